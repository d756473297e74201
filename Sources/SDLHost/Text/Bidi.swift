import CFriBidi

/// The directions of a line's parts, by Unicode's bidirectional algorithm.
enum Bidi {
  /// Whether some scalar can make a part of the line run from right to left.
  static func mayTurn(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains { $0.value >= 0x590 }
  }

  /// Returns the embedding level of each scalar: odd is right to left.
  static func levels(_ scalars: [UInt32]) -> [Int8] {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = FriBidiParType(rawValue: isRightToLeft(types) ? 0x111 : 0x110)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    return highest == 0 ? [Int8](repeating: 0, count: scalars.count) : levels
  }

  /// Whether the first strong character is a right-to-left one.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      if let answer = isRightToLeft(fribidi_get_bidi_type(scalar.value).rawValue) { return answer }
    }
    return false
  }

  private static func isRightToLeft(_ types: [FriBidiCharType]) -> Bool {
    types.lazy.compactMap { isRightToLeft($0.rawValue) }.first ?? false
  }

  /// FriBidi's types are bit sets: 0x110 marks a strong letter, 1 one from right to left.
  private static func isRightToLeft(_ type: UInt32) -> Bool? {
    type & 0x110 == 0x110 && type & 0x1000 == 0 ? type & 1 == 1 : nil
  }

  /// Returns the visual order, left to right, of runs with the given levels.
  static func visualOrder(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start + 1 { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
