import DeviceProfiles
import Foundation
import JSON
package import Reporting
import Simulation

/// The results of a run of golden pictures, and their reports.
package struct GoldenReport: Sendable {
  /// The format of a report.
  package enum Form: String, CaseIterable, Sendable {
    case text, json, junit, html, reg, blob
  }

  /// In the order of the matrix, without those skipped after too many failures.
  package let results: [GoldenResult]
  /// Goldens that nothing in the matrix uses, by their paths.
  package let stale: [String]
  /// The number of pictures that were skipped after too many failures.
  package let skipped: Int
  package let folders: GoldenFolders
  /// The shard of the run; nil for a whole run.
  package let shard: Shard?

  package init(
    _ results: [GoldenResult], stale: [String] = [], skipped: Int = 0, folders: GoldenFolders,
    shard: Shard? = nil
  ) {
    self.results = results
    self.stale = stale
    self.skipped = skipped
    self.folders = folders
    self.shard = shard
  }

  /// Returns the number of pictures with a status.
  package func count(_ status: GoldenResult.Status) -> Int {
    results.count { $0.status == status }
  }

  package var isGood: Bool { results.allSatisfy(\.status.isGood) }

  /// The report in a form.
  package func output(_ form: Form, isColored: Bool = false) -> any OutgoingText {
    switch form {
    case .text: table(isColored: isColored)
    case .json: JSONFile(json)
    case .junit: junit
    case .html: GoldenPage(self).html
    case .reg: JSONFile(reg)
    case .blob: JSONFile(lines: [blob])
    }
  }

  /// One line with all numbers.
  package var summary: String {
    let kinds =
      GoldenResult.Status.allCases.map { ($0.rawValue, count($0)) } + [
        ("stale", stale.count), ("skipped", skipped),
      ]
    let words = kinds.filter { $0.1 > 0 || $0.0 == "passed" }.map { "\($0.1) \($0.0)" }
    let pictures = results.count == 1 ? "1 picture" : "\(results.count) pictures"
    return "\(pictures): \(words.joined(separator: ", "))"
  }

  /// One line with the reasons for each failure, and the summary.
  private func table(isColored: Bool) -> TerminalText {
    let width = GoldenResult.Status.allCases.map(\.rawValue.count).max() ?? 0
    var lines: [TerminalText] = []
    for result in results where result.status != .passed {
      let status = ("\(result.status.rawValue)" as TerminalText).padded(to: width)
      let color: TerminalText.Color = result.status.isGood ? .yellow : .red
      lines.append("\(TerminalText.colored(status, isColored ? color : nil))  \(result.name)")
      let indent = ("" as TerminalText).padded(to: width + 4)
      lines += result.shortWords(8).map { "\(indent)\($0)" }
      if !result.hashed.isEmpty {
        lines.append("\(indent)with \(result.hashed.joined(separator: ", "))")
      }
    }
    let word = ("stale" as TerminalText).padded(to: width + 2)
    lines += stale.map { "\(word)\($0)" }
    return "\(TerminalText(lines: lines + ["\(summary)"]))\n"
  }
}
