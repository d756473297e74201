import Foundation
import KeyboardLayouts

/// A finger that rests on a key, and when that means something.
struct LongPress: Hashable, Sendable {
  /// Seconds until a held key offers its alternatives or begins to repeat.
  static let delay: TimeInterval = 0.5
  /// Seconds from one repetition to the next.
  static let interval: TimeInterval = 0.1
  /// After so many characters whole words are deleted.
  static let charactersBeforeWords = 20

  var key: String
  /// When something happens next if the finger stays; nil if nothing does.
  var due: TimeInterval?
  var repetitions = 0

  init(_ key: Key, at time: TimeInterval) {
    self.key = key.id
    let isHeard = key.action == .delete || key.action == .space || !key.alternatives.isEmpty
    due = isHeard ? time + Self.delay : nil
  }
}

/// Keys that are held.
extension SimulatedDevice {
  /// Lets a finger press the key under it, or select among what that offers.
  mutating func touchKey(_ touch: Touch) {
    if var choice = keyboard.choices[touch.id] {
      choice.follow(onKeyboard(touch.location))
      keyboard.choices[touch.id] = choice
      return
    }
    if let drag = keyboard.caretDrag {
      if drag.touch == touch.id { dragCaret(to: touch.location) }
      return
    }
    let key = key(at: touch.location)
    keyboard.pressed[touch.id] = key
    guard holds[touch.id]?.key != key?.id else { return }
    holds[touch.id] = key.map { LongPress($0, at: time) }
  }

  /// Lifts a finger from its key.
  mutating func releaseKey(_ touch: Touch) {
    let key = keyboard.pressed.removeValue(forKey: touch.id)
    let hold = holds.removeValue(forKey: touch.id)
    if endCaretDrag(touch.id) { return }
    if let choice = keyboard.choices.removeValue(forKey: touch.id) {
      if let text = choice.text { typeKey(text) }
    } else if let key, hold?.repetitions ?? 0 == 0 {
      perform(key)
    }
  }

  /// Lets the keys under the other fingers act before one more is pressed: two fast thumbs lose none.
  ///
  /// Those fingers then mean nothing until they are lifted.
  mutating func commitKeys() {
    guard keyboard.caretDrag == nil else { return }
    for (id, key) in keyboard.pressed.sorted(by: { $0.key < $1.key }) where key.action.isCommitted {
      guard let location = touches[id], contacts[id] != nil else { continue }
      releaseKey(Touch(id: id, .ended, at: location))
      contacts[id] = nil
    }
  }

  mutating func forgetKey(of touch: Int) {
    endCaretDrag(touch)
    keyboard.pressed[touch] = nil
    keyboard.choices[touch] = nil
    holds[touch] = nil
  }

  /// The finger whose rest means something next, and when.
  var nextHold: (touch: Int, time: TimeInterval)? {
    holds.compactMap { touch, hold in hold.due.map { (touch, $0) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// Lets a finger's rest mean what it does: once alternatives, or again and again a deletion.
  mutating func act(onHoldOf touch: Int) {
    guard var hold = holds[touch], let due = hold.due, let key = keyboard.pressed[touch] else {
      holds[touch] = nil
      return
    }
    if key.action == .space {
      hold.due = nil
      beginCaretDrag(touch)
    } else if key.action == .delete {
      let isAlone = focusedField?.editor.isEmptyBeforeCaret ?? true
      if !isAlone { deleteBackward(byWord: hold.repetitions >= LongPress.charactersBeforeWords) }
      hold.repetitions += 1
      hold.due = isAlone ? nil : due + LongPress.interval
    } else {
      hold.due = nil
      keyboard.choices[touch] =
        touches[touch].flatMap { keyboardPlan?.choice(of: key, at: onKeyboard($0)) }
    }
    // What was deleted may have let go of the keys.
    if holds[touch] != nil { holds[touch] = hold }
  }
}

extension TextEditor {
  /// Whether nothing is left that a deletion backwards would remove.
  fileprivate var isEmptyBeforeCaret: Bool { composition.isEmpty && !hasSelection && head == 0 }
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
