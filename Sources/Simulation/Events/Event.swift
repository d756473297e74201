package import Foundation
package import KeyboardAvoidance
package import KeyboardLayouts

/// All that can happen to a phone from outside.
package enum Event: Hashable, Sendable {
  /// A finger comes down, moves or lifts; on places that are no numbers it stays where it was.
  case touch(Touch)
  /// A wheel or track pad over a point; positive moves the content up, and to the left.
  case wheel(dx: CGFloat = 0, dy: CGFloat, at: CGPoint)
  /// Text typed or committed by the host's keyboard or input method.
  case text(String)
  /// Text that the host's input method is composing; empty ends it.
  case composition(String)
  /// A key of the hardware keyboard that types no character; it means nothing without a focus.
  case key(HardwareKey, KeyModifiers)
  /// Puts the selected text on the phone's own pasteboard; a secured field gives nothing away.
  case copy
  /// Copies the selected text and deletes it; nothing happens in a secured field.
  case cut
  /// Puts a text in place of the selection, in one step; what exceeds the limit is left out.
  case paste(String)
  /// Replaces all settings; focus and texts stay.
  ///
  /// On another screen all that moves is at its end at once, and the keyboard comes back without moving
  /// there. An arrangement that the device does not have is ignored.
  case settings(DeviceSettings)
  /// Goes to the next enabled language, as the globe key does.
  case nextLayout
  /// A notification from outside, as of another app's keyboard; the phone's own keyboard stays.
  case notification(KeyboardNotification)
  /// Shows another scene from its beginning: texts, offset and focus of the old one are lost.
  case scene(Scene)
}

extension Event {
  /// Returns the event with other languages for the globe key, where it sets any.
  package func enabling(_ layouts: [KeyboardLayout]) -> Event {
    guard case .settings(var settings) = self else { return self }
    settings.enable(layouts)
    return .settings(settings)
  }
}

extension SimulatedDevice {
  /// Returns the event that changes one setting and leaves the others.
  package func setting<Value>(
    _ path: WritableKeyPath<DeviceSettings, Value>, to value: Value
  ) -> Event {
    var settings = settings
    settings[keyPath: path] = value
    return .settings(settings)
  }
}

/// One finger, or the mouse, at a moment.
package struct Touch: Hashable, Sendable {
  /// What the finger does; a cancelled one was taken over by the system and taps nothing.
  package enum Phase: Hashable, Sendable {
    /// It comes down; one that is down already with the same id is cancelled before.
    case began
    /// It is somewhere else; up to ten points from its beginning it may still be a tap.
    case moved
    /// It is lifted, which is a tap where it has not moved far.
    case ended
    /// The system took it over: it taps nothing, and what it held is let go.
    case cancelled
  }

  /// Tells fingers apart that are down at the same time; one that is lifted may come back.
  package var id: Int
  /// Where in its way the finger is; a phase without a beginning before it means nothing.
  package var phase: Phase
  /// In screen coordinates of the present orientation.
  package var location: CGPoint

  /// Makes a touch of one finger; whoever has a single finger may leave out the id.
  package init(id: Int = 0, _ phase: Phase, at location: CGPoint) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}

/// Keys of a hardware keyboard that do something else than type a character.
package enum HardwareKey: String, CaseIterable, Hashable, Sendable {
  /// Ends a line in a text view; in a field it goes to the next one, or leaves.
  case `return`
  /// Goes to the next editable row, with shift to the one before; past the ends nothing happens.
  case tab
  /// Takes the focus away, so that the keyboard leaves.
  case escape
  /// Deletes backwards: the selection, a character, or with `word` what is left of a word.
  case backspace
  /// Deletes forwards: the selection or a character.
  case delete
  /// Move the caret to that side of the text, whichever way it reads; with `word` by words.
  case left, right
  /// Move the caret by a line; in a single line, to its beginning and end.
  case up, down
  /// Move the caret to the beginning and the end of its line.
  case home, end
  /// Selects the whole text of the field.
  case selectAll
  /// Take the last change of the focused text back, and make it again.
  case undo, redo
}

/// What is held down with a key of the hardware keyboard.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The sum of the bits of what is held.
  package let rawValue: Int
  /// Takes bits as they are; unknown ones mean nothing.
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// Extends the selection, and lets tab go backwards.
  package static let shift = KeyModifiers(rawValue: 1)
  /// Control or Option: move by words.
  package static let word = KeyModifiers(rawValue: 2)
}
