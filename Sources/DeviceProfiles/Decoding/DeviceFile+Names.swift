internal import Foundation
import JSON

extension DeviceFile {
  /// Whether a file says that it has the id, without reading the rest of it.
  static func names(_ slug: String, in data: Data) -> Bool {
    guard !slug.isEmpty, mayName(slug, data),
      case .object(let members)? = try? JSONValue(parsing: data).content
    else { return false }
    return members.contains { member in
      guard ["id", "names", "aliases"].contains(member.name) else { return false }
      return words(of: member.value).contains { DeviceSlug.slug($0) == slug }
    }
  }

  /// Whether all words of the id stand in the file, which is known sooner than whether it names it.
  private static func mayName(_ slug: String, _ data: Data) -> Bool {
    let text = data.map { (65...90).contains($0) ? $0 + 32 : $0 }
    guard !text.holds(Array("\\u".utf8)) else { return true }
    // A plus may be written as a sign.
    return slug.split(separator: "-")
      .allSatisfy { $0.contains("plus") || text.holds(Array($0.utf8)) }
  }

  /// A text, the texts of a list, or the keys of an object.
  private static func words(of value: JSONValue) -> [String] {
    switch value.content {
    case .string(let text): [text]
    case .array(let values): values.flatMap(words)
    case .object(let members): members.map(\.name)
    case .null, .bool, .number: []
    }
  }
}

extension [UInt8] {
  /// Returns whether these bytes contain others; an empty text is always contained.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    guard count >= text.count else { return false }
    return (0...count - text.count).contains { start in
      self[start] == first && self[start..<start + text.count].elementsEqual(text)
    }
  }
}
