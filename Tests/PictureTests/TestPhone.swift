import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Makes phones for pictures, with the shipped devices, scenes and keys.
enum TestPhone {
  static let devices = DeviceCatalog(folder: Assets.url(.devices)).devices.map(\.id)

  /// Home button, notch, island; pads with and without a home button.
  static let kinds = ["iphone-8", "iphone-x", "iphone-14-pro", "ipad-10.2", "ipad-pro-11"]

  static func scene(_ name: String) throws -> Scene {
    try SceneFile.decode(data(.scenes, name), file: "\(name).json").get()
  }

  static func make(
    _ device: String, _ orientation: Orientation = .portrait, _ scene: Scene,
    appearance: Appearance = .light, keyboard: KeyboardType? = nil,
    strategy: some AvoidanceStrategy = ContentInset()
  ) throws -> SimulatedDevice {
    let profile = try DeviceCatalog.load(device, in: Assets.url(.devices)).profile
    let layout = try LayoutFile.decode(data(.layouts, "en-US"), file: "en-US.json").get()
    let version = try #require(profile.systemVersions.first)
    var settings = DeviceSettings(
      device: profile, deviceID: device, version: version, layout: layout,
      orientation: orientation, appearance: appearance, keyboardType: keyboard)
    settings.strategy = try StrategyValue(strategy)
    var phone = SimulatedDevice(settings: settings, scene: scene, ruler: FixedRuler())
    phone.runUntilIdle()
    return phone
  }

  private static func data(_ folder: Assets.Folder, _ name: String) throws -> Data {
    try Data(contentsOf: Assets.url(folder).appendingPathComponent(name + ".json"))
  }
}

extension SimulatedDevice {
  mutating func tap(_ point: CGPoint) {
    send(.touch(Touch(.began, at: point)))
    send(.touch(Touch(.ended, at: point)))
  }

  /// Taps the first row of a kind that is not under a bar, without waiting for what follows.
  mutating func tapFirst(_ kind: Row.Kind = .textField) throws {
    let row = try #require(
      layout.rows.first { $0.row.kind == kind && visibleContent.holds(onScreen($0.textFrame)) })
    let text = onScreen(row.textFrame)
    tap(CGPoint(x: text.midX, y: text.midY))
  }

  /// The middle of a key on the screen.
  func place(of key: Key) -> CGPoint {
    CGPoint(x: keyboardFrame.minX + key.frame.midX, y: keyboardFrame.minY + key.frame.midY)
  }
}

extension Scene {
  /// A scene with every kind of row and words of any length.
  static func everything(_ words: String = "Words", rows: Int = 1) -> Scene {
    let fields = (0..<rows).map { index in
      Row(id: "f\(index)", kind: .textField, label: words, placeholder: words + " \(index)")
    }
    let others = [
      Row(id: "s", kind: .textField, placeholder: words, input: InputTraits(isSecure: true)),
      Row(id: "b", kind: .button, text: words), Row(id: "l", kind: .label, text: words),
      Row(id: "v", kind: .textView, text: words, minimumLines: 2),
    ]
    return Scene(
      id: "everything", name: "Everything",
      navigationBar: Scene.NavigationBar(title: words, back: words),
      tabBar: Scene.TabItem.Icon.allCases.map { Scene.TabItem(title: words, icon: $0) },
      sections: [Section(header: words, footer: words, rows: fields + others)])
  }
}
