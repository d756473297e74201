package import Foundation
package import Simulation

/// The action of a line.
package enum Action: Hashable, Sendable {
  case tap(Target)
  /// Holds a finger down; the choice is an alternative character of a key.
  case longPress(Target, choice: String?)
  case drag(from: CGPoint, to: CGPoint, TimeInterval)
  case touch(TouchMove, CGPoint, finger: Int)
  case wheel(CGPoint, down: CGFloat, aside: CGFloat)
  case type(String)
  case paste(String)
  case compose(String)
  case press(HardwareStroke)
  case keyboard(KeyboardOrder)
  case rotate(Turn)
  case sleep(TimeInterval)
  case waitSettled
  case hide
  case show
  case screenshot(String)
  case set(Setting)
  case expect(Expectation)
}

/// The target of a finger.
package enum Target: Hashable, Sendable {
  case label(String)
  case point(CGPoint)
  /// A key of the on-screen keyboard, by its label or id.
  case key(String)
}

/// A keystroke on a hardware keyboard.
package enum HardwareStroke: Hashable, Sendable {
  case key(HardwareKey, KeyModifiers)
  case text(String)
  case copy
  case cut
}

/// The phase of one finger.
package enum TouchMove: String, CaseIterable, Hashable, Sendable {
  case down, move, up, cancel

  var phase: Touch.Phase {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }

  init(_ phase: Touch.Phase) {
    switch phase {
    case .began: self = .down
    case .moved: self = .move
    case .ended: self = .up
    case .cancelled: self = .cancel
    }
  }
}

/// An order to the on-screen keyboard.
package enum KeyboardOrder: String, CaseIterable, Hashable, Sendable {
  case hide, show, dock, undock, split, float
}

/// The direction of a rotation.
package enum Turn: String, CaseIterable, Hashable, Sendable { case left, right }
