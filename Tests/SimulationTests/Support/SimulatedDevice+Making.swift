import TestSupport
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

extension SimulatedDevice {
  /// A phone with a scene of the tests or the program.
  static func with(
    _ scene: Scene, strategy: String = "content-inset", settings: DeviceSettings
  ) throws -> SimulatedDevice {
    var settings = settings
    settings.strategy = try StrategyValue(named: strategy).found(strategy)
    return SimulatedDevice(settings: settings, scene: scene, ruler: FixedRuler())
  }

  /// Changes settings by the event for it.
  mutating func set(_ change: SettingChange) {
    var settings = settings
    change(&settings)
    send(.settings(settings))
  }

  static func with(_ scene: Scene, strategy: String = "content-inset") throws -> SimulatedDevice {
    try with(scene, strategy: strategy, settings: Shipped.settings())
  }

  /// A phone with a shipped scene.
  static func shipped(
    _ scene: String = "tab-form", strategy: String = "content-inset",
    device: String = "iphone-15-pro"
  ) throws -> SimulatedDevice {
    try with(Shipped.scene(scene), strategy: strategy, settings: Shipped.settings(device))
  }
}

extension Scene {
  /// A scene of one section.
  static func of(_ rows: Row..., options: KeyboardOptions = KeyboardOptions()) -> Scene {
    var scene = Scene(id: "test", name: "Test", sections: [Section(rows: rows)], keyboard: options)
    // Without bars, short content would begin under the status bar.
    scene.insetAdjustment = .always
    return scene
  }

  /// Forty fields below each other, called `F0`, `F1` and so on.
  static func long(_ options: KeyboardOptions = KeyboardOptions()) -> Scene {
    let rows = (0..<40).map { Row.field("F\($0)") }
    return Scene(
      id: "long", name: "Long", sections: [Section(rows: rows)], keyboard: options)
  }
}

extension Row {
  static func field(_ name: String, _ input: InputTraits = InputTraits()) -> Row {
    Row(id: name, kind: .textField, placeholder: name, input: input)
  }

  static func notes(_ name: String = "Notes", text: String = "") -> Row {
    Row(id: name, kind: .textView, label: name, text: text, minimumLines: 3)
  }
}
