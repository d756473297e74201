import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Workbench

/// Reads bytes as what a window keeps from one run to the next.
///
/// What is accepted is written as it was read, and a window can begin with it.
enum StateFuzz {
  static func state(_ bytes: [UInt8]) -> [String] {
    switch decode(Data(bytes)) {
    case .failure(let problems):
      problems.description.hasPrefix("a.json") ? [] : ["a problem has no place: \(problems)"]
    case .success(let state): violations(of: state)
    }
  }

  private static func violations(of state: SavedState) -> [String] {
    guard (1...PhoneBoard.mostPhones).contains(state.phones.count),
      state.phones.indices.contains(state.active)
    else { return ["phone \(state.active) of \(state.phones.count) is active"] }
    guard (try? decode(Data(state.json.text().utf8)).get()) == state else {
      return ["a state is not read as it was written"]
    }
    let phones = state.phones.compactMap(phone)
    guard phones.count == state.phones.count else { return [] }
    var workbench = WorkbenchModel(phones: phones, size: WorkbenchModel.naturalSize)
    workbench.switches = state.switches
    workbench.activate(state.active)
    var found = workbench.phones.flatMap(\.violations)
    let kept = SavedState(workbench, kept: { SavedPhone($0) })
    if kept.active != state.active || kept.switches != state.switches {
      found.append("a window does not begin with its switches")
    }
    return found
  }

  /// A phone of the state's device and scene; nil where its files are not at hand.
  private static func phone(_ saved: SavedPhone) -> SimulatedDevice? {
    guard let device = ShippedPhone.devices.first(where: { $0.id == saved["device"] }),
      let scene = ShippedPhone.scenes.first(where: { $0.id == saved.scene }),
      var phone = ShippedPhone.make(device: device, scene: scene)
    else { return nil }
    var settings = phone.settings
    for choice in saved.choices {
      try? SettingTable.standard.apply(choice, to: &settings, .none)
    }
    phone.send(.settings(settings))
    return phone
  }

  private static func decode(_ data: Data) -> Result<SavedState, FileProblems> {
    StateFile.decode(data, file: "a.json", find: find)
  }

  private static func find(_ name: StateFile.Name) throws {
    let isThere =
      switch name {
      // No file is read while fuzzing.
      case .deviceFile(let path): path.hasPrefix("/")
      case .scene(let id): ShippedPhone.scenes.contains { $0.id == id }
      case .setting(let choice):
        (try? SettingTable.standard[choice.id]?.find(choice.word, assets)) != nil
      }
    if !isThere { throw Missing() }
  }

  private static let assets = SettingAssets(
    device: { id in
      guard let device = ShippedPhone.devices.first(where: { $0.id == id }) else { throw Missing() }
      return (device, id)
    },
    layout: { id in
      guard let layout = ShippedPhone.layouts.first(where: { $0.id == id }) else { throw Missing() }
      return layout
    })

  private struct Missing: Error, CustomStringConvertible {
    let description = "is not there; name what is"
  }
}
