/// Markup with named slots such as `{{title}}`.
///
/// The slots are cases of an enum, so that the compiler checks that each is filled.
struct PageTemplate<Slot: RawRepresentable> where Slot.RawValue == String {
  private let file: EmbeddedFile

  init(_ file: EmbeddedFile) { self.file = file }

  /// Replaces each slot by a text; an unknown slot is a programmer's mistake and traps.
  func filled(_ content: (Slot) -> HTMLText) -> HTMLText {
    var result: [HTMLText] = []
    var rest = file.text.utf8[...]
    while let start = rest.firstRange(of: "{{".utf8) {
      let inside = rest[start.upperBound...]
      guard let end = inside.firstRange(of: "}}".utf8) else { break }
      result.append(Self.trusted(rest[..<start.lowerBound]))
      result.append(content(Self.slot(inside[..<end.lowerBound])))
      rest = inside[end.upperBound...]
    }
    return (result + [Self.trusted(rest)]).joined()
  }

  private static func trusted(_ part: Substring.UTF8View) -> HTMLText {
    HTMLText(TextPieces(.trusted(String(Substring(part)))))
  }

  private static func slot(_ name: Substring.UTF8View) -> Slot {
    guard let slot = Slot(rawValue: String(Substring(name))) else {
      preconditionFailure("{{\(Substring(name))}} is not a slot of this page")
    }
    return slot
  }
}
