package import Foundation

/// Access to parts of a document whose shape is not checked; a mismatch gives nil.
extension JSONValue {
  /// The first value of an object with this key; nil without the key, or for another kind of value.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == key }?.value
  }

  /// The elements of a list.
  package var items: [JSONValue]? { if case .array(let items) = content { items } else { nil } }

  /// The members of an object, in order.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The text of a string, unescaped.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// A number, which may not be finite.
  package var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// `true` or `false`.
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The rectangle of an object of `x`, `y`, `width` and `height`.
  package var rect: CGRect? {
    guard let x = self["x"]?.number, let y = self["y"]?.number,
      let width = self["width"]?.number, let height = self["height"]?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
