import DeviceProfiles
import Foundation
import JSON
import Reporting
import Simulation

/// The report for programs.
extension GoldenReport {
  var json: JSONValue {
    .object(
      (shard.map { [("shard", JSONValue.string($0.text))] } ?? []) + [
        ("total", .number(results.count)),
        (
          "counts",
          .object(GoldenResult.Status.allCases.map { ($0.rawValue, .number(count($0))) })
        ),
        ("skipped", .number(skipped)), ("stale", .array(stale.map(JSONValue.string))),
        ("results", .array(results.map(json))),
      ])
  }

  private func json(_ result: GoldenResult) -> JSONValue {
    .object(
      [
        ("name", .string(result.name)), ("status", .string(result.status.rawValue)),
        ("device", .string(result.device)), ("orientation", .string(result.orientation)),
        ("scene", .string(result.scene)), ("strategy", .string(result.strategy)),
        ("words", .array(result.words.map(JSONValue.string))),
      ]
        + (result.hashed.isEmpty
          ? [] : [("values", .array(result.hashed.map(JSONValue.string)))])
        + GoldenResult.Image.allCases.compactMap { kind in
          result.files[kind].map { (kind.rawValue, .string($0)) }
        })
  }

  /// A suite for each scene, a case for each picture.
  var junit: XMLText {
    let scenes = Dictionary(grouping: results, by: \.scene)
    return JUnitFile(
      scenes.keys.sorted().map { scene in
        JUnitFile.Suite(scene, (scenes[scene] ?? []).map(Self.junit))
      }
    ).xml
  }

  private static func junit(_ result: GoldenResult) -> JUnitFile.Case {
    let message = result.words.joined(separator: "; ")
    return switch result.status {
    case .passed, .updated: JUnitFile.Case(result.name)
    case .failed, .missing: JUnitFile.Case(result.name, .failure(message))
    case .broken, .error: JUnitFile.Case(result.name, .error(message))
    }
  }

  /// The summary in the format of reg-cli's `reg.json`.
  ///
  /// An item is a path below each of the folders.
  var reg: JSONValue {
    func names(_ statuses: GoldenResult.Status...) -> [String] {
      results.filter { statuses.contains($0.status) }.map { $0.name + ".png" }
    }
    func items(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }
    let deleted = stale.map { path in
      path.hasPrefix(folders.goldens + "/")
        ? String(path.dropFirst(folders.goldens.count + 1)) : path
    }
    let seen = results.filter { $0.status != .error && $0.status != .missing }
    let withActual = results.filter { $0.files[.actual] != nil }
    let withDifference = results.filter { $0.files[.difference] != nil }
    return .object([
      ("failedItems", items(names(.failed, .broken, .error))), ("newItems", items(names(.missing))),
      ("deletedItems", items(deleted)), ("passedItems", items(names(.passed, .updated))),
      ("expectedItems", items(seen.map { $0.name + ".png" } + deleted)),
      ("actualItems", items(withActual.map { $0.name + ".png" })),
      ("diffItems", items(withDifference.map { $0.name + ".png" })),
      ("actualDir", .string(folders.folder(of: .actual))),
      ("expectedDir", .string(folders.goldens)),
      ("diffDir", .string(folders.folder(of: .difference))),
    ])
  }
}
