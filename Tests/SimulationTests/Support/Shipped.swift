import Assets
import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

/// What ships with the program.
enum Shipped {
  static let catalog = DeviceCatalog(folder: Assets.url(.devices))

  static let scenes: [Scene] = sceneFiles.compactMap { file in
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? SceneFile.decode(data, file: file.lastPathComponent).get()
  }

  static let sceneFiles: [URL] = {
    let folder = Assets.url(.scenes)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") && $0 != schema.lastPathComponent }
      .sorted()
      .map { folder.appendingPathComponent($0) }
  }()

  static let schema = Assets.url(.scenes).appendingPathComponent("scene.schema.json")

  static let layout: KeyboardLayout? = {
    let url = Assets.url(.layouts).appendingPathComponent("en-US.json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? LayoutFile.decode(data, file: "en-US.json").get()
  }()

  static func layout(_ id: String) throws -> KeyboardLayout {
    let url = Assets.url(.layouts).appendingPathComponent("\(id).json")
    return try LayoutFile.decode(Data(contentsOf: url), file: "\(id).json").get()
  }

  static func scene(_ id: String) throws -> Scene { try scenes.first { $0.id == id }.found(id) }

  static func settings(
    _ device: String = "iphone-15-pro", _ orientation: Orientation = .portrait
  ) throws -> DeviceSettings {
    let profile = try catalog.device(device).found(device).profile
    return DeviceSettings(
      device: profile, deviceID: device, version: try profile.resolvedVersion(nil, for: device),
      layout: try layout.found("en-US"), orientation: orientation)
  }
}

/// Something that a test needs is not there.
struct NotFound: Error { let what: String }

extension Optional {
  /// The value, or an error that names what is missing.
  func found(_ what: String) throws -> Wrapped {
    guard let self else { throw NotFound(what: what) }
    return self
  }
}
