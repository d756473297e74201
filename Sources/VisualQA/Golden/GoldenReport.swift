import DeviceProfiles
import Foundation
import Simulation
import Tape

/// What a run of golden pictures came to, and how it is told.
package struct GoldenReport: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case text, json, junit, html
  }

  /// In the matrix's order; what was left out after too many failures is not among them.
  package let results: [GoldenResult]
  /// Goldens that nothing in the matrix uses, by their paths.
  package let stale: [String]
  /// How many pictures were not looked at after too many failures.
  package let skipped: Int

  package init(_ results: [GoldenResult], stale: [String] = [], skipped: Int = 0) {
    self.results = results
    self.stale = stale
    self.skipped = skipped
  }

  package func count(_ status: GoldenResult.Status) -> Int {
    results.count { $0.status == status }
  }

  package var isGood: Bool { results.allSatisfy(\.status.isGood) }

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

  // MARK: For people

  /// What is not good, a line each with its reasons, and the summary.
  package func table(isColored: Bool) -> String {
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

  // MARK: For programs

  /// - Parameter folder: where the pictures of failures were put.
  package func json(folder: String) -> String {
    JSONText.object([
      ("total", .number(Double(results.count))),
      ("counts", .object(GoldenResult.Status.allCases.map { ($0.rawValue, number(count($0))) })),
      ("skipped", number(skipped)), ("stale", .array(stale.map(JSONText.string))),
      ("results", .array(results.map { json($0, folder) })),
    ]).text() + "\n"
  }

  private func number(_ value: Int) -> JSONText { .number(Double(value)) }

  private func json(_ result: GoldenResult, _ folder: String) -> JSONText {
    let settings = result.golden.job.settings
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(result.name)), ("status", .string(result.status.rawValue)),
      ("device", .string(settings.deviceID)),
      ("orientation", .string(settings.orientation.rawValue)),
      ("scene", .string(result.golden.job.scene.id)),
      ("strategy", .string(result.golden.job.strategy)),
      ("words", .array(result.words.map(JSONText.string))),
    ]
    if result.status == .failed {
      for kind in ["expected", "actual", "difference"] {
        members.append((kind, .string("\(folder)/\(result.name)-\(kind).png")))
      }
    }
    return .object(members)
  }

  /// A suite for each scene, a case for each picture.
  package var junit: String {
    let scenes = Dictionary(grouping: results, by: \.golden.job.scene.id)
    return JUnitFile(
      scenes.keys.sorted().map { scene in
        JUnitFile.Suite(scene, (scenes[scene] ?? []).map(Self.junit))
      }
    ).text
  }

  private static func junit(_ result: GoldenResult) -> JUnitFile.Case {
    let message = result.words.joined(separator: "; ")
    return switch result.status {
    case .passed, .updated: JUnitFile.Case(result.name)
    case .failed, .missing: JUnitFile.Case(result.name, .failure(message))
    case .broken, .error: JUnitFile.Case(result.name, .error(message))
    }
  }
}
