import DeviceProfiles
import Foundation
import JSON
package import Reporting
import Simulation

/// A run of golden pictures as one page that needs nothing else, not even a network.
package struct GoldenPage {
  private let report: GoldenReport

  package init(_ report: GoldenReport) { self.report = report }

  /// The file.
  package var html: HTMLText {
    ReportPage(
      heading: "Golden pictures", summary: report.summary, isGood: report.isGood,
      content: .goldens(stale: report.stale), data: ScriptData(data)
    ).html
  }

  /// Results that need attention come first.
  private var data: JSONValue {
    let (good, bad) = (
      report.results.filter(\.status.isGood), report.results.filter { !$0.status.isGood }
    )
    return .array((bad + good).map(entry))
  }

  /// What the hash in a name stands for.
  private func explanation(_ result: GoldenResult) -> [String] {
    result.hashed.isEmpty ? [] : ["with " + result.hashed.joined(separator: ", ")]
  }

  private func entry(_ result: GoldenResult) -> JSONValue {
    let pictures = GoldenResult.Image.allCases.compactMap { kind in
      result.pictures[kind].map { bytes in
        (key: kind.rawValue, value: JSONValue.string(HTMLText.picture(bytes)))
      }
    }
    return .object([
      ("name", .string(result.name)), ("status", .string(result.status.rawValue)),
      ("good", .bool(result.status.isGood)), ("device", .string(result.device)),
      ("orientation", .string(result.orientation)),
      ("scene", .string(result.scene)), ("strategy", .string(result.strategy)),
      ("words", .array((result.shortWords(30) + explanation(result)).map(JSONValue.string))),
      ("accept", .string(result.accept)),
      ("pictures", .object(pictures)),
    ])
  }
}
