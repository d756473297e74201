package import Foundation
package import KeyboardLayouts

/// The fingers on the keys: pressed keys, long presses, alternatives and the caret drag.
package struct KeyPresses: Hashable, Sendable {
  /// What a finger on the keys means.
  package enum Output: Hashable {
    /// A key was pressed and released.
    case key(KeyAction)
    /// An alternative of a held key was chosen.
    case text(String)
    /// A held delete key deletes once more.
    case deletes(byWord: Bool)
    /// A finger rests on the space bar.
    case holdsSpace(touch: Int)
    /// The finger that drags the caret is at a point of the screen.
    case dragsCaret(to: CGPoint)
  }

  /// Pressed keys by the touch that presses them.
  package private(set) var pressed: [Int: Key] = [:]
  /// What held keys offer, by the touch that holds them.
  package private(set) var alternatives: [Int: KeyAlternatives] = [:]
  /// The finger that moves the caret from the space bar; nil without.
  package private(set) var caretDrag: CaretDrag?
  private var holds: [Int: LongPress] = [:]

  /// Creates presses without fingers.
  package init() {}

  /// Moves a finger on the keyboard: it presses the key under it, or selects among alternatives.
  ///
  /// - Parameters:
  ///   - touch: the finger, in screen coordinates.
  ///   - point: the same point in the keyboard's coordinates.
  ///   - geometry: the keys; nil for none.
  ///   - time: the device's clock, in seconds.
  package mutating func touch(
    _ touch: Touch, at point: CGPoint, _ geometry: KeyboardGeometry?, time: TimeInterval
  ) -> Output? {
    if alternatives[touch.id] != nil {
      alternatives[touch.id]?.follow(point)
      return nil
    }
    if let caretDrag {
      return caretDrag.touch == touch.id ? .dragsCaret(to: touch.location) : nil
    }
    let key = geometry?.key(at: point)
    pressed[touch.id] = key
    if holds[touch.id]?.key != key?.id {
      holds[touch.id] = key.map { LongPress($0, at: time) }
    }
    return nil
  }

  /// Lifts a finger from its key.
  package mutating func release(_ touch: Int) -> Output? {
    let key = pressed.removeValue(forKey: touch)
    let hold = holds.removeValue(forKey: touch)
    if endCaretDrag(touch) { return nil }
    if let choice = alternatives.removeValue(forKey: touch) {
      return choice.text.map(Output.text)
    }
    guard let key, hold?.repetitions ?? 0 == 0 else { return nil }
    return .key(key.action)
  }

  /// Lets a finger press nothing any more.
  package mutating func cancel(_ touch: Int) {
    endCaretDrag(touch)
    pressed[touch] = nil
    alternatives[touch] = nil
    holds[touch] = nil
  }

  /// Lets all fingers press nothing any more.
  package mutating func reset() { self = KeyPresses() }

  /// The fingers whose keys act before another finger presses one: two fast thumbs lose none.
  package var committable: [Int] {
    guard caretDrag == nil else { return [] }
    return pressed.sorted { $0.key < $1.key }.filter { $0.value.action.isCommitted }.map(\.key)
  }

  // MARK: Long presses

  /// The finger whose long press means something next, and when.
  package var nextHold: (touch: Int, time: TimeInterval)? {
    holds.compactMap { touch, hold in hold.due.map { (touch, $0) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// Acts on a long press: once with alternatives, or again and again with a deletion.
  ///
  /// - Parameters:
  ///   - touch: the id of the finger whose long press is due.
  ///   - point: where the finger is, in the keyboard's coordinates.
  ///   - geometry: the keys; nil for none.
  ///   - canDelete: whether anything is left that a deletion backwards would remove.
  package mutating func fireHold(
    of touch: Int, at point: CGPoint?, _ geometry: KeyboardGeometry?, canDelete: Bool
  ) -> Output? {
    guard var hold = holds[touch], let due = hold.due, let key = pressed[touch] else {
      holds[touch] = nil
      return nil
    }
    defer { holds[touch] = hold }
    hold.due = nil
    switch key.action {
    case .space: return .holdsSpace(touch: touch)
    case .delete:
      hold.repetitions += 1
      guard canDelete else { return nil }
      hold.due = due + LongPress.interval
      return .deletes(byWord: hold.repetitions > LongPress.charactersBeforeWords)
    default:
      alternatives[touch] = point.flatMap { geometry?.choice(of: key, at: $0) }
      return nil
    }
  }

  /// A held key offers alternatives, repeats, or moves the caret.
  package var holdActivity: Activity { Activity(nextAction: nextHold?.time) }

  // MARK: Moving the caret

  /// Lets a finger that rests on the space bar move the caret from now on.
  package mutating func beginCaretDrag(_ touch: Int, at point: CGPoint) {
    guard caretDrag == nil else { return }
    caretDrag = CaretDrag(touch: touch, finger: point)
  }

  /// Moves the finger that moves the caret, which now stands so far from where it was brought.
  package mutating func moveCaretDrag(to point: CGPoint, remainder: CGPoint) {
    caretDrag?.finger = point
    caretDrag?.remainder = remainder
  }

  /// Ends the drag if this finger moves the caret; returns whether it did.
  @discardableResult
  private mutating func endCaretDrag(_ touch: Int) -> Bool {
    guard caretDrag?.touch == touch else { return false }
    caretDrag = nil
    return true
  }
}

extension KeyAction {
  /// Whether another finger's key makes this one act at once: what types, and what the next key needs.
  fileprivate var isCommitted: Bool {
    switch self {
    case .character, .space, .delete, .shift, .capsLock, .page: true
    case .return, .globe, .emoji, .emojiCategory, .dictation, .dismiss, .tab: false
    }
  }
}
