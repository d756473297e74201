/// Reads the little HTML of these tests as a browser does; nil for what is not as it should be.
struct MarkupReader {
  /// A start tag's attributes in their order, or text.
  enum Token: Equatable {
    case start(String, attributes: [String])
    case end(String)
    case text(String)
  }

  private var rest: ArraySlice<Unicode.Scalar>

  /// Reads a whole text.
  static func tokens(_ html: String) -> [Token]? {
    var reader = MarkupReader(rest: Array(html.unicodeScalars)[...])
    var tokens: [Token] = []
    while !reader.rest.isEmpty {
      guard let token = reader.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private mutating func next() -> Token? {
    guard rest.first == "<" else { return decoded(take { $0 != "<" }).map(Token.text) }
    rest = rest.dropFirst()
    if rest.first == "/" {
      let name = take { $0 != ">" }
      return closeTag() ? .end(String(name.dropFirst())) : nil
    }
    let name = take { $0 != " " && $0 != ">" }
    var attributes: [String] = []
    while rest.first == " " {
      guard let value = attribute() else { return nil }
      attributes.append(value)
    }
    return closeTag() ? .start(name, attributes: attributes) : nil
  }

  private mutating func attribute() -> String? {
    _ = take { $0 != "=" }
    rest = rest.dropFirst()
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    rest = rest.dropFirst()
    let value = take { $0 != quote }
    guard rest.first == quote else { return nil }
    rest = rest.dropFirst()
    return decoded(value)
  }

  private mutating func closeTag() -> Bool {
    guard rest.first == ">" else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return Self.string(taken)
  }

  /// Decodes references; nil where a raw special character or an unknown reference stands.
  private func decoded(_ text: String) -> String? {
    let parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    var result = Array(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let scalar = Self.scalar(String(part[..<end]))
      else { return nil }
      result += [scalar] + part[part.index(after: end)...]
    }
    let isRaw = text.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) }
    return isRaw ? nil : Self.string(result)
  }

  private static func scalar(_ reference: String) -> Unicode.Scalar? {
    let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    if let scalar = named[reference] { return scalar }
    guard reference.hasPrefix("#") else { return nil }
    return UInt32(reference.dropFirst()).flatMap(Unicode.Scalar.init)
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
