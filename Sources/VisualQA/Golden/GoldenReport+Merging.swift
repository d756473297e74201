package import Foundation
import Reporting

/// Reports of parts of a run, put together again.
extension GoldenReport {
  /// The report with its pictures as one file, for `merge`.
  var blob: JSONFile {
    let file = GoldenBlob(
      shard: shard?.text, folders: folders, stale: stale, skipped: skipped, results: results)
    // What is made of texts and bytes can be written.
    return (try? JSONFile(encoding: file)) ?? JSONFile(lines: [])
  }

  /// Reads a report that was written as a blob.
  ///
  /// - Returns: nil for bytes that are none.
  package init?(blob data: Data) {
    guard let file = try? JSONDecoder().decode(GoldenBlob.self, from: data) else { return nil }
    self.init(
      file.results, stale: file.stale, skipped: file.skipped, folders: file.folders,
      shard: file.shard.flatMap(Shard.init))
  }

  /// Joins reports; that they belong together is for the caller to see to.
  package init?(joining parts: [GoldenReport]) {
    guard let first = parts.first else { return nil }
    let stale = Set(parts.flatMap(\.stale)).sorted()
    self.init(
      Shard.joined(parts.map { ($0.shard, $0.results) }), stale: stale,
      skipped: parts.map(\.skipped).reduce(0, +), folders: first.folders)
  }
}

private struct GoldenBlob: Codable {
  var shard: String?
  var folders: GoldenFolders
  var stale: [String]
  var skipped: Int
  var results: [GoldenResult]
}
