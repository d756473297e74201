/// A writing system, as far as shaping and the choice of a fallback font need it.
struct Script: Hashable, Sendable {
  /// ISO 15924 code, as HarfBuzz takes it.
  var tag: String
  /// The part of the Noto font's file name after `NotoSans`; nil where Inter or Noto Sans do.
  var noto: String?
  /// Whether letters change shape with their neighbours.
  var isComplex: Bool

  static let latin = Script(tag: "Latn", noto: nil, isComplex: false)

  /// Returns the script of a letter; nil for what all scripts share, such as digits and spaces.
  static func of(_ scalar: Unicode.Scalar) -> Script? {
    let value = scalar.value
    if value < 0x41 { return nil }
    if value < 0x250 { return scalar.properties.isAlphabetic ? latin : nil }
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low].first <= value else { return nil }
    return table[low].script
  }

  private typealias Row = (first: UInt32, last: UInt32, script: Script)

  private static func row(
    _ first: UInt32, _ last: UInt32, _ tag: String, _ noto: String? = nil, complex: Bool = false
  ) -> Row {
    (first, last, Script(tag: tag, noto: noto, isComplex: complex))
  }

  /// Blocks of the Unicode standard, in order.
  private static let table: [Row] = [
    row(0x0250, 0x02AF, "Latn"), row(0x0370, 0x03FF, "Grek"), row(0x0400, 0x052F, "Cyrl"),
    row(0x0530, 0x058F, "Armn", "Armenian"), row(0x0590, 0x05FF, "Hebr", "Hebrew"),
    row(0x0600, 0x06FF, "Arab", "Arabic", complex: true),
    row(0x0700, 0x074F, "Syrc", "Syriac", complex: true),
    row(0x0750, 0x077F, "Arab", "Arabic", complex: true),
    row(0x0780, 0x07BF, "Thaa", "Thaana"), row(0x07C0, 0x07FF, "Nkoo", "NKo", complex: true),
    row(0x0860, 0x086F, "Syrc", "Syriac", complex: true),
    row(0x0870, 0x08FF, "Arab", "Arabic", complex: true),
    row(0x0900, 0x097F, "Deva", "Devanagari", complex: true),
    row(0x0980, 0x09FF, "Beng", "Bengali", complex: true),
    row(0x0A00, 0x0A7F, "Guru", "Gurmukhi", complex: true),
    row(0x0A80, 0x0AFF, "Gujr", "Gujarati", complex: true),
    row(0x0B00, 0x0B7F, "Orya", "Oriya", complex: true),
    row(0x0B80, 0x0BFF, "Taml", "Tamil", complex: true),
    row(0x0C00, 0x0C7F, "Telu", "Telugu", complex: true),
    row(0x0C80, 0x0CFF, "Knda", "Kannada", complex: true),
    row(0x0D00, 0x0D7F, "Mlym", "Malayalam", complex: true),
    row(0x0D80, 0x0DFF, "Sinh", "Sinhala", complex: true),
    row(0x0E00, 0x0E7F, "Thai", "Thai"), row(0x0E80, 0x0EFF, "Laoo", "Lao"),
    row(0x0F00, 0x0FFF, "Tibt", "Tibetan", complex: true),
    row(0x1000, 0x109F, "Mymr", "Myanmar", complex: true),
    row(0x10A0, 0x10FF, "Geor", "Georgian"), row(0x1100, 0x11FF, "Hang", "CJK"),
    row(0x1200, 0x139F, "Ethi", "Ethiopic"), row(0x13A0, 0x13FF, "Cher", "Cherokee"),
    row(0x1400, 0x167F, "Cans", "CanadianAboriginal"), row(0x1680, 0x169F, "Ogam", "Ogham"),
    row(0x16A0, 0x16FF, "Runr", "Runic"), row(0x1780, 0x17FF, "Khmr", "Khmer", complex: true),
    row(0x1800, 0x18AF, "Mong", "Mongolian", complex: true),
    row(0x1C90, 0x1CBF, "Geor", "Georgian"), row(0x1E00, 0x1EFF, "Latn"),
    row(0x1F00, 0x1FFF, "Grek"), row(0x2C60, 0x2C7F, "Latn"),
    row(0x2D00, 0x2D2F, "Geor", "Georgian"), row(0x2D30, 0x2D7F, "Tfng", "Tifinagh"),
    row(0x2DE0, 0x2DFF, "Cyrl"), row(0x2E80, 0x2FDF, "Hani", "CJK"),
    row(0x3040, 0x309F, "Hira", "CJK"), row(0x30A0, 0x30FF, "Kana", "CJK"),
    row(0x3100, 0x312F, "Bopo", "CJK"), row(0x3130, 0x318F, "Hang", "CJK"),
    row(0x3400, 0x9FFF, "Hani", "CJK"), row(0xA000, 0xA4CF, "Yiii", "Yi"),
    row(0xA640, 0xA69F, "Cyrl"), row(0xA720, 0xA7FF, "Latn"),
    row(0xAC00, 0xD7FF, "Hang", "CJK"), row(0xF900, 0xFAFF, "Hani", "CJK"),
    row(0xFB13, 0xFB17, "Armn", "Armenian"), row(0xFB1D, 0xFB4F, "Hebr", "Hebrew"),
    row(0xFB50, 0xFDFF, "Arab", "Arabic", complex: true),
    row(0xFE70, 0xFEFE, "Arab", "Arabic", complex: true),
    row(0x1E900, 0x1E95F, "Adlm", "Adlam", complex: true), row(0x20000, 0x3FFFF, "Hani", "CJK"),
  ]
}
