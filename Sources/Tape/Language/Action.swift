package import Foundation
package import Simulation

/// What a line makes happen.
package enum Action: Hashable, Sendable {
  case tap(Target)
  /// Holds a finger down; a choice is one of the characters that a key then offers.
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

/// Where a finger goes.
package enum Target: Hashable, Sendable {
  case label(String)
  case point(CGPoint)
  /// A key of the on-screen keyboard, by what stands on it or by its name.
  case key(String)
}

/// A stroke on a hardware keyboard.
package enum HardwareStroke: Hashable, Sendable {
  case key(HardwareKey, KeyModifiers)
  case text(String)
  case copy
  case cut
}

/// What one finger does at a moment.
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

/// What can be asked of the on-screen keyboard.
package enum KeyboardOrder: String, CaseIterable, Hashable, Sendable {
  case hide, show, dock, undock, split, float
}

/// The direction of a rotation.
package enum Turn: String, CaseIterable, Hashable, Sendable { case left, right }
