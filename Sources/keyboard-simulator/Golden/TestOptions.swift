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
  let workers: Int
  let repeats: Int
  let mostFailures: Int?
  let isHTML: Bool
  /// Whether the run covers a part of its matrix only: nothing can then be called stale.
  let isPartial: Bool

  private let grep: Regex<AnyRegexOutput>?
  private let grepInvert: Regex<AnyRegexOutput>?
  private let shard: Shard?

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
    workers =
      try arguments.count("jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    repeats = try arguments.count("repeat-each", from: 1) ?? 1
    let most = try arguments.count("max-failures", from: 1)
    mostFailures = arguments.has("stop-at-first") ? 1 : most
    isHTML = arguments["reporter"] == GoldenReport.Form.html.rawValue
    grep = try Self.pattern(arguments, "grep")
    grepInvert = try Self.pattern(arguments, "grep-invert")
    shard = try arguments["shard"].map { (text) throws(UsageError) -> Shard in
      guard let shard = Shard(text) else {
        throw .badNumber(
          option: "--shard", value: text, wanted: "which part of how many, from 1/N to N/N")
      }
      return shard
    }
    isPartial = grep != nil || grepInvert != nil || shard != nil
  }

  /// Keeps the pictures that were asked for.
  func chosen(_ cases: [GoldenCase]) -> [GoldenCase] {
    var names: Set<String> = []
    let wanted = cases.filter { golden in
      let name = golden.name
      if let grep, name.firstMatch(of: grep) == nil { return false }
      if let grepInvert, name.firstMatch(of: grepInvert) != nil { return false }
      return names.insert(name).inserted
    }
    return shard?.part(of: wanted) ?? wanted
  }

  private static func pattern(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> Regex<AnyRegexOutput>? {
    guard let text = arguments[option] else { return nil }
    do {
      return try Regex(text)
    } catch {
      throw .other("--\(option) cannot be \"\(text)\"; give a regular expression")
    }
  }

  private static func folder(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
