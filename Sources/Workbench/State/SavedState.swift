import DeviceProfiles
import Foundation
import InterfaceStyles
package import JSON
import KeyboardLayouts
import Picture
package import Simulation

/// The state that a window restores at the next start: its phones and its switches.
package struct SavedState: Hashable, Sendable {
  /// From left to right; never empty.
  package var phones: [SavedPhone]
  /// The index of the active phone, whose settings the inspector shows.
  package var active: Int
  package var switches: WindowPreferences

  /// The active phone, for commands that take one phone.
  package var activePhone: SavedPhone { phones[active] }
}

/// The saved settings of one phone.
package struct SavedPhone: Hashable, Sendable {
  /// A choice for each setting that differs from its default, in the order of the file.
  package var choices: [SettingChoice]
  /// The path of the device's file; nil for a shipped device.
  package var deviceFile: String?
  /// An id, or the path of a file.
  package var scene: String

  /// Returns the saved value of a setting; nil for none.
  package subscript(id: String) -> String? { choices.first { $0.id == id }?.word }
}

extension SavedPhone {
  /// The current settings of a phone; device, scene and layouts are referred to by id.
  package init(_ phone: SimulatedDevice, table: SettingTable = .standard) {
    scene = phone.scene.id
    choices = table.rows(.state).compactMap { row in
      (row.word(in: phone.settings) ?? row.absentWord).map { SettingChoice(row.facts.id, $0) }
    }
  }
}

// MARK: Writing

extension SavedState {
  /// The state as JSON, with the keys and their order from `StateFile.Key`.
  package var json: JSONValue { json(.standard) }

  /// The state as JSON, with the settings of a table.
  package func json(_ table: SettingTable) -> JSONValue {
    .object(StateFile.Key.allCases.map { ($0.rawValue, value(of: $0, table)) })
  }

  private func value(of key: StateFile.Key, _ table: SettingTable) -> JSONValue {
    switch key {
    case .phones: .array(phones.map { $0.json(table) })
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
  fileprivate func json(_ table: SettingTable) -> JSONValue {
    .object(StateFile.phoneKeys(table).compactMap { key in value(of: key).map { (key.name, $0) } })
  }

  private func value(of key: StateFile.PhoneKey) -> JSONValue? {
    switch key {
    case .setting(let row): self[row.facts.id].map { row.json(of: $0) }
    case .deviceFile: deviceFile.map(JSONValue.string)
    case .scene: .string(scene)
    }
  }
}
