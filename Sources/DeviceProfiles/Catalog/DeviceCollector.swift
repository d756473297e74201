internal import Foundation
import JSON

/// Reads the files of a folder in the order of their names, and keeps ids unique.
struct DeviceCollector {
  private(set) var devices: [DeviceProfile] = []
  private(set) var problems: [FileProblem] = []
  /// The file that an id belongs to.
  private var owners: [String: String] = [:]

  /// The device files of a folder in the order of their names.
  static func files(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0) }
  }

  mutating func read(_ folder: URL) {
    do {
      for file in try Self.files(of: folder) { read(file: file) }
    } catch {
      report(.unreadable("give a folder with device files"), file: folder.path, keyPath: "")
    }
  }

  private mutating func read(file: URL) {
    guard let data = try? Data(contentsOf: file) else {
      let words = DeviceRule.unreadable("check its permissions")
      return report(words, file: file.path, keyPath: "")
    }
    switch DeviceFile.decode(data, file: file.path) {
    case .success(let device): add(device, from: file)
    case .failure(let bad): problems += bad.problems
    }
  }

  /// Adds the device unless an earlier file has one of its ids.
  private mutating func add(_ device: DeviceProfile, from file: URL) {
    let ids = keyPaths(of: device)
    let taken = ids.filter { owners[$0.slug] != nil }
    guard taken.isEmpty else {
      for (keyPath, slug) in taken {
        let words = DeviceRule.takenID(slug, by: owners[slug] ?? "")
        report(words, file: file.path, keyPath: keyPath)
      }
      return
    }
    for (_, slug) in ids { owners[slug] = file.lastPathComponent }
    devices.append(device)
  }

  /// The places of a file that make an id, with that id.
  private func keyPaths(of device: DeviceProfile) -> [(keyPath: String, slug: String)] {
    let names = device.names.enumerated().map { index, name in
      (keyPath: "names[\(index)]", slug: DeviceSlug.slug(name))
    }
    let aliases = device.aliases.keys.sorted().map { alias in
      (keyPath: "aliases.\(alias)", slug: DeviceSlug.slug(alias))
    }
    return [("id", DeviceSlug.slug(device.id))] + names + aliases
  }

  private mutating func report(_ words: DeviceRule, file: String, keyPath: String) {
    problems.append(FileProblem(file: file, line: nil, keyPath: keyPath, words))
  }
}
