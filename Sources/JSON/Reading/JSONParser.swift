package import Foundation

extension JSONValue {
  /// Parses a whole document; comments, trailing commas, 'single quotes' and bare keys are accepted.
  ///
  /// Foundation's parser loses line numbers and repeated keys, and error messages need both.
  package init(parsing data: Data) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes: [UInt8](data))
    self = try parser.document()
  }
}

/// Walks the bytes of a document once, counting lines.
struct JSONParser {
  /// Deep enough for every file of this project, shallow enough for any stack.
  static let deepestNesting = 64

  let bytes: [UInt8]
  var position = 0
  var line = 1
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    try checkEncoding()
    try skipBlank()
    if next == nil { throw error(.emptyFile) }
    let value = try value()
    try skipBlank()
    if next != nil { throw error(.expected("nothing after the document", found: nextAsText)) }
    return value
  }

  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    try skipBlank()
    let start = line
    switch next {
    case nil: throw error(.endBeforeValue)
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), line: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), line: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONValue(.string(try text()), line: start)
    default: return JSONValue(try scalar(), line: start)
    }
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    var values: [JSONValue] = []
    try items(of: .array, until: UInt8(ascii: "]")) { (parser) throws(JSONSyntaxError) in
      values.append(try parser.value())
    }
    return values
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    try items(of: .object, until: UInt8(ascii: "}")) { (parser) throws(JSONSyntaxError) in
      members.append(try parser.member())
    }
    return members
  }

  private mutating func member() throws(JSONSyntaxError) -> JSONMember {
    let start = line
    let name = try name()
    try skipBlank()
    guard next == UInt8(ascii: ":") else {
      throw error(.expected("a colon after the key \(name.quoted)", found: nextAsText))
    }
    position += 1
    return JSONMember(name: name, line: start, value: try value())
  }

  /// Reads comma-separated items up to the closing byte; a comma before it is allowed.
  private mutating func items(
    of container: JSONSyntaxError.Container, until closing: UInt8,
    _ item: (inout JSONParser) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    let opening = line
    position += 1
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepestNesting { throw error(.tooDeep(limit: Self.deepestNesting)) }
    while try !close(closing, of: container, openedOn: opening) {
      try item(&self)
      try skipBlank()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if try !isClosing(closing, of: container, openedOn: opening) {
        let what = "a comma or \(Character(Unicode.Scalar(closing)))"
        throw error(.expected(what, found: nextAsText))
      }
    }
  }

  private mutating func close(
    _ closing: UInt8, of container: JSONSyntaxError.Container, openedOn opening: Int
  ) throws(JSONSyntaxError) -> Bool {
    try skipBlank()
    guard try isClosing(closing, of: container, openedOn: opening) else { return false }
    position += 1
    return true
  }

  private func isClosing(
    _ closing: UInt8, of container: JSONSyntaxError.Container, openedOn opening: Int
  ) throws(JSONSyntaxError) -> Bool {
    if next == nil { throw error(.endInside(container, openedOn: opening)) }
    return next == closing
  }
}
