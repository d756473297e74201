import Foundation
import GoldenStore
import Reporting
import SDLHost
import VisualQA

/// Draws and compares the pictures of a run, several at the same time.
struct GoldenRun {
  private let cases: GoldenCases
  /// The numbers of the selected pictures.
  private let chosen: [Int]
  private let options: TestOptions

  init(_ cases: GoldenCases, _ chosen: [Int], _ options: TestOptions) {
    self.cases = cases
    self.chosen = chosen
    self.options = options
  }

  /// - Returns: the results in the order of the cases, without those skipped after too many failures.
  func results() throws(HostError) -> [GoldenResult] {
    let (cases, files) = (cases, options.rules.files)
    let journal = GoldenJournal(
      files, options.sweep.shard, call: options.call, resumes: options.resumes)
    let known = journal.known
    let rest = known.isEmpty ? chosen : chosen.filter { known[cases[$0].name] == nil }
    let count = chosen.count - rest.count
    if count > 0 {
      let words = count == 1 ? "1 result" : "\(count) results"
      Program.printError("test: resuming with \(words) of the interrupted run")
    }
    if let words = files.renderingDifference(of: rest.lazy.map { cases[$0].name }) {
      Program.printError("test: \(words)")
    }
    let testers = try (0..<min(options.sweep.workers, rest.count)).map { (_) throws(HostError) in
      GoldenTester(options.rules, fonts: try FontLibrary())
    }
    let found = ParallelRun(
      name: "test", unit: "pictures", mostFailures: options.sweep.mostFailures
    )
    .results(of: rest, workers: testers, isFailure: { !$0.status.isGood }) { tester, number in
      let result = tester.result(of: cases[number])
      journal.add(result, stamp: files.stamp(result.name))
      return result
    }
    if found.count == rest.count { journal.end() }
    guard !known.isEmpty else { return found.map(\.result) }
    let new = Dictionary(uniqueKeysWithValues: found.map { (rest[$0.item], $0.result) })
    return chosen.compactMap { new[$0] ?? known[cases[$0].name] }
  }
}
