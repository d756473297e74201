package import Foundation

/// How a keyboard stands on the screen; only iPads know others than docked.
package enum KeyboardArrangement: String, CaseIterable, Hashable, Sendable {
  /// At the bottom edge, from side to side; the only one that insets content.
  case docked
  /// From side to side, with space below.
  case undocked
  /// As undocked, in two halves at the sides.
  case split
  /// As small as a phone's, anywhere.
  case floating

  /// The word in the state report for a keyboard that is shown in this arrangement.
  var mode: OnScreenKeyboard.Mode {
    switch self {
    case .docked: .docked
    case .undocked: .undocked
    case .split: .split
    case .floating: .floating
    }
  }
}

/// Measures of an iPad's floating keyboard, in points.
package enum FloatingKeyboard {
  /// A bar of 38 and keys of 216; source: Cantoboard's `LayoutConstants.swift`.
  package static let size = CGSize(width: 320, height: 254)
  /// Of the bar with the predictions; same source as the size.
  package static let barHeight: CGFloat = 38
  /// Of the four rows of keys, as on a phone in portrait.
  package static let keysHeight: CGFloat = 216
  /// The grab bar under it, by which it is dragged; nobody has measured it, so it is not in the frame.
  package static let handleHeight: CGFloat = 20
  /// Below the handle, to the safe area, where it stands at first; by eye.
  static let bottomMargin: CGFloat = 20
}
