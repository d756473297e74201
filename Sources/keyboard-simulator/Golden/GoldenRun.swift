import Foundation
import GoldenStore
import SDLHost
import VisualQA

/// Draws and compares the pictures of a run, several at a time.
struct GoldenRun {
  private let cases: [GoldenCase]
  private let options: TestOptions

  init(_ cases: [GoldenCase], _ options: TestOptions) {
    self.cases = cases
    self.options = options
  }

  /// - Returns: the results in the order of the cases, without those left out after too many failures.
  func results() throws(HostError) -> [GoldenResult] {
    let files = options.rules.files
    let journal = GoldenJournal(
      files, options.sweep.shard, call: options.call, resumes: options.resumes)
    let rest = cases.filter { journal.known[$0.name] == nil }
    let count = cases.count - rest.count
    if count > 0 {
      let words = count == 1 ? "1 picture is" : "\(count) pictures are"
      Program.complain("test: \(words) known from the run before")
    }
    let testers = try (0..<min(options.sweep.workers, rest.count)).map { (_) throws(HostError) in
      GoldenTester(options.rules, fonts: try FontLibrary())
    }
    let found = Sweep(name: "test", unit: "pictures", mostFailures: options.sweep.mostFailures)
      .results(of: rest, workers: testers, isFailure: { !$0.status.isGood }) { tester, golden in
        let result = tester.result(of: golden)
        journal.add(result, stamp: files.stamp(golden.name))
        return result
      }
    if found.count == rest.count { journal.end() }
    let new = Dictionary(uniqueKeysWithValues: found.map { (rest[$0.item].name, $0.result) })
    return cases.compactMap { new[$0.name] ?? journal.known[$0.name] }
  }
}
