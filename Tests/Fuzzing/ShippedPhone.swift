import Assets
import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport

/// What ships with the program, read once.
enum ShippedPhone {
  static let devices = DeviceCatalog(folder: Assets.url(.devices)).devices
  static let layouts: [KeyboardLayout] = decoded(.layouts, LayoutFile.decode)
  static let scenes: [Scene] = decoded(.scenes, SceneFile.decode)
  static let strategies = AvoidanceStrategies.all.compactMap { StrategyValue(named: $0.id) }

  private static func decoded<Value>(
    _ folder: Assets.Folder, _ decode: (Data, String) -> Result<Value, FileProblems>
  ) -> [Value] {
    let url = Assets.url(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
      .compactMap { name in
        let data = try? Data(contentsOf: url.appendingPathComponent(name))
        return data.flatMap { try? decode($0, name).get() }
      }
  }

  static func device(_ id: String) throws -> (profile: DeviceProfile, id: String) {
    (try DeviceCatalog.load(id, in: Assets.url(.devices)).profile, id)
  }

  /// A phone of this device, layout and scene; the shipped ones where nothing is given.
  static func make(
    device: DeviceProfile? = nil, layout: KeyboardLayout? = nil, scene: Scene? = nil
  ) -> SimulatedDevice? {
    let english = layouts.first { $0.id == "en-US" }
    let form = scenes.first { $0.id == "scroll-form" }
    let shipped = devices.first { $0.id == "iphone-14-pro" }
    guard let device = device ?? shipped, let layout = layout ?? english,
      let scene = scene ?? form, let version = device.systemVersions.first
    else { return nil }
    let settings = DeviceSettings(
      device: device, deviceID: device.id, version: version, layout: layout)
    return SimulatedDevice(settings: settings, scene: scene, ruler: FixedRuler())
  }
}
