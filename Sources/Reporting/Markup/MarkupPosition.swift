/// The place of the next value in markup, computed from the trusted text before it.
///
/// Escaped values are skipped: none of their characters can change the place.
struct MarkupPosition {
  enum Place: Equatable {
    case content
    /// Between `<` and `>`, outside of quotes.
    case tag
    /// In an attribute's value; the byte is its quotation mark.
    case attribute(UInt8)
    /// In `<!-- … -->`.
    case comment
    /// In an element whose content is not markup.
    case rawText
  }

  private(set) var place = Place.content
  private let rawElements: [StaticString]
  /// The current tag's name; nil after its end.
  private var name: MarkupName?
  private var isRaw = false
  /// Looks for the end of a comment or of raw text.
  private var end = Self.commentEnd
  private static let commentStart = MarkupName("!--")
  private static let commentEnd = ByteMatcher(Array("-->".utf8))

  /// Starts in content.
  ///
  /// - Parameter rawElements: names of elements whose content is not markup, in lower case.
  init(rawElements: [StaticString] = []) { self.rawElements = rawElements }

  mutating func advance(over literal: StaticString) {
    literal.withUTF8Buffer { advance(over: $0) }
  }

  mutating func advance(over trusted: some Sequence<UInt8>) {
    for byte in trusted { advance(over: byte) }
  }

  private mutating func advance(over byte: UInt8) {
    switch place {
    case .content: if byte == UInt8(ascii: "<") { beginTag(name: MarkupName()) }
    case .tag: advanceInTag(byte)
    case .attribute(let quote): if byte == quote { place = .tag }
    case .comment: if end.isComplete(with: byte) { place = .content }
    case .rawText: if end.isComplete(with: byte | 0x20) { beginTag(name: nil) }
    }
  }

  private mutating func beginTag(name: MarkupName?) {
    (place, self.name, isRaw) = (.tag, name, false)
  }

  private mutating func advanceInTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"):
      endName()
      place = isRaw ? .rawText : .content
    case UInt8(ascii: "\""), UInt8(ascii: "'"): place = .attribute(byte)
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): endName()
    default: extendName(byte)
    }
  }

  private mutating func extendName(_ byte: UInt8) {
    name?.append(byte)
    guard name == Self.commentStart else { return }
    (place, end) = (.comment, Self.commentEnd)
  }

  private mutating func endName() {
    guard let name else { return }
    if let element = rawElements.first(where: { MarkupName($0) == name }) {
      isRaw = true
      end = ByteMatcher(Array("</\(element)".utf8))
    }
    self.name = nil
  }
}

extension MarkupPosition.Place {
  /// Whether a value can be escaped here.
  var holdsValues: Bool {
    switch self {
    case .content, .attribute: true
    case .tag, .comment, .rawText: false
    }
  }
}
