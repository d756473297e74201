package import Foundation
import JSON

/// Reports of parts of a run, put together again.
extension GoldenReport {
  /// The report with its pictures as one file, for `merge`.
  var blob: JSONValue {
    .object(
      (shard.map { [("shard", .string($0.text))] } ?? []) + [
        (
          "folders",
          .object([("goldens", .string(folders.goldens)), ("output", .string(folders.output))])
        ), ("stale", .array(stale.map(JSONValue.string))), ("skipped", .number(skipped)),
        ("results", .array(results.map(\.file))),
      ])
  }

  /// Reads a report that was written as a blob.
  ///
  /// - Returns: nil for bytes that are none.
  package init?(blob data: Data) {
    guard let file = try? JSONValue(parsing: data), let folders = file["folders"],
      let goldens = folders["goldens"]?.string, let output = folders["output"]?.string,
      let stale = file["stale"]?.strings, let skipped = file["skipped"]?.integer,
      let items = file["results"]?.items
    else { return nil }
    let results = items.compactMap(GoldenResult.init(file:))
    guard results.count == items.count else { return nil }
    self.init(
      results, stale: stale, skipped: skipped,
      folders: GoldenFolders(goldens: goldens, output: output),
      shard: file["shard"]?.string.flatMap(Shard.init))
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
