import DeviceProfiles
import Foundation

/// Places the keys of one page.
struct KeyLayoutEngine {
  let layout: KeyboardLayout
  let request: KeyboardRequest
  let room: KeyboardSpace
  private(set) var metrics: KeyMetrics
  private(set) var keys: [Key] = []

  init(layout: KeyboardLayout, request: KeyboardRequest, room: KeyboardSpace, metrics: KeyMetrics) {
    self.layout = layout
    self.request = request
    self.room = room
    self.metrics = metrics
  }

  mutating func plan() -> [Key] {
    if let category = request.emoji {
      planEmoji(category)
      return keys
    }
    switch (room.kind, request.type.isPad) {
    case (.phone, true): planNumberPad()
    case (.phone, false): planPhone()
    case (.pad, _): planPad()
    }
    return keys
  }

  var left: CGFloat { (room.screen.width - metrics.blockWidth) / 2 }
  var rowWidth: CGFloat { metrics.blockWidth - 2 * metrics.side }

  /// The upper edge of a row; the first is that of the letters, also where digits stand above it.
  func rowTop(_ row: Int) -> CGFloat {
    let digits = metrics.digitsHeight > 0 ? metrics.digitsHeight + metrics.rowGap : 0
    return room.barHeight + metrics.top + digits + CGFloat(row) * metrics.rowPitch
  }

  mutating func divideIntoFiveRows() {
    metrics.divideIntoFiveRows(keysHeight: room.keysHeight)
  }

  /// Adds a key and gives it a name that no other key of the page has.
  mutating func add(
    _ action: KeyAction, label: String? = nil, sublabel: String? = nil, style: Key.Style,
    alignment: Key.Alignment = .center, x: CGFloat, row: Int, width: CGFloat,
    height: CGFloat? = nil
  ) {
    let frame = CGRect(
      x: x, y: rowTop(row), width: width, height: height ?? metrics.keyHeight)
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
    case .space: room.kind == .pad ? "" : layout.word(.space)
    case .return: layout.word(request.returnKey.word)
    case .page(.letters): layout.word(.letters)
    case .page(.numbers): (room.kind == .pad ? ".?" : "") + layout.word(.numbers)
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
