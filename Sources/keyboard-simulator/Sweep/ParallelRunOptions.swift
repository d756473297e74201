import Foundation
import VisualQA

/// The selected part of a matrix, and how it is run; the same for `audit` and `test`.
struct ParallelRunOptions {
  let workers: Int
  let mostFailures: Int?
  let shard: Shard?
  /// Whether `--grep` or `--grep-invert` leaves out a part of the matrix.
  var isFiltered: Bool { grep != nil || grepInvert != nil }

  private let grep: Regex<AnyRegexOutput>?
  private let grepInvert: Regex<AnyRegexOutput>?

  init(_ arguments: Arguments) throws(UsageError) {
    workers =
      try arguments.count("jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    let most = try arguments.count("max-failures", from: 1)
    mostFailures = arguments.has("stop-at-first") ? 1 : most
    grep = try Self.pattern(arguments, "grep")
    grepInvert = try Self.pattern(arguments, "grep-invert")
    shard = try arguments["shard"].map { (text) throws(UsageError) -> Shard in
      guard let shard = Shard(text) else {
        throw .badNumber(
          option: "--shard", value: text, wanted: "a part from 1/N to N/N")
      }
      return shard
    }
  }

  /// Selects the combinations by their names and the shard.
  ///
  /// - Returns: nil if no name matches; a shard may be empty.
  func chosen<Item>(_ items: [Item], name: (Item) -> String) -> [Item]? {
    let wanted = isFiltered ? items.filter { isWanted(name($0)) } : items
    return wanted.isEmpty ? nil : shard?.part(of: wanted) ?? wanted
  }

  private func isWanted(_ name: String) -> Bool {
    if let grep, name.firstMatch(of: grep) == nil { return false }
    if let grepInvert, name.firstMatch(of: grepInvert) != nil { return false }
    return true
  }

  private static func pattern(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> Regex<AnyRegexOutput>? {
    guard let text = arguments[option] else { return nil }
    do {
      return try Regex(text)
    } catch {
      throw .other("invalid value \"\(text)\" for --\(option); give a regular expression")
    }
  }
}
