import DeviceProfiles
import Foundation
import KeyboardLayouts
import Picture
import Simulation
import Workbench

/// What `--state` keeps from one run to the next: the phones and the window's switches.
struct SavedState: Hashable, Sendable {
  /// From left to right; there is always one.
  var phones: [SavedPhone]
  /// The one that the inspector is about.
  var active: Int
  var switches: WindowSwitches

  /// The phone that stands for all where only one is asked for.
  var activePhone: SavedPhone { phones[active] }
}

/// What is kept of one phone.
struct SavedPhone: Hashable, Sendable {
  var device: String
  var deviceFile: String?
  var version: SystemVersion
  var orientation: Orientation
  /// An id, or the path of a file.
  var scene: String
  var strategy: String
  var keyboardType: KeyboardType?
  var layout: String
  var appearance: PhoneSettings.Appearance
  var contentSize: ContentSize
  var accessibility: Accessibility
  var softwareKeyboard: Bool
  var predictiveBar: Bool
  var hardwareKeyboard: Bool
  var arrangement: KeyboardArrangement
}

extension SavedState {
  /// The state of a window now; what came from a file keeps that file's name while it is shown.
  init(_ workbench: Workbench, begunWith selections: [Selection]) {
    phones = workbench.phones.map { SavedPhone($0, begunWith: selections) }
    active = workbench.active
    switches = workbench.switches
  }
}

extension SavedPhone {
  fileprivate init(_ phone: Phone, begunWith selections: [Selection]) {
    let settings = phone.settings
    let ownScene = selections.first { $0.scene.id == phone.scene.id }?.sceneName
    let ownDevice = selections.first { $0.settings.deviceID == settings.deviceID }?.deviceFile
    device = settings.deviceID
    deviceFile = ownDevice.map(Self.absolute)
    version = settings.version
    orientation = settings.orientation
    scene =
      ownScene.map { $0.contains("/") || $0.hasSuffix(".json") ? Self.absolute($0) : $0 }
      ?? phone.scene.id
    strategy = phone.strategyID
    keyboardType = settings.keyboardType
    layout = settings.layout.id
    appearance = settings.appearance
    contentSize = settings.contentSize
    accessibility = settings.accessibility
    softwareKeyboard = settings.showsSoftwareKeyboard
    predictiveBar = settings.hasPredictiveBar
    hardwareKeyboard = settings.hasHardwareKeyboard
    arrangement = phone.keyboard.arrangement
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }
}

// MARK: Writing

extension SavedState {
  /// The state as it is written; keys and their order are those of `StateFile.Key`.
  var json: JSONText {
    .object(StateFile.Key.allCases.map { ($0.rawValue, value(of: $0)) })
  }

  private func value(of key: StateFile.Key) -> JSONText {
    switch key {
    case .phones: .array(phones.map(\.json))
    case .active: .number(Double(active))
    case .slow: .bool(switches.isSlow)
    case .showsOverlays: .bool(switches.showsOverlays)
    case .overlays:
      .array(Overlay.allCases.filter(switches.overlays.contains).map { .string($0.rawValue) })
    case .inspector: .bool(switches.showsInspector)
    }
  }
}

extension SavedPhone {
  fileprivate var json: JSONText {
    .object(
      StateFile.PhoneKey.allCases.compactMap { key in value(of: key).map { (key.rawValue, $0) } })
  }

  private func value(of key: StateFile.PhoneKey) -> JSONText? {
    switch key {
    case .device: .string(device)
    case .deviceFile: deviceFile.map(JSONText.string)
    case .ios: .number(Double(version.rawValue))
    case .orientation: .string(orientation.rawValue)
    case .scene: .string(scene)
    case .strategy: .string(strategy)
    case .keyboard: keyboardType.map { .string($0.rawValue) } ?? .null
    case .layout: .string(layout)
    case .appearance: .string(appearance.rawValue)
    case .contentSize: .string(contentSize.rawValue)
    case .contrast: .string(accessibility.contrast.rawValue)
    case .boldText: .bool(accessibility.usesBoldText)
    case .reduceMotion: .bool(accessibility.reducesMotion)
    case .softwareKeyboard: .bool(softwareKeyboard)
    case .predictiveBar: .bool(predictiveBar)
    case .hardwareKeyboard: .bool(hardwareKeyboard)
    case .arrangement: .string(arrangement.rawValue)
    }
  }
}
