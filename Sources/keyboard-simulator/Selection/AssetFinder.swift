import Assets
import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Simulation

/// Finds devices, scenes, layouts and strategies by the names on the command line.
struct AssetFinder: Sendable {
  func device(_ id: String) throws -> (profile: DeviceProfile, id: String) {
    do {
      return (try DeviceCatalog.load(id, in: Assets.url(.devices)).profile, id)
    } catch DeviceLookupError.unknown(let id, let nearest) {
      throw unknown("device", id, nearest)
    }
  }

  /// The ids of all shipped devices and their models.
  var deviceIDs: [String] { DeviceCatalog(folder: Assets.url(.devices)).allIDs }

  func device(file: String) throws -> DeviceProfile {
    try DeviceFile.decode(try Self.read(file), file: file).get()
  }

  /// Finds a shipped scene by its id, or reads a scene file by its path.
  func scene(_ name: String) throws -> Scene {
    if name.namesFile {
      return try SceneFile.decode(try Self.read(name), file: name).get()
    }
    return try asset(name, .scenes, kind: "scene", SceneFile.decode)
  }

  func layout(_ id: String) throws -> KeyboardLayout {
    try asset(id, .layouts, kind: "layout", LayoutFile.decode)
  }

  /// The shipped assets, for reading settings.
  var settingAssets: SettingAssets {
    SettingAssets(
      device: { try device($0) }, layout: { try layout($0) },
      devices: { DeviceCatalog(folder: Assets.url(.devices)).devices },
      layouts: { names(.layouts).map { ($0, "") } })
  }

  /// The same, with the device of a file under any name.
  func assets(deviceFile file: String) -> SettingAssets {
    var assets = settingAssets
    assets.device = { _ in
      let device = try device(file: file)
      return (device, device.id)
    }
    return assets
  }

  /// The sorted names of a folder's files without `.json`; schemas are left out.
  func names(_ folder: Assets.Folder) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(folder).path)
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  private func asset<Value>(
    _ name: String, _ folder: Assets.Folder, kind: String,
    _ decode: (Data, String) -> Result<Value, FileProblems>
  ) throws -> Value {
    let names = names(folder)
    guard names.contains(name) else {
      throw unknown(kind, name, NearestNames.find(name, in: names))
    }
    let url = Assets.url(folder).appendingPathComponent(name + ".json")
    return try decode(try Self.read(url.path), url.path).get()
  }

  /// The error for a name that no shipped file has.
  private func unknown(_ kind: String, _ name: String, _ nearest: [String]) -> UsageError {
    guard Assets.areThere else { return .noAssets }
    return .unknownName(
      kind: kind, name: name, nearest: nearest, list: "\(HelpText.program) list \(kind)s")
  }

  private static let largestFile = 8 << 20

  static func read(_ path: String, limit: Int = largestFile) throws(UsageError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .other("\(path): file not found")
    }
    if isFolder.boolValue { throw .other("\(path): is a folder; give a file") }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    if size > limit {
      throw .other("\(path): the file is too large; the limit is \(limit >> 20) MB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .other("\(path): cannot be read; check its permissions")
    }
    return data
  }
}

extension String {
  /// Whether this name is a path of a file, and not the id of a shipped one.
  var namesFile: Bool { contains("/") || hasSuffix(".json") }
}
