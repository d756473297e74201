import Foundation

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
