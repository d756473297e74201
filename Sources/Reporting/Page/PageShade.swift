/// A colour of an audit's heat map, with its CSS class and its entry in the legend.
package struct PageShade: Sendable {
  /// The CSS class of its cells.
  package let name: String
  /// The text beside the colour in the legend.
  package let words: String
  /// The colour of the cell, as 0xRRGGBB.
  package let background: UInt32
  /// The colour of the number in the cell, as 0xRRGGBB.
  package let text: UInt32

  /// Creates a shade.
  ///
  /// - Parameter name: ASCII letters only, as a style sheet is not escaped; anything else traps.
  package init(name: String, words: String, background: UInt32, text: UInt32) {
    let isPlain = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    precondition(isPlain && !name.isEmpty, "the name of a shade needs letters, and only letters")
    self.name = name
    self.words = words
    self.background = background
    self.text = text
  }

  /// Its rule in a style sheet.
  var rule: HTMLText {
    let (background, text) = (Self.digits(background), Self.digits(text))
    let rule = ".\(name) { background: #\(background); color: #\(text); }"
    return HTMLText(TextPieces(.trusted(rule)))
  }

  /// Its entry in the legend.
  var key: HTMLText {
    "<span class=\"key\"><span class=\"cell \(name)\"></span>\(words)</span>"
  }

  private static func digits(_ rgb: UInt32) -> String {
    let digits = String(rgb & 0xFFFFFF, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
