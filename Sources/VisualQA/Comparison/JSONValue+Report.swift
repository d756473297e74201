package import Foundation
package import JSON

/// A state report that was read back, or the list of those of several phones.
extension JSONValue {
  /// Reads a state report, or a list of those of several phones; nil for anything else.
  package init?(report data: Data) {
    guard let value = try? JSONValue(parsing: data), !value.phones.isEmpty,
      value.phones.allSatisfy({ $0["views"]?.items != nil && $0["device"] != nil })
    else { return nil }
    self = value
  }

  /// The reports of a list, or the one that it is.
  var phones: [JSONValue] { items ?? [self] }

  /// The frames of the views that have a label, in points of one of the phones.
  package func frames(labelled label: String, phone: Int = 0) -> [CGRect] {
    guard phone < phones.count else { return [] }
    return (phones[phone]["views"]?.items ?? []).filter { $0["label"]?.string == label }
      .compactMap { $0["frame"]?.rect }
  }
}
