package import JSON

/// JSON for a page's `<script type="application/json">`: nothing in it ends the script.
///
/// Every `<` is written as `\u003c`. JSON has `<` in its strings only, so the data stay the same.
package struct ScriptData: Sendable {
  let text: String

  /// Creates the data of a page from a value.
  package init(_ value: JSONValue) {
    var bytes: [UInt8] = []
    bytes.append(value.compactText) { $0 == UInt8(ascii: "<") ? "\\u003c" : nil }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension EscapingInterpolation where Output == HTMLText {
  /// Adds a page's data; it must be inside a script element.
  package mutating func appendInterpolation(_ data: ScriptData) { append(.scriptData(data.text)) }
}
