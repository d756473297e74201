package import Foundation
package import InterfaceStyles
import KeyboardAvoidance

/// How an iPad's keyboard stands, and where a finger has moved it.
package struct KeyboardDocking: Hashable, Sendable {
  /// How the keyboard stands when it is shown; it is remembered while it is hidden.
  package private(set) var arrangement = KeyboardArrangement.docked
  /// The finger that moves the keyboard.
  private var drag: Drag?
  /// From the screen's bottom to an undocked keyboard, once a finger has moved it.
  private var lift: CGFloat?
  /// Where a floating keyboard stands, once a finger has moved it.
  private var floatingOrigin: CGPoint?

  private struct Drag: Hashable {
    var touch: Int
    /// From the keyboard's origin to the finger.
    var grip: CGSize
  }

  /// How near to the bottom edge a keyboard docks when it is released, in points.
  private static let dockDistance: CGFloat = 40

  /// Creates a docked keyboard that nobody has moved.
  package init() {}

  /// Whether the keyboard stands at the bottom edge, or would if it were shown.
  package var isDocked: Bool { arrangement == .docked }

  /// Lets the keyboard stand in an arrangement where nobody has moved it yet.
  package mutating func arrange(_ arrangement: KeyboardArrangement) {
    self = KeyboardDocking()
    self.arrangement = arrangement
  }

  // MARK: Frames

  /// Returns the frame of a keyboard at rest in the present arrangement.
  package func frame(
    of keyboard: OnScreenKeyboard.Configuration, in metrics: WindowMetrics,
    _ style: InterfaceStyle.FloatingKeyboard
  ) -> CGRect {
    let screen = metrics.screen
    let isBarOnly = keyboard.visiblePart != .whole
    switch arrangement {
    case .undocked where !isBarOnly, .split where !isBarOnly:
      return CGRect(
        x: 0, y: screen.height - keyboard.height - lift(of: keyboard, metrics),
        width: screen.width, height: keyboard.height)
    case .floating where !isBarOnly: return floatingFrame(keyboard, metrics, style)
    default:
      return CGRect(
        x: 0, y: screen.height - keyboard.visibleHeight, width: screen.width,
        height: keyboard.height)
    }
  }

  /// From the screen's bottom to an undocked keyboard; at first a third of the space above it.
  private func lift(
    of keyboard: OnScreenKeyboard.Configuration, _ metrics: WindowMetrics
  ) -> CGFloat {
    let space = max(0, metrics.screen.height - keyboard.height - metrics.screenSafeArea.top)
    return min(max(0, lift ?? (space / 3).rounded()), space)
  }

  /// At first in the middle, above the handle and the safe area.
  private func floatingFrame(
    _ keyboard: OnScreenKeyboard.Configuration, _ metrics: WindowMetrics,
    _ style: InterfaceStyle.FloatingKeyboard
  ) -> CGRect {
    let size = CGSize(width: style.size.width, height: keyboard.height)
    let screen = metrics.screen
    let space = CGSize(
      width: max(0, screen.width - size.width),
      height: max(0, screen.height - size.height - style.handleHeight))
    let wanted =
      floatingOrigin
      ?? CGPoint(
        x: (space.width / 2).rounded(),
        y: space.height - metrics.screenSafeArea.bottom - style.bottomMargin)
    return CGRect(
      origin: CGPoint(
        x: min(max(0, wanted.x), space.width), y: min(max(0, wanted.y), space.height)),
      size: size)
  }

  // MARK: Under a finger

  /// Lets a finger take the keyboard at its frame; one that was docked is undocked by that.
  package mutating func beginDrag(_ touch: Touch, frame: CGRect) {
    drag = Drag(
      touch: touch.id,
      grip: CGSize(
        width: touch.location.x - frame.minX, height: touch.location.y - frame.minY))
    if isDocked { arrangement = .undocked }
  }

  /// Whether any finger moves the keyboard.
  package var isDragged: Bool { drag != nil }
  /// Whether this finger moves the keyboard.
  package func isDragged(by touch: Int) -> Bool { drag?.touch == touch }

  /// Moves the keyboard with its finger.
  package mutating func drag(
    to point: CGPoint, _ keyboard: OnScreenKeyboard.Configuration, in metrics: WindowMetrics
  ) {
    guard let drag else { return }
    let wanted = CGPoint(x: point.x - drag.grip.width, y: point.y - drag.grip.height)
    if arrangement == .floating {
      floatingOrigin = wanted
    } else {
      lift = metrics.screen.height - keyboard.height - wanted.y
    }
  }

  /// Forgets the finger that moves the keyboard; the keyboard stays.
  package mutating func cancelDrag() { drag = nil }

  /// Releases the keyboard at a frame; near the bottom edge it docks.
  package mutating func endDrag(
    at frame: CGRect, in metrics: WindowMetrics, _ style: InterfaceStyle.FloatingKeyboard
  ) {
    drag = nil
    let handle = arrangement == .floating ? style.handleHeight : 0
    let space = metrics.screen.height - frame.maxY - handle
    if space < Self.dockDistance, space < metrics.screen.height / 4 { arrange(.docked) }
  }
}
