import Foundation
import GoldenStore
import JSON
import Reporting
import SDLHost
import VisualQA

/// The results of an unfinished run, so that it can be resumed.
///
/// The file has one line for each picture that passed; an incomplete line is ignored. If the file cannot
/// be written, the run continues without it.
final class GoldenJournal: Sendable {
  /// Results that are still valid, by their names.
  let known: [String: GoldenResult]
  private let path: String
  private let descriptor: Int32
  private let lock = NSLock()

  /// - Parameters:
  ///   - call: identifies the run; only results of the same run are valid.
  ///   - resumes: whether an earlier run is resumed; otherwise its results are discarded.
  init(_ files: GoldenFiles, _ shard: Shard?, call: String, resumes: Bool) {
    // Shards may run at the same time.
    path = files.folders.output + "/.unfinished" + (shard?.suffix ?? "")
    let lines =
      (resumes ? FileManager.default.contents(atPath: path) : nil)?.split(separator: 0x0A) ?? []
    let isSame = lines.first.flatMap { try? JSONValue(parsing: $0) }?["call"]?.string == call
    let results = (isSame ? lines.dropFirst() : []).compactMap { Self.result($0, files) }
    known = Dictionary(results.map { ($0.name, $0) }) { $1 }
    try? FileWriter.makeFolder(of: path)
    descriptor = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isSame ? 0 : O_TRUNC), 0o644)
    // Ends an incomplete line, so that the next one is complete.
    if isSame { put([0x0A]) } else { put(.object([("call", .string(call))])) }
  }

  func add(_ result: GoldenResult, stamp: String) {
    guard result.status.isGood else { return }
    put(.object([("stamp", .string(stamp)), ("result", result.file)]))
  }

  /// Removes the file at the end of the run, and its folder if it is empty.
  func end() {
    unlink(path)
    rmdir((path as NSString).deletingLastPathComponent)
  }

  /// Reads the result of a line; nil for an incomplete line, or if the golden has changed since.
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
