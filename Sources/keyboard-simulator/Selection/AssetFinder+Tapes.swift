import Assets
import DeviceProfiles
import Foundation
import JSON
import Tape

extension AssetFinder {
  /// Finds a tape: a file, or a shipped tape by its name without an ending.
  static func tape(_ name: String) -> String {
    let isName = !name.contains("/") && !name.hasSuffix(".tape")
    guard isName, !FileManager.default.fileExists(atPath: name), shippedTapes.contains(name)
    else { return name }
    return Assets.url(.tapes).appendingPathComponent(name + ".tape").path
  }

  static var shippedTapes: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(.tapes).path)
    return (files ?? []).filter { $0.hasSuffix(".tape") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The description of a shipped tape: the comment in its first line.
  static func summary(ofTape name: String) -> String {
    let first = (try? readTape(tape(name)))?.prefix { !$0.isNewline } ?? ""
    return first.hasPrefix("#") ? first.dropFirst().trimmingCharacters(in: .whitespaces) : ""
  }

  /// Reads a tape's text; throws if it is not UTF-8.
  static func readTape(_ path: String) throws -> String {
    let isName = !path.contains("/") && !path.hasSuffix(".tape")
    if isName, !FileManager.default.fileExists(atPath: path) {
      let nearest = NearestNames.find(path, in: shippedTapes)
      throw UsageError.other(
        "file or shipped tape not found; "
          + (nearest.isEmpty
            ? "use \(TapeIssue.list(shippedTapes))" : "did you mean \(TapeIssue.list(nearest))?"))
    }
    guard let text = String(bytes: try read(path), encoding: .utf8) else {
      throw UsageError.other("\(path): not a UTF-8 file; save the tape as UTF-8")
    }
    return text
  }
}
