import Foundation
import KeyboardLayouts
import Typography

extension SimulatedDevice {
  func key(at point: CGPoint) -> Key? {
    keyboardPlan?.key(at: onKeyboard(point))
  }

  /// Converts a point of the screen to the keyboard at the present time.
  func onKeyboard(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - keysOrigin.x, y: point.y - keysOrigin.y)
  }

  mutating func perform(_ key: Key) {
    switch key.action {
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
    guard ruler.hasEmoji, let type = keyboard.form?.type,
      formHeight(type: type, hasBar: true) != nil
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
    guard let row = focusedRow, let type = keyboard.form?.type else { return false }
    return !row.row.input.isSecure && type != .url && type != .emailAddress
  }
}

extension TextEditor {
  /// Whether the caret stands after a word, or what closes one, and a single space.
  fileprivate var isAfterWordAndSpace: Bool {
    guard !hasSelection, composition.isEmpty else { return false }
    let before = text[..<index(head)].suffix(2)
    guard before.count == 2, before.last == " ", let first = before.first else { return false }
    return first.isLetter || first.isNumber || ")]}\"'’”»%€$".contains(first)
  }
}
