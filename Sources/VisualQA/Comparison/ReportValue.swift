package import Foundation

/// A value of a state report that was read back.
package enum ReportValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ReportValue])
  case object([String: ReportValue])

  package init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let value = try? box.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? box.decode(Double.self) {
      self = .number(value)
    } else if let value = try? box.decode(String.self) {
      self = .string(value)
    } else if let value = try? box.decode([ReportValue].self) {
      self = .array(value)
    } else {
      self = .object(try box.decode([String: ReportValue].self))
    }
  }

  /// Reads a state report, or a list of those of several phones; nil for bytes that are none.
  package init?(report data: Data) {
    guard let value = try? JSONDecoder().decode(ReportValue.self, from: data),
      !value.phones.isEmpty,
      value.phones.allSatisfy({ $0["views"]?.items != nil && $0["device"] != nil })
    else { return nil }
    self = value
  }

  /// The reports of a list, or the one that it is.
  var phones: [ReportValue] { items ?? [self] }

  subscript(key: String) -> ReportValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var items: [ReportValue]? { if case .array(let items) = self { items } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A member that is a rectangle.
  var rect: CGRect? {
    guard let x = self["x"]?.number, let y = self["y"]?.number,
      let width = self["width"]?.number, let height = self["height"]?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frames of the views that have a label, in points of one of the phones.
  package func frames(labelled label: String, phone: Int = 0) -> [CGRect] {
    guard phone < phones.count else { return [] }
    return (phones[phone]["views"]?.items ?? []).filter { $0["label"]?.text == label }
      .compactMap { $0["frame"]?.rect }
  }
}
