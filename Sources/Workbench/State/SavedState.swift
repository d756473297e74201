package import DeviceProfiles
import Foundation
package import InterfaceStyles
package import JSON
package import KeyboardLayouts
import Picture
package import Simulation

/// What a window keeps from one run to the next: its phones and its switches.
package struct SavedState: Hashable, Sendable {
  /// From left to right; there is always one.
  package var phones: [SavedPhone]
  /// The one that the inspector is about.
  package var active: Int
  package var switches: WindowPreferences

  /// The phone that stands for all where only one is asked for.
  package var activePhone: SavedPhone { phones[active] }
}

/// What is kept of one phone.
package struct SavedPhone: Hashable, Sendable {
  package var device: String
  package var deviceFile: String?
  package var version: SystemVersion
  package var orientation: Orientation
  /// An id, or the path of a file.
  package var scene: String
  package var strategy: String
  package var keyboardType: KeyboardType?
  package var layout: String
  package var appearance: Appearance
  package var contentSize: ContentSize
  package var accessibility: Accessibility
  package var softwareKeyboard: Bool
  package var predictiveBar: Bool
  package var hardwareKeyboard: Bool
  package var arrangement: KeyboardArrangement
}

extension SavedState {
  /// The state of a window now; `kept` says how each of its phones is kept.
  package init(_ workbench: WorkbenchModel, kept: (SimulatedDevice) -> SavedPhone) {
    phones = workbench.phones.map(kept)
    active = workbench.active
    switches = workbench.switches
  }
}

extension SavedPhone {
  /// A phone as it is now, all of whose parts are found by their ids.
  package init(_ phone: SimulatedDevice) {
    let settings = phone.settings
    device = settings.deviceID
    version = settings.version
    orientation = settings.orientation
    scene = phone.scene.id
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
}

// MARK: Writing

extension SavedState {
  /// The state as it is written; keys and their order are those of `StateFile.Key`.
  package var json: JSONValue {
    .object(StateFile.Key.allCases.map { ($0.rawValue, value(of: $0)) })
  }

  private func value(of key: StateFile.Key) -> JSONValue {
    switch key {
    case .phones: .array(phones.map(\.json))
    case .active: .number(active)
    case .slow: .bool(switches.isSlow)
    case .showsOverlays: .bool(switches.showsOverlays)
    case .overlays:
      .array(Overlay.allCases.filter(switches.overlays.contains).map { .string($0.rawValue) })
    case .inspector: .bool(switches.showsInspector)
    }
  }
}

extension SavedPhone {
  fileprivate var json: JSONValue {
    .object(
      StateFile.PhoneKey.allCases.compactMap { key in value(of: key).map { (key.rawValue, $0) } })
  }

  private func value(of key: StateFile.PhoneKey) -> JSONValue? {
    switch key {
    case .device: .string(device)
    case .deviceFile: deviceFile.map(JSONValue.string)
    case .ios: .number(version.rawValue)
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
