package import Foundation
package import KeyboardAvoidance
package import KeyboardLayouts

/// The keyboard on the screen: what it shows, where it is and where it is going.
package struct OnScreenKeyboard: Hashable, Sendable {
  /// The word in the state report.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// None is wanted, also while it still sinks; else the arrangement's own word.
    case hidden, docked, undocked, split, floating
  }

  /// A keyboard of one kind: two equal ones look and measure the same.
  package struct Form: Hashable, Sendable {
    /// How much of it is on the screen while a hardware keyboard types.
    package var extent = Extent.whole
    /// What the focused field asks for, unless the settings say another type.
    package var type: KeyboardType
    /// Which word stands on the return key.
    package var returnKey: ReturnKey
    /// Whether the bar of predictions stands above the keys; on an iPad it is the shortcut bar.
    package var hasBar: Bool
    /// In points: accessory toolbar, bar, keys and dock.
    package var height: CGFloat
    /// How much of the height stands above the screen's bottom edge, in points.
    package var rise: CGFloat
    /// Height of the toolbar above everything else; 0 without one.
    package var accessory: CGFloat = 0
  }

  /// What of a keyboard is on the screen.
  package enum Extent: Hashable, Sendable {
    /// The keyboard with all that stands above its keys.
    case whole
    /// An iPad's bar alone, while a hardware keyboard types: the keys are below the screen.
    case shortcutBar
    /// The accessory toolbar alone, while a hardware keyboard types.
    case accessory
  }

  /// Whether a keyboard is wanted; one that still sinks is on the screen but not visible.
  package internal(set) var isVisible = false
  /// What is shown, and while it leaves, what was; nil before the first keyboard.
  package var form: Form?
  /// The upper edge's way, in screen coordinates.
  package var top: ValueAnimation
  /// How it comes or goes where motion is reduced; nil before the first time.
  package internal(set) var fade: KeyboardFade?
  /// The left edge, in screen coordinates; only one that floats has another than 0.
  package internal(set) var left: CGFloat = 0
  /// The end frame that was notified last.
  package var notifiedFrame: CGRect
  /// Which page the keys show, and whether shift is raised or locked.
  package var keys = KeyState()
  /// Pressed keys by the touch that presses them.
  package var pressed: [Int: Key] = [:]
  /// What held keys offer, by the touch that holds them.
  package internal(set) var choices: [Int: KeyAlternatives] = [:]
  /// Keys lit by a hardware keyboard, by their id, and until when.
  package internal(set) var lit: [String: TimeInterval] = [:]
  /// The finger that moves the caret from the space bar; nil without.
  package internal(set) var caretDrag: CaretDrag?

  /// Makes a keyboard that waits below the bottom edge of a screen, and was never shown.
  package init(screen: CGRect) {
    top = ValueAnimation(at: screen.height)
    notifiedFrame = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
  }

  /// Where the keyboard is seen at a time, whole, also where it reaches below the screen.
  ///
  /// A docked one that has become lower and still sinks reaches down to the screen's edge all the
  /// same.
  package func frame(
    at time: TimeInterval, screen: CGRect, _ arrangement: KeyboardArrangement
  ) -> CGRect {
    let y = top.value(at: time)
    let height = form?.height ?? 0
    switch arrangement {
    case .docked:
      return CGRect(x: 0, y: y, width: screen.width, height: max(height, screen.height - y))
    case .undocked, .split: return CGRect(x: 0, y: y, width: screen.width, height: height)
    case .floating:
      return CGRect(x: left, y: y, width: FloatingKeyboard.size.width, height: height)
    }
  }
}

/// A docked keyboard that fades in or out in its place, while its frame has changed at once.
package struct KeyboardFade: Hashable, Sendable {
  /// From 0 to 1.
  package var opacity: ValueAnimation
  /// The upper edge, in screen coordinates.
  package var top: CGFloat
}

/// How a keyboard stands on the screen; only iPads know others than docked.
package enum KeyboardArrangement: String, CaseIterable, Hashable, Sendable {
  /// At the bottom edge, from side to side; the only one that insets content.
  case docked
  /// From side to side, with room below.
  case undocked
  /// As undocked, in two halves at the sides.
  case split
  /// As small as a phone's, anywhere.
  case floating

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
}
