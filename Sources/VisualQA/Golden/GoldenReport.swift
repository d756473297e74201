import DeviceProfiles
import Foundation
import JSON
import Simulation

/// What a run of golden pictures came to, and how it is told.
package struct GoldenReport: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case text, json, junit, html, reg, blob
  }

  /// In the matrix's order; what was left out after too many failures is not among them.
  package let results: [GoldenResult]
  /// Goldens that nothing in the matrix uses, by their paths.
  package let stale: [String]
  /// How many pictures were not looked at after too many failures.
  package let skipped: Int
  package let folders: GoldenFolders
  /// The part of a run that it tells; nil for a whole one.
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

  package func count(_ status: GoldenResult.Status) -> Int {
    results.count { $0.status == status }
  }

  package var isGood: Bool { results.allSatisfy(\.status.isGood) }

  package func text(_ form: Form, isColored: Bool = false) -> String {
    switch form {
    case .text: table(isColored: isColored)
    case .json: json
    case .junit: junit
    case .html: GoldenPage(self).text
    case .reg: reg
    case .blob: blob
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

  /// What is not good, a line each with its reasons, and the summary.
  private func table(isColored: Bool) -> String {
    let width = GoldenResult.Status.allCases.map(\.rawValue.count).max() ?? 0
    var lines: [String] = []
    for result in results where result.status != .passed {
      let status = result.status.rawValue
      let word = status + String(repeating: " ", count: width - status.count)
      let color = result.status.isGood ? "33" : "31"
      lines.append((isColored ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word) + "  " + result.name)
      lines += result.shortWords(8).map { String(repeating: " ", count: width + 4) + $0 }
    }
    lines += stale.map { "stale" + String(repeating: " ", count: width - 3) + $0 }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }
}
