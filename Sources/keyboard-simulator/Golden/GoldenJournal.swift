import Foundation
import GoldenStore
import JSON
import Reporting
import SDLHost
import VisualQA

/// What an unfinished run has found so far, so that it can be taken up again.
///
/// A line for each picture that is good; one that is cut short is no line. Where the file cannot be
/// written the run goes on without it.
final class GoldenJournal: Sendable {
  /// Results that still hold, by their names.
  let known: [String: GoldenResult]
  private let path: String
  private let descriptor: Int32
  private let lock = NSLock()

  /// - Parameters:
  ///   - call: what must be the same for results to hold.
  ///   - resumes: whether an earlier run is taken up; else it is forgotten.
  init(_ files: GoldenFiles, _ shard: Shard?, call: String, resumes: Bool) {
    // Parts may run side by side.
    path = files.folders.output + "/.unfinished" + (shard?.suffix ?? "")
    let lines =
      (resumes ? FileManager.default.contents(atPath: path) : nil)?.split(separator: 0x0A) ?? []
    let isSame = lines.first.flatMap { try? JSONValue(parsing: $0) }?["call"]?.string == call
    let results = (isSame ? lines.dropFirst() : []).compactMap { Self.result($0, files) }
    known = Dictionary(results.map { ($0.name, $0) }) { $1 }
    try? FileWriter.makeFolder(of: path)
    descriptor = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isSame ? 0 : O_TRUNC), 0o644)
    // A line that was cut short is ended, so that the next one is whole.
    if isSame { put([0x0A]) } else { put(.object([("call", .string(call))])) }
  }

  func add(_ result: GoldenResult, stamp: String) {
    guard result.status.isGood else { return }
    put(.object([("stamp", .string(stamp)), ("result", result.file)]))
  }

  /// Takes the file away at the end of the run, and its folder where that has nothing else.
  func end() {
    unlink(path)
    rmdir((path as NSString).deletingLastPathComponent)
  }

  /// Reads a line's result; nil for one that was cut short, or whose golden has changed since.
  private static func result(_ line: Data, _ files: GoldenFiles) -> GoldenResult? {
    guard let entry = try? JSONValue(parsing: line),
      let result = entry["result"].flatMap(GoldenResult.init(file:)),
      entry["stamp"]?.string == files.stamp(result.name)
    else { return nil }
    return result
  }

  private func put(_ line: JSONValue) {
    guard descriptor >= 0 else { return }
    put(JSONFile(lines: [line]).bytes)
  }

  private func put(_ bytes: [UInt8]) {
    lock.withLock {
      try? FileWriter.write(bytes, toOpen: descriptor, called: path)
    }
  }

  deinit { close(descriptor) }
}
