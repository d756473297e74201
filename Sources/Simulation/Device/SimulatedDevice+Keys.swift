import Foundation
import KeyboardLayouts
import Typography

/// The fingers on the keys, and what the keys do.
extension SimulatedDevice {
  mutating func touchKey(_ touch: Touch) {
    handle(
      keyboard.presses.touch(
        touch, at: onKeyboard(touch.location), keyboardGeometry, time: time))
  }

  mutating func handle(_ output: KeyPresses.Output?) {
    switch output {
    case .key(let action): perform(action)
    case .text(let text): typeKey(text)
    case .deletes(let byWord): deleteBackward(byWord: byWord)
    case .holdsSpace(let touch): beginCaretDrag(touch)
    case .dragsCaret(let point): dragCaret(to: point)
    case nil: break
    }
  }

  /// Lets the keys under the other fingers act before one more is pressed.
  ///
  /// Those fingers then mean nothing until they are lifted.
  mutating func commitKeys() {
    for id in keyboard.presses.committable where touchTracker.isActive(id) {
      handle(keyboard.presses.release(id))
      touchTracker.release(id)
    }
  }

  /// Lets the long press that is due mean what it does.
  mutating func fireLongPress() {
    guard let touch = keyboard.presses.nextHold?.touch else { return }
    handle(
      keyboard.presses.fireHold(
        of: touch, at: touches[touch].map(onKeyboard), keyboardGeometry,
        canDelete: focusedField?.editor.isEmptyBeforeCaret == false))
  }

  /// Highlights the drawn key that does the same as a hardware key.
  mutating func highlight(_ action: KeyAction) {
    guard keyboard.isVisible, keyboard.configuration?.visiblePart == .whole,
      let geometry = keyboardGeometry
    else { return }
    keyboard.highlights.highlight(action, geometry, at: time)
  }

  private mutating func perform(_ action: KeyAction) {
    switch action {
    case .character(let text): typeKey(text)
    case .space: pressSpace()
    case .delete: deleteBackward(byWord: false)
    case .return: pressReturn()
    case .shift: keyboard.keys.pressShift(at: time)
    case .page(let page): show(page)
    case .dismiss: setFocus(nil)
    case .globe: pressGlobe()
    case .emoji: showEmoji(.smileys)
    case .emojiCategory(let category): showEmoji(category)
    case .tab: moveFocus(by: 1)
    case .capsLock: keyboard.keys.pressCapsLock()
    case .dictation: break
    }
  }

  private mutating func show(_ page: KeyboardPage) {
    let hadEmoji = keyboard.keys.emoji != nil
    keyboard.keys.show(page)
    if hadEmoji { leaveEmoji() }
  }

  /// Shows emoji, which take the height of a keyboard with its bar, where both are known.
  mutating func showEmoji(_ category: EmojiCategory) {
    guard ruler.hasEmoji, keyboard.configuration != nil,
      keyboard.height(hasBar: true, settings, style) != nil
    else { return }
    keyboard.keys.show(category)
    updateKeyboard()
  }

  mutating func typeKey(_ text: String) {
    guard focus != nil else { return }
    keyboard.keys.typed(text)
    if text.first.map(\.isWordLike) == false { learnWord() }
    edit(reveals: true) { $0.insert(text) }
  }

  /// Types a space; the second of two after a word makes a full stop of the first.
  private mutating func pressSpace() {
    let isSecond = keyboard.keys.pressSpace(at: time)
    guard isSecond, endsSentences, focusedField?.editor.isAfterWordAndSpace == true else {
      return typeKey(" ")
    }
    keyboard.keys.typed(" ")
    learnWord()
    edit { editor in
      editor.select(editor.position(before: editor.head)..<editor.head)
      editor.insert(". ")
    }
  }

  /// Whether what is typed are sentences: no addresses and no passwords.
  private var endsSentences: Bool {
    guard let row = focusedRow, let type = keyboard.configuration?.type else { return false }
    return !row.row.input.isSecure && type != .url && type != .emailAddress
  }

  mutating func perform(_ tool: ShortcutTool) {
    switch tool {
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .paste: insert(pasteboard ?? "")
    }
  }

  // MARK: Moving the caret from the space bar

  private mutating func beginCaretDrag(_ touch: Int) {
    guard focus != nil, let finger = touches[touch] else { return }
    endComposition()
    keyboard.presses.beginCaretDrag(touch, at: finger)
  }

  /// Moves the caret by as much as the finger has moved.
  private mutating func dragCaret(to finger: CGPoint) {
    guard let drag = keyboard.presses.caretDrag, let geometry = focusedGeometry else { return }
    let goal = drag.goal(of: geometry.textCaret, finger: finger)
    let nearest = geometry.nearestCaret(to: goal)
    keyboard.presses.moveCaretDrag(
      to: finger,
      remainder: CGPoint(x: goal.x - nearest.caret.x, y: goal.y - nearest.caret.y))
    edit { $0.place(shownCaret: nearest.offset) }
  }
}

extension TextEditor {
  /// Whether nothing is left that a deletion backwards would remove.
  fileprivate var isEmptyBeforeCaret: Bool { composition.isEmpty && !hasSelection && head == 0 }

  /// Whether the caret stands after a word, or what closes one, and a single space.
  fileprivate var isAfterWordAndSpace: Bool {
    guard !hasSelection, composition.isEmpty else { return false }
    let before = text[..<index(head)].suffix(2)
    guard before.count == 2, before.last == " ", let first = before.first else { return false }
    return first.isLetter || first.isNumber || ")]}\"'’”»%€$".contains(first)
  }
}
