package import Foundation
import InterfaceStyles
package import KeyboardAvoidance

/// Docking, undocking, splitting and floating.
extension OnScreenKeyboard {
  /// Lets the keyboard stand in another arrangement; nil if nothing is to be seen of that.
  package mutating func arrange(
    _ arrangement: KeyboardArrangement, in environment: KeyboardEnvironment
  ) -> Output? {
    let wasDocked = docking.isDocked
    docking.arrange(arrangement)
    guard isVisible, let wanted = requested(in: environment) else { return nil }
    releaseKeys()
    return moveHome(
      wanted, wasDocked: wasDocked, duration: KeyboardTiming.duration, releasesKeys: true,
      in: environment)
  }

  /// Moves to where a keyboard rests in the present arrangement.
  private mutating func moveHome(
    _ wanted: Configuration, wasDocked: Bool, duration: TimeInterval, releasesKeys: Bool = false,
    in environment: KeyboardEnvironment
  ) -> Output {
    configuration = wanted
    let isDocked = docking.isDocked
    return move(
      to: frame(of: wanted, environment), from: position.notifiedFrame,
      isDocked ? .show : wasDocked ? .hide : .change, duration: duration,
      offset: isDocked ? .remembered : wasDocked ? .restored : .kept, releasesKeys: releasesKeys,
      in: environment)
  }

  // MARK: Under a finger

  /// Lets a finger take the keyboard; one that was docked is undocked by that.
  ///
  /// While it is dragged its end frame is notified as the zero rectangle, which means nothing.
  package mutating func beginDrag(_ touch: Touch, in environment: KeyboardEnvironment) -> Output? {
    guard !docking.isDragged, configuration?.visiblePart == .whole else { return nil }
    let wasDocked = docking.isDocked
    docking.beginDrag(
      touch,
      frame: frame(at: environment.time, screen: environment.metrics.screen, environment.style))
    return move(
      to: .zero, from: position.notifiedFrame, wasDocked ? .hide : .change, duration: 0,
      offset: wasDocked ? .restored : .kept, in: environment)
  }

  /// Moves the keyboard with its finger.
  package mutating func drag(_ touch: Touch, in environment: KeyboardEnvironment) {
    guard docking.isDragged(by: touch.id), let configuration else { return }
    docking.drag(to: touch.location, configuration, in: environment.metrics)
    position.place(at: frame(of: configuration, environment).origin)
  }

  /// Releases the keyboard: near the bottom edge it docks.
  package mutating func endDrag(_ touch: Touch, in environment: KeyboardEnvironment) -> Output? {
    guard docking.isDragged(by: touch.id), let configuration else { return nil }
    let frame = frame(at: environment.time, screen: environment.metrics.screen, environment.style)
    position.notify(frame)
    docking.endDrag(at: frame, in: environment.metrics, environment.style.floatingKeyboard)
    return moveHome(
      requested(in: environment) ?? configuration, wasDocked: false,
      duration: docking.isDocked ? KeyboardTiming.duration : 0, in: environment)
  }

  // MARK: Dragging away with the content

  /// Lets a docked keyboard follow the finger that scrolls, once that has come down into it.
  ///
  /// Nothing is notified while it is dragged. Strategies that follow the keyboard by themselves do;
  /// the offset is left to the finger.
  ///
  /// `y` is the finger's height on the screen, with the scene's padding.
  package mutating func follow(
    _ touch: Int, at y: CGFloat, in environment: KeyboardEnvironment
  ) -> Output? {
    guard isVisible, docking.isDocked, let configuration else { return nil }
    let screen = environment.metrics.screen
    let isNew = !position.isDismissing
    if isNew {
      guard y >= frame(at: environment.time, screen: screen, environment.style).minY else {
        return nil
      }
      position.beginDismissal(by: touch)
      releaseKeys()
    }
    guard position.isDismissing(by: touch) else { return nil }
    position.place(
      at: CGPoint(
        x: 0,
        y: KeyboardInset.keyboardTop(
          underDragAt: y, screenHeight: screen.height, keyboardHeight: configuration.visibleHeight)
      ))
    return .followsFinger(releasesKeys: isNew)
  }

  /// Releases a keyboard that a finger drags away; only leaving is notified.
  ///
  /// The velocity is the finger's downwards, in points per second.
  package mutating func endDismissal(
    velocity: CGFloat, isCancelled: Bool, in environment: KeyboardEnvironment
  ) -> Output? {
    guard position.isDismissing, let configuration else { return nil }
    let screen = environment.metrics.screen
    let isLeaving = position.endDismissal(
      from: frame(at: environment.time, screen: screen, environment.style),
      home: frame(of: configuration, environment), velocity: velocity, isCancelled: isCancelled,
      screen: screen, at: environment.time)
    return isLeaving ? .dismissed : .returned
  }

  // MARK: For a strategy that comes late

  /// The notifications that a strategy would have received of the keyboard that is shown.
  package func standingNotifications(in metrics: WindowMetrics) -> [KeyboardNotification] {
    guard isVisible else { return [] }
    let frame = position.notifiedFrame.notified(in: metrics)
    let names: [KeyboardNotification.Name] =
      docking.isDocked ? [.willChangeFrame, .willShow] : [.willChangeFrame]
    return names.map {
      KeyboardNotification(name: $0, beginFrame: frame, endFrame: frame, duration: 0)
    }
  }
}
