import Assets
import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Simulation

/// Finds devices, scenes, layouts and strategies by the names people give.
struct AssetFinder: Sendable {
  func device(_ id: String) throws -> (profile: DeviceProfile, id: String) {
    do {
      return (try DeviceCatalog.load(id, in: Assets.url(.devices)).profile, id)
    } catch DeviceLookupError.unknown(let id, let nearest) {
      throw unknown("device", id, nearest)
    }
  }

  /// The ids of all devices that ship, and of their models.
  var deviceIDs: [String] { DeviceCatalog(folder: Assets.url(.devices)).allIDs }

  func device(file: String) throws -> DeviceProfile {
    try DeviceFile.decode(try Self.read(file), file: file).get()
  }

  /// Finds a scene by its id, or reads a file where the name leads to one.
  func scene(_ name: String) throws -> Scene {
    if name.namesFile {
      return try SceneFile.decode(try Self.read(name), file: name).get()
    }
    return try asset(name, .scenes, kind: "scene", SceneFile.decode)
  }

  func layout(_ id: String) throws -> KeyboardLayout {
    try asset(id, .layouts, kind: "layout", LayoutFile.decode)
  }

  /// Where settings get what ships with the program.
  var settingAssets: SettingAssets {
    SettingAssets(
      device: { try device($0) }, layout: { try layout($0) },
      devices: { DeviceCatalog(folder: Assets.url(.devices)).devices },
      layouts: { names(.layouts).map { ($0, "") } })
  }

  /// The same where the device is that of a file, whatever its name.
  func assets(deviceFile file: String) -> SettingAssets {
    var assets = settingAssets
    assets.device = { _ in
      let device = try device(file: file)
      return (device, device.id)
    }
    return assets
  }

  /// The names of a folder's files, sorted, without `.json`; schemas are none of them.
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

  /// What to say of a name that no file of the program's own has.
  private func unknown(_ kind: String, _ name: String, _ nearest: [String]) -> UsageError {
    guard Assets.areThere else { return .noAssets }
    return .unknownName(
      kind: kind, name: name, nearest: nearest, list: "\(HelpText.program) list \(kind)s")
  }

  private static let largestFile = 8 << 20

  static func read(_ path: String, limit: Int = largestFile) throws(UsageError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .other("\(path): there is no such file; give the path of one")
    }
    if isFolder.boolValue { throw .other("\(path): is a folder; give the path of a file") }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    if size > limit {
      throw .other("\(path): is larger than any file of ours; give one below \(limit >> 20) MB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .other("\(path): cannot be read; make it readable")
    }
    return data
  }
}

extension String {
  /// Whether a scene of this name is read from a file of the person's own.
  var namesFile: Bool { contains("/") || hasSuffix(".json") }
}
