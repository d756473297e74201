/// A row of a large tablet's letters: characters, and function keys at its ends.
struct LargeTabletRow {
  /// A function key before the characters.
  var first: KeyAction?
  var texts: [String]
  /// A function key that fills the row; without one the characters do.
  var last: KeyAction?
}

extension KeyboardLayout {
  /// The rows for tablets with the digits above them, filled up with signs to as many keys as the
  /// rows of a large tablet have; none where the layout has not three rows.
  var largeTabletRows: [LargeTabletRow] {
    let letters = padPages[.letters] ?? []
    let rows = letters.map(Self.texts)
    guard rows.count == 3 else { return [] }
    let digits = Self.texts((phonePages[.numbers] ?? []).first ?? [])
    let hasShift = letters[2].contains(.function(.shift))
    func filled(_ row: Int, _ signs: [String], to count: Int) -> [String] {
      let missing = signs.filter { sign in !rows.contains { $0.contains(sign) } }
      return rows[row] + missing.prefix(max(0, count - rows[row].count))
    }
    return [
      LargeTabletRow(texts: ["`"] + digits.prefix(10) + ["-", "="], last: .delete),
      LargeTabletRow(first: .tab, texts: filled(0, ["[", "]", "\\"], to: 13)),
      LargeTabletRow(
        first: hasShift ? .capsLock : nil, texts: filled(1, [";", "'"], to: 11), last: .return),
      LargeTabletRow(
        first: hasShift ? .shift : nil, texts: filled(2, ["/"], to: 10),
        last: hasShift ? .shift : nil),
    ]
  }

  private static func texts(_ row: [Cell]) -> [String] {
    row.compactMap { if case .character(let text) = $0 { text } else { nil } }
  }
}
