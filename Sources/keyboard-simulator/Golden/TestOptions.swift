import Foundation
import VisualQA

/// What the options of `test` ask for.
struct TestOptions {
  let goldens: String
  let output: String
  let mode: UpdateMode
  /// Whether the mode was asked for: a golden that is then recorded is no failure.
  let isModeGiven: Bool
  let judge: GoldenJudge
  let scale: CGFloat?
  let repeats: Int
  let sweep: SweepOptions
  let isHTML: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    goldens = Self.folder(arguments["goldens"] ?? "goldens")
    output = Self.folder(arguments["output"] ?? "test-results")
    guard goldens != output else {
      throw .other("--output is the folder of the goldens; name another one")
    }
    isModeGiven = arguments.has("update-snapshots")
    let isCI = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    mode =
      arguments["update-snapshots"].map { UpdateMode(rawValue: $0) ?? .changed }
      ?? (isCI ? .none : .missing)
    var judge = GoldenJudge()
    judge.tolerance = try Tolerance(arguments)
    judge.ignored = try Tolerance.areas(arguments)
    judge.masked = Set(arguments.all("mask"))
    self.judge = judge
    scale = arguments["scale"].flatMap(Double.init).map { CGFloat($0) }
    repeats = try arguments.count("repeat-each", from: 1) ?? 1
    sweep = try SweepOptions(arguments)
    isHTML = arguments["reporter"] == GoldenReport.Form.html.rawValue
  }

  private static func folder(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
