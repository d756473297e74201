import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardLayouts

/// What ships with the program.
enum Shipped {
  static let devices = DeviceCatalog(folder: Assets.url(.devices)).devices

  static func layoutText(_ id: String = "en-US") throws -> String {
    let url = Assets.url(.layouts).appendingPathComponent("\(id).json")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  static func layout(_ id: String = "en-US") throws -> KeyboardLayout {
    try LayoutFile.decode(Data(layoutText(id).utf8), file: "\(id).json").get()
  }

  static let layoutIDs: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(.layouts).path)
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }()

  static let schema = Assets.url(.layouts).appendingPathComponent("layout.schema.json")

  /// Every room a shipped device has for its keyboard, with the bar and without, each once.
  static let rooms = Set(allRooms).sorted { $0.width < $1.width }

  private static let allRooms: [KeyboardSpace] = devices.flatMap { device in
    device.systemVersions.flatMap { version in
      Orientation.allCases.flatMap { orientation in
        [true, false].compactMap { room(device, version, orientation, hasBar: $0) }
      }
    }
  }

  private static func room(
    _ device: DeviceProfile, _ version: SystemVersion, _ orientation: Orientation, hasBar: Bool
  ) -> KeyboardSpace? {
    let heights = device.keyboard(orientation, version)
    guard let total = heights?.height(withPredictiveBar: hasBar) else { return nil }
    let dock = heights?.bottomDock ?? device.safeArea(orientation, version).bottom
    let style = style(device, version, orientation)
    let bar = hasBar ? heights?.predictiveBar ?? style.predictions.unmeasuredHeight : 0
    return KeyboardSpace(
      style: style, width: device.size(orientation).width, barHeight: bar,
      keysHeight: total - bar - dock, dockHeight: dock)
  }

  private static func style(
    _ device: DeviceProfile, _ version: SystemVersion, _ orientation: Orientation
  ) -> InterfaceStyle.Keys {
    InterfaceStyle(
      StyleTraits(
        design: .flat, device: device, orientation: orientation, version: version,
        appearance: .light, contrast: .normal, usesBoldText: false, contentSize: .large)
    ).keys
  }
}

/// Every page a keyboard can show.
let allRequests: [KeyboardRequest] = KeyboardType.allCases.flatMap { type in
  KeyboardPage.allCases.flatMap { page in
    (page == .letters ? [true, false] : [false]).map {
      KeyboardRequest(type: type, page: page, isUppercase: $0)
    }
  }
}
