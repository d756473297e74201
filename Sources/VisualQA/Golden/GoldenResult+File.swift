import Foundation
package import JSON

/// Results are kept in files: by a run that may be interrupted, and by the shards of a large one.
extension GoldenResult {
  /// The result with its pictures, to be read back by `init(file:)`.
  package var file: JSONValue {
    .object(
      [
        ("name", .string(name)), ("device", .string(device)), ("orientation", .string(orientation)),
        ("scene", .string(scene)), ("strategy", .string(strategy)),
        ("status", .string(status.rawValue)), ("words", .array(words.map(JSONValue.string))),
        ("accept", .string(accept)), ("files", Self.object { files[$0] }),
        ("pictures", Self.object { pictures[$0].map { Data($0).base64EncodedString() } }),
      ] + (hashed.isEmpty ? [] : [("values", .array(hashed.map(JSONValue.string)))]))
  }

  private static func object(_ text: (Image) -> String?) -> JSONValue {
    .object(
      Image.allCases.compactMap { kind in text(kind).map { (kind.rawValue, .string($0)) } })
  }

  /// Reads a result that was kept; nil for anything else.
  package init?(file: JSONValue) {
    guard let name = file["name"]?.string, let device = file["device"]?.string,
      let orientation = file["orientation"]?.string, let scene = file["scene"]?.string,
      let strategy = file["strategy"]?.string,
      let status = file["status"]?.string.flatMap(Status.init),
      let words = file["words"]?.strings, let accept = file["accept"]?.string,
      let files = file["files"], let pictures = file["pictures"]
    else { return nil }
    self.name = name
    self.device = device
    self.orientation = orientation
    self.scene = scene
    self.strategy = strategy
    self.status = status
    self.words = words
    self.accept = accept
    hashed = file["values"]?.strings ?? []
    for kind in Image.allCases {
      self.files[kind] = files[kind.rawValue]?.string
      let bytes = pictures[kind.rawValue]?.string.flatMap { Data(base64Encoded: $0) }
      self.pictures[kind] = bytes.map(Array.init)
    }
  }
}

extension JSONValue {
  /// A list of texts; nil where it is no list or has anything else in it.
  var strings: [String]? {
    guard let items else { return nil }
    let texts = items.compactMap(\.string)
    return texts.count == items.count ? texts : nil
  }

  /// A number without a fraction.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}
