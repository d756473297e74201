public import Foundation

/// Where an end frame leaves the keyboard.
public enum KeyboardPlacement: String, CaseIterable, Hashable, Sendable {
  /// Not on the screen.
  case hidden
  /// On the screen and down at its bottom edge: the only placement that insets content.
  case docked
  /// On the screen with room below: undocked, split or floating.
  case floating
  /// Not to be taken as a placement: a keyboard being dragged, or a frame that is none.
  case ignored

  /// Distances below this many points do not count; the smallest pixel is a third of a point.
  ///
  /// Keyboards of other makers report frames that are off by fractions of a pixel.
  public static let tolerance: CGFloat = 0.1
}

extension KeyboardNotification {
  /// Tells where the end frame leaves the keyboard on a screen; both in screen coordinates.
  ///
  /// A hide means hidden whatever its frame says. `beneath` is the height of screen below the app's
  /// window, in points: in Slide Over the end frame leaves it out although the keyboard is at the
  /// screen's bottom. Without an end frame, and with numbers that are not finite, the notification
  /// is ignored. The zero rectangle is what a dragged keyboard reports with a change of frame; in a
  /// show it stands for a floating keyboard that has no place yet.
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
  /// Where this keyboard frame lies, going by the part of it that is on the screen.
  fileprivate func placement(onScreen screen: CGRect) -> KeyboardPlacement {
    let visible = overlap(with: screen)
    let tolerance = KeyboardPlacement.tolerance
    guard visible.width >= tolerance, visible.height >= tolerance else { return .hidden }
    return maxY < screen.maxY - tolerance ? .floating : .docked
  }

  /// This keyboard frame moved down by the screen below the window, unless it ends there already.
  func shiftedDown(by beneath: CGFloat, onScreen screen: CGRect) -> CGRect {
    let isAtBottom = abs(maxY - screen.maxY) < KeyboardPlacement.tolerance
    return isAtBottom ? self : offsetBy(dx: 0, dy: max(0, beneath.finiteOrZero))
  }
}
