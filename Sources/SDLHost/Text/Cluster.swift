/// A grapheme cluster: what is drawn of it and how.
struct Cluster: Hashable, Sendable {
  /// What is shaped; empty for controls and for marks of direction.
  var text: String
  var isEmoji = false
  var isSpace = false
  var script: Script?

  /// Shaping more marks on one letter than this is an attack, not writing.
  private static let scalarLimit = 64

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      self.init(single: only, character)
    } else {
      self.init(several: scalars)
    }
  }

  private init(single scalar: Unicode.Scalar, _ character: Character) {
    text = scalar.isDrawn && !scalar.isIgnorable ? String(character) : ""
    isEmoji = scalar.value > 0xFF && scalar.properties.isEmojiPresentation
    isSpace = scalar.properties.isWhitespace && !text.isEmpty
    script = Script.of(scalar)
  }

  private init(several scalars: Character.UnicodeScalarView) {
    var kept = String.UnicodeScalarView()
    for scalar in scalars where scalar.isDrawn && kept.count < Self.scalarLimit {
      kept.append(scalar)
    }
    text = kept.allSatisfy(\.isIgnorable) ? "" : String(kept)
    let variant = kept.first { $0.value == 0xFE0E || $0.value == 0xFE0F }
    isEmoji =
      variant?.value == 0xFE0F
      || (variant == nil && kept.contains { $0.value > 0xFF && $0.properties.isEmojiPresentation })
    script = kept.lazy.compactMap(Script.of).first
  }
}

extension Unicode.Scalar {
  /// Whether it may be handed to the shaper: no control, no mark that turns the direction around.
  fileprivate var isDrawn: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: false
    case 0xFFF9...0xFFFB: false
    default: true
    }
  }

  /// Whether a font need not have it: joiners, variation selectors, tags.
  var isIgnorable: Bool { value > 0xFF && properties.isDefaultIgnorableCodePoint }
}
