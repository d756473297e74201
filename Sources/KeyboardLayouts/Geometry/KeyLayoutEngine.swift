import Foundation
import InterfaceStyles

/// Places the keys of one page.
struct KeyLayoutEngine {
  let layout: KeyboardLayout
  let request: KeyboardRequest
  let room: KeyboardSpace
  private(set) var heights: InterfaceStyle.Keys.RowHeights
  private(set) var keys: [Key] = []

  init(layout: KeyboardLayout, request: KeyboardRequest, room: KeyboardSpace) {
    self.layout = layout
    self.request = request
    self.room = room
    heights = room.style.rowHeights(keysHeight: room.keysHeight)
  }

  mutating func plan() -> [Key] {
    if let category = request.emoji {
      planEmoji(category)
      return keys
    }
    switch style.arrangement {
    case .phone: if request.type.isPad { planNumberPad() } else { planPhone() }
    case .tablet: planTablet()
    case .largeTablet: if request.page == .letters { planLargeTablet() } else { planTablet() }
    }
    return keys
  }

  var style: InterfaceStyle.Keys { room.style }

  /// The left edge of the block of keys.
  var left: CGFloat { (room.width - style.blockWidth) / 2 }
  /// From the first key's left edge to the last one's right edge.
  var start: CGFloat { left + style.side }
  var end: CGFloat { left + style.blockWidth - style.side }
  var rowWidth: CGFloat { style.blockWidth - 2 * style.side }

  /// The upper edge of a row; the first is that of the letters, also where digits stand above it.
  func rowTop(_ row: Int) -> CGFloat {
    let digits = heights.digits > 0 ? heights.digits + heights.gap : 0
    return room.barHeight + style.top + digits + CGFloat(row) * heights.pitch
  }

  mutating func divideIntoFiveRows() {
    heights = style.fiveRowHeights(keysHeight: room.keysHeight)
  }

  /// Adds a key and gives it a name that no other key of the page has.
  mutating func add(
    _ action: KeyAction, label: String? = nil, sublabel: String? = nil, style: Key.Style,
    alignment: Key.Alignment = .center, x: CGFloat, row: Int, width: CGFloat,
    height: CGFloat? = nil
  ) {
    let frame = CGRect(
      x: x, y: rowTop(row), width: width, height: height ?? heights.key)
    add(action, label: label, sublabel: sublabel, style: style, alignment: alignment, frame: frame)
  }

  mutating func add(
    _ action: KeyAction, label: String? = nil, sublabel: String? = nil, style: Key.Style,
    alignment: Key.Alignment = .center, frame: CGRect
  ) {
    let label = label ?? self.label(of: action)
    let base = Self.name(of: action)
    let twins = keys.count { $0.id == base || $0.id.hasPrefix(base + "#") }
    keys.append(
      Key(
        action, id: twins == 0 ? base : "\(base)#\(twins + 1)", label: label, sublabel: sublabel,
        alternatives: style == .letter || request.emoji != nil ? alternatives(of: action) : [],
        style: style,
        alignment: alignment, frame: frame))
  }

  /// Returns a character as the page shows and types it: upper case under shift.
  func cased(_ text: String) -> String {
    request.isUppercase && request.page == .letters ? KeyboardLayout.capital(text) : text
  }

  private func alternatives(of action: KeyAction) -> [String] {
    guard case .character(let text) = action else { return [] }
    if request.emoji != nil { return EmojiCategory.skinTones(of: text) }
    return (layout.alternatives[text] ?? layout.alternatives[text.lowercased()] ?? []).map(cased)
  }

  private func label(of action: KeyAction) -> String {
    switch action {
    case .character(let text): text
    case .space: style.arrangement.isTablet ? "" : layout.word(.space)
    case .return: layout.word(request.returnKey.word)
    case .page(.letters): layout.word(.letters)
    case .page(.numbers): (style.arrangement.isTablet ? ".?" : "") + layout.word(.numbers)
    case .page(.symbols): "#+="
    case .emojiCategory(let category): category.icon
    case .shift, .delete, .globe, .emoji, .dictation, .dismiss, .tab, .capsLock: ""
    }
  }

  private static func name(of action: KeyAction) -> String {
    switch action {
    case .character(let text): text.lowercased()
    case .page(let page): page.rawValue
    case .space: "space"
    case .return: "return"
    case .shift: "shift"
    case .delete: "delete"
    case .globe: "globe"
    case .emoji: "emoji"
    case .emojiCategory(let category): category.rawValue
    case .dictation: "dictation"
    case .dismiss: "dismiss"
    case .tab: "tab"
    case .capsLock: "capsLock"
    }
  }

  /// Returns the action that a function word of a row stands for.
  func action(_ function: KeyboardLayout.Function) -> KeyAction {
    switch function {
    case .shift: .shift
    case .delete: .delete
    case .return: .return
    case .letters: .page(.letters)
    case .numbers: .page(.numbers)
    case .symbols: .page(.symbols)
    }
  }
}
