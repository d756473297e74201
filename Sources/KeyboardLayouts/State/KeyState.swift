/// Which page and shift state the keyboard is in.
package struct KeyState: Hashable, Sendable {
  /// The state of shift; `locked` is caps lock.
  package enum Shift: Hashable, Sendable { case off, on, locked }

  package private(set) var page: KeyboardPage
  package private(set) var shift: Shift
  /// The category of the emoji page; nil while letters, numbers or symbols are shown.
  package private(set) var emoji: EmojiCategory?
  /// When shift was last pressed, in seconds; nil once anything else has happened.
  private var lastShiftPress: Double?

  /// When space was last pressed, in seconds; nil once another key was.
  private var lastSpacePress: Double?

  /// Two presses of space within this many seconds end a sentence.
  package static let doubleSpaceInterval = 0.5

  /// Two presses of shift within this many seconds lock capitals.
  package static let doublePressInterval = 0.3

  package init(page: KeyboardPage = .letters, shift: Shift = .off) {
    self.page = page
    self.shift = shift
  }

  package var isUppercase: Bool { shift != .off }

  /// Turns shift on or off; a second press soon after the first locks it, also where it was raised.
  package mutating func pressShift(at time: Double) {
    if let last = lastShiftPress, time - last <= Self.doublePressInterval {
      shift = .locked
      lastShiftPress = nil
    } else {
      lastShiftPress = shift == .locked ? nil : time
      shift = shift == .off ? .on : .off
    }
  }

  /// Locks capitals or lets them go.
  package mutating func pressCapsLock() {
    shift = shift == .locked ? .off : .locked
    lastShiftPress = nil
  }

  /// Shows a page of keys instead of the emoji.
  package mutating func show(_ page: KeyboardPage) {
    self.page = page
    emoji = nil
  }

  /// Shows the emoji of a category.
  package mutating func show(_ category: EmojiCategory) { emoji = category }

  /// Records a press of space before it is typed; returns whether it is the second of two.
  package mutating func pressSpace(at time: Double) -> Bool {
    let isSecond = lastSpacePress.map { time - $0 <= Self.doubleSpaceInterval } ?? false
    lastSpacePress = isSecond ? nil : time
    return isSecond
  }

  /// Settles the state after a character: shift drops, and space or apostrophe leave the numbers.
  package mutating func typed(_ character: String) {
    if shift == .on { shift = .off }
    lastShiftPress = nil
    if character != " " { lastSpacePress = nil }
    if page != .letters, character == " " || character == "'" { page = .letters }
  }

  /// Raises shift where a sentence begins, and drops it elsewhere; a lock stays.
  package mutating func autocapitalize(_ atSentenceStart: Bool) {
    guard shift != .locked else { return }
    shift = atSentenceStart ? .on : .off
    lastShiftPress = nil
  }
}
