import DeviceProfiles
package import Foundation
import InterfaceStyles
package import JSON
import KeyboardLayouts
import Picture
package import Simulation

/// Reads the file of a saved window; `SavedState.json` writes it.
package enum StateFile {
  /// Something that a state refers to and that may be missing on this machine.
  package enum Name: Hashable, Sendable {
    /// The value of a setting.
    case setting(SettingChoice)
    /// The path of a file.
    case deviceFile(String)
    /// An id, or the path of a file.
    case scene(String)
  }

  /// Reads a state; `find` throws an error for a name that cannot be found.
  package static func decode(
    _ data: Data, file: String, table: SettingTable = .standard,
    find: @escaping (Name) throws -> Void
  ) -> Result<SavedState, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: Key.allCases.map(\.rawValue)).flatMap(
        StateReader(table: table, find: find).state)
    }
  }

  /// The keys in the order in which they are written.
  enum Key: String, CaseIterable {
    case phones, active, slow, showsOverlays, overlays, inspector
  }

  /// A key of a phone.
  enum PhoneKey {
    case setting(any AnySettingRow)
    case deviceFile, scene

    /// The key in the file.
    var name: String {
      switch self {
      case .setting(let row): row.facts.id
      case .deviceFile: "deviceFile"
      case .scene: "scene"
      }
    }
  }

  /// The keys of each phone, in the order in which they are written.
  static func phoneKeys(_ table: SettingTable) -> [PhoneKey] {
    var keys = table.rows(.state).map(PhoneKey.setting)
    keys.insert(.deviceFile, at: 1)
    keys.insert(.scene, at: 4)
    return keys
  }
}

/// Reads a state and its phones, and checks that everything they refer to exists.
private struct StateReader {
  let table: SettingTable
  let find: (StateFile.Name) throws -> Void

  func state(_ object: JSONObject) -> SavedState? {
    func node(_ key: StateFile.Key) -> JSONNode { object[key.rawValue] }
    let keys = StateFile.phoneKeys(table).map(\.name)
    let all = node(.phones).elements(atLeast: 1)
    if let all, all.count > PhoneBoard.mostPhones {
      node(.phones).reportUnsuitable(expected: "a list of at most \(PhoneBoard.mostPhones)")
    }
    let phones = all?.compactMap { $0.object(allowing: keys).flatMap(phone) }
    let active = node(.active).integer(in: 0...max(0, (all?.count ?? 1) - 1))
    let switches = switches(object)
    guard let phones, !phones.isEmpty, let active, phones.indices.contains(active), let switches
    else { return nil }
    return SavedState(phones: phones, active: active, switches: switches)
  }

  private func phone(_ object: JSONObject) -> SavedPhone? {
    let fileNode = object[StateFile.PhoneKey.deviceFile.name]
    let file = fileNode.ifPresent?.text()
    if let file { check(fileNode, .deviceFile(file)) }
    let scene = name(object[StateFile.PhoneKey.scene.name], StateFile.Name.scene)
    let choices = table.rows(.state).map { choice(of: $0, object, hasFile: file != nil) }
    guard let scene, !choices.contains(where: \.isWrong) else { return nil }
    return SavedPhone(choices: choices.compactMap(\.choice), deviceFile: file, scene: scene)
  }

  /// Reads a setting; keys of version 0.1.0 are required.
  private func choice(
    of row: any AnySettingRow, _ object: JSONObject, hasFile: Bool
  ) -> (choice: SettingChoice?, isWrong: Bool) {
    let key = object[row.facts.id]
    guard let node = table.isNamed(row, in: .state) ? key : key.ifPresent else {
      return (nil, false)
    }
    guard let word = row.word(node) else { return (nil, true) }
    let choice = SettingChoice(row.facts.id, word)
    if !hasFile || !row.facts.takesFile { check(node, .setting(choice)) }
    return (choice, false)
  }

  private func switches(_ object: JSONObject) -> WindowPreferences? {
    func node(_ key: StateFile.Key) -> JSONNode { object[key.rawValue] }
    let slow = node(.slow).bool()
    let shows = node(.showsOverlays).bool()
    let overlays = node(.overlays).elements()?.compactMap { $0.choice(of: Overlay.self) }
    let inspector = node(.inspector).bool()
    guard let slow, let shows, let overlays, let inspector else { return nil }
    return WindowPreferences(
      isSlow: slow, showsOverlays: shows, overlays: Set(overlays), showsInspector: inspector)
  }

  /// Reads a required name.
  private func name(_ node: JSONNode, _ kind: (String) -> StateFile.Name) -> String? {
    let name = node.text()
    if let name { check(node, kind(name)) }
    return name
  }

  /// Reports a name that cannot be found, with its line.
  private func check(_ node: JSONNode, _ name: StateFile.Name) {
    do {
      try find(name)
    } catch {
      node.report(StateProblem("\(error)"))
    }
  }
}

/// The error for a name in a state that cannot be found, with the words of the command line.
private struct StateProblem: ProblemDescription {
  let problem: String
  let remedy: String

  init(_ words: String) {
    let parts = words.split(separator: "; ", maxSplits: 1)
    problem = parts.first.map(String.init) ?? words
    remedy = parts.count > 1 ? String(parts[1]) : "give another one"
  }
}
