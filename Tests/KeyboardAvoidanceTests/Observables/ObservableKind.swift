import Foundation
import KeyboardAvoidance

/// The observables there are, for tests of what they share.
enum ObservableKind: CaseIterable, Sendable {
  case responder
  case observer
  case guide

  @MainActor
  func make(hearing registry: any ObserverRegistry) -> AnyObject {
    let state = KeyboardState()
    return switch self {
    case .responder: KeyboardResponder(in: Sample.context, state: state, registry: registry)
    case .observer: KeyboardObserver(in: Sample.context, state: state, registry: registry)
    case .guide: KeyboardLayoutGuide(in: Sample.context, state: state, registry: registry)
    }
  }
}

/// The height that an observable publishes; nil for anything else.
@MainActor
func shownHeight(of object: AnyObject?) -> CGFloat? {
  switch object {
  case let responder as KeyboardResponder: responder.keyboardHeight
  case let observer as KeyboardObserver: observer.height
  case let guide as KeyboardLayoutGuide: guide.height
  default: nil
  }
}
