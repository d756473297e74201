public import Foundation

/// The placement of the keyboard after an end frame.
public enum KeyboardPlacement: String, CaseIterable, Hashable, Sendable {
  /// The keyboard is not on the screen.
  case hidden
  /// The keyboard is at the bottom edge of the screen: the only placement that insets content.
  case docked
  /// The keyboard is on the screen with space below it: undocked, split or floating.
  case floating
  /// The frame says nothing about the placement: the keyboard is being dragged, or the frame is
  /// missing or invalid.
  case ignored

  /// Smaller distances count as zero, in points; the smallest pixel is a third of a point.
  ///
  /// Third-party keyboards report frames that are off by fractions of a pixel.
  public static let tolerance: CGFloat = 0.1
}

extension KeyboardNotification {
  /// Returns the placement of the keyboard on a screen after a notification; both in screen
  /// coordinates.
  ///
  /// A hide means hidden, whatever its frame is. `beneath` is the height of the screen below the
  /// app's window in points: in Slide Over, the end frame does not include it although the keyboard
  /// is at the bottom of the screen. A notification without an end frame, or with numbers that are
  /// not finite, is ignored. A dragged keyboard reports the zero rectangle with a change of frame;
  /// in a show, it means a floating keyboard without a position yet.
  public func placement(
    onScreen screen: CGRect, beneath: CGFloat = 0
  ) -> KeyboardPlacement {
    guard let frame = endFrame else { return .ignored }
    if name.isHide { return .hidden }
    guard frame.isFinite else { return .ignored }
    if frame == .zero { return name.isChangeOfFrame ? .ignored : .floating }
    return frame.shiftedDown(by: beneath, onScreen: screen).placement(onScreen: screen)
  }
}

extension CGRect {
  /// The placement of this keyboard frame, judged by the part that is on the screen.
  fileprivate func placement(onScreen screen: CGRect) -> KeyboardPlacement {
    let visible = overlap(with: screen)
    let tolerance = KeyboardPlacement.tolerance
    guard visible.width >= tolerance, visible.height >= tolerance else { return .hidden }
    return maxY < screen.maxY - tolerance ? .floating : .docked
  }

  /// This keyboard frame moved down by the height of the screen below the window, unless it already
  /// ends there.
  func shiftedDown(by beneath: CGFloat, onScreen screen: CGRect) -> CGRect {
    let isAtBottom = abs(maxY - screen.maxY) < KeyboardPlacement.tolerance
    return isAtBottom ? self : offsetBy(dx: 0, dy: max(0, beneath.finiteOrZero))
  }
}
