import Foundation
import JSON
import SDLHost

/// The fingerprint in the report of a golden: a member of its first object, which is not compared.
extension RenderingFingerprint {
  /// The key of the fingerprint.
  static let key = "rendering"

  /// The fingerprint as an object, sorted by name.
  private var json: JSONValue {
    .object(entries.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  /// Returns a report with the fingerprint as its last member.
  func added(to report: JSONValue) -> JSONValue {
    let members = (report.members ?? []) + [JSONMember(name: Self.key, value: json)]
    return JSONValue(.object(members))
  }

  /// Reads the fingerprint of a golden's report; nil for an older golden without one.
  init?(report: [UInt8]) {
    guard let root = try? JSONValue(parsing: Data(report)) else { return nil }
    let first = root.items?.first ?? root
    guard let members = first[Self.key]?.members else { return nil }
    self.init(
      Dictionary(members.map { ($0.name, $0.value.string ?? "") }) { first, _ in first })
  }
}

extension GoldenFiles {
  /// Returns how the fonts and libraries of goldens differ from this machine's; nil if they do not.
  ///
  /// Only the first golden that differs is described; goldens without a fingerprint are skipped.
  package func renderingDifference(of names: some Sequence<String>) -> String? {
    for name in names {
      if case .there(let golden) = read(name), let words = renderingDifference(of: golden) {
        return words
      }
    }
    return nil
  }

  func renderingDifference(of golden: Golden) -> String? {
    RenderingFingerprint(report: golden.report)
      .flatMap { RenderingFingerprint.current.difference(from: $0) }
  }
}
