package import DeviceProfiles
package import Foundation
package import KeyboardAvoidance
package import KeyboardLayouts

/// All that can happen to a phone from outside.
package enum Event: Hashable, Sendable {
  case touch(Touch)
  /// A wheel or track pad over a point; positive moves the content up, and to the left.
  case wheel(dx: CGFloat = 0, dy: CGFloat, at: CGPoint)
  /// Text typed or committed by the host's keyboard or input method.
  case text(String)
  /// Text that the host's input method is composing; empty ends it.
  case composition(String)
  case key(HardwareKey, KeyModifiers)
  case copy
  case cut
  case paste(String)
  case device(DeviceProfile, id: String, SystemVersion)
  case orientation(Orientation)
  case appearance(PhoneSettings.Appearance)
  case contentSize(ContentSize)
  case statusBar(StatusBar)
  case accessibility(Accessibility)
  case layout(KeyboardLayout)
  /// Goes to the next enabled language, as the globe key does.
  case nextLayout
  case keyboardType(KeyboardType?)
  case softwareKeyboard(Bool)
  case hardwareKeyboard(Bool)
  case predictiveBar(Bool)
  /// Docks, undocks, splits or floats an iPad's keyboard; a phone's stays docked.
  case keyboardArrangement(KeyboardArrangement)
  /// A notification from outside, as of another app's keyboard; the phone's own keyboard stays.
  case notification(KeyboardNotification)
  case scene(Scene)
  case strategy(String)
}

/// One finger, or the mouse, at a moment.
package struct Touch: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  package var id: Int
  package var phase: Phase
  /// In screen coordinates of the present orientation.
  package var location: CGPoint

  package init(id: Int = 0, _ phase: Phase, at location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// Keys of a hardware keyboard that do something else than type a character.
package enum HardwareKey: String, CaseIterable, Hashable, Sendable {
  case `return`, tab, escape, backspace, delete, left, right, up, down, home, end, selectAll
  case undo, redo
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  /// Control or Option: move by words.
  package static let word = KeyModifiers(rawValue: 2)
}
