import TestSupport

/// Texts in which a special character of a format stands beside every kind of scalar.
enum HostileText {
  /// Kinds of scalars that change how text is split, shown or read.
  static let scalars: [Unicode.Scalar] = [
    // Prepended marks, which join the next character.
    0x0600, 0x0601, 0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD,
    // Marks, joiners and selectors, which join the character before.
    0x0301, 0x0338, 0x20DD, 0x0E33, 0x1160, 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0xE0100, 0x1F3FB,
    // Controls, and separators of lines.
    0x00, 0x01, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F,
    0x2028, 0x2029,
    // Direction.
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    // Noncharacters, neighbours of the surrogates and of the planes.
    0xFDD0, 0xFDEF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xD7FF, 0xE000, 0x10000,
    // Blanks, and ordinary text.
    0x20, 0xA0, 0xAD, 0x200B, 0x3000, 0xFEFF, 0x41, 0x30, 0xE9, 0x5D0, 0x4E2D, 0x1F600, 0x1F1E6,
  ].compactMap(Unicode.Scalar.init)

  /// Returns each scalar before, after and on both sides of each special text, and random texts.
  static func texts(around specials: [String], seed: UInt64 = 1, random count: Int = 1000)
    -> [String]
  {
    let beside = specials.flatMap { special in
      scalars.flatMap { scalar -> [String] in
        let mark = String(scalar)
        return [mark + special, special + mark, mark + special + mark, special + mark + special]
      }
    }
    var generator = SeededGenerator(seed: seed)
    return beside + (0..<count).map { _ in text(of: specials, using: &generator) }
  }

  private static func text(of specials: [String], using generator: inout SeededGenerator) -> String
  {
    let length = Int.random(in: 0...12, using: &generator)
    return (0..<length).map { _ in
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1: specials.randomElement(using: &generator) ?? ""
      case 2, 3: scalars.randomElement(using: &generator).map(String.init) ?? ""
      default: String(anyScalar(using: &generator))
      }
    }.joined()
  }

  private static func anyScalar(using generator: inout SeededGenerator) -> Unicode.Scalar {
    let limit: UInt32 = Bool.random(using: &generator) ? 0x3000 : 0x110000
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\u{D7FF}"
  }
}

/// Compares texts by their scalars: `==` of `String` calls canonical equivalents equal.
func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
