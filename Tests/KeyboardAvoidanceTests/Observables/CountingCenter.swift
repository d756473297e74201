import Foundation
import KeyboardAvoidance

/// A notification center that counts the observers added to it and removed.
final class CountingCenter: ObserverRegistry {
  let center = NotificationCenter()
  private(set) var added = 0
  private(set) var removed = 0

  var observers: Int { added - removed }

  func addKeyboardObserver(
    _ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    added += 1
    return center.addKeyboardObserver(name, block)
  }

  func removeKeyboardObserver(_ token: any NSObjectProtocol) {
    removed += 1
    center.removeKeyboardObserver(token)
  }
}

/// What the tests of observables post and where.
enum Sample {
  static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  static let frame = CGRect(x: 0, y: 516, width: 393, height: 336)
  static let context = AvoidanceContext(screen: screen, view: screen, safeAreaBottom: 34)
  static let show = KeyboardNotification(name: .willShow, endFrame: frame)
  static let hide = KeyboardNotification(name: .willHide, endFrame: frame)
}

extension NotificationCenter {
  func post(_ notification: KeyboardNotification) {
    post(notification.notification())
  }
}
