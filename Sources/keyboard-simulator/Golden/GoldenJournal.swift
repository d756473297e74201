import Foundation
import GoldenStore
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

  private struct Entry: Codable {
    var stamp: String
    var result: GoldenResult
  }

  private struct Head: Codable, Equatable {
    var call: String
  }

  /// - Parameters:
  ///   - call: what must be the same for results to hold.
  ///   - resumes: whether an earlier run is taken up; else it is forgotten.
  init(_ files: GoldenFiles, _ shard: Shard?, call: String, resumes: Bool) {
    // Parts may run side by side.
    path = files.folders.output + "/.unfinished" + (shard?.suffix ?? "")
    let lines =
      (resumes ? FileManager.default.contents(atPath: path) : nil)?.split(separator: 0x0A) ?? []
    let decoder = JSONDecoder()
    let head = lines.first.flatMap { try? decoder.decode(Head.self, from: $0) }
    let isSame = head == Head(call: call)
    let entries =
      isSame ? lines.dropFirst().compactMap { try? decoder.decode(Entry.self, from: $0) } : []
    let there = entries.filter { files.stamp($0.result.name) == $0.stamp }
    known = Dictionary(there.map { ($0.result.name, $0.result) }) { $1 }
    try? FileWriter.makeFolder(of: path)
    descriptor = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (isSame ? 0 : O_TRUNC), 0o644)
    // A line that was cut short is ended, so that the next one is whole.
    if isSame { put([0x0A]) } else { put(Head(call: call)) }
  }

  func add(_ result: GoldenResult, stamp: String) {
    guard result.status.isGood else { return }
    put(Entry(stamp: stamp, result: result))
  }

  /// Takes the file away at the end of the run, and its folder where that has nothing else.
  func end() {
    unlink(path)
    rmdir((path as NSString).deletingLastPathComponent)
  }

  private func put(_ line: some Encodable) {
    guard descriptor >= 0, let data = try? JSONEncoder().encode(line) else { return }
    put(Array(data) + [0x0A])
  }

  private func put(_ bytes: [UInt8]) {
    lock.withLock {
      try? FileWriter.write(bytes, toOpen: descriptor, called: path)
    }
  }

  deinit { close(descriptor) }
}
