import DeviceProfiles
import Foundation
import JSON
import SDLHost
import Simulation
import Workbench

/// The file of `--state`, resolved with the files on this machine.
extension StateFile {
  /// Reads the state; nil if the file does not exist yet, before the first run.
  static func read(_ path: String, _ library: AssetFinder) throws -> SavedState? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try decode(try AssetFinder.read(path), file: path, find: library.find).get()
  }

  static func write(
    _ workbench: WorkbenchModel, begunWith selections: [DeviceOptions], to path: String
  ) throws(HostError) {
    let state = SavedState(workbench) { SavedPhone($0, begunWith: selections) }
    try FileWriter.write(state.json.file, to: path)
  }
}

extension AssetFinder {
  /// Checks that everything that a state names exists.
  fileprivate func find(_ name: StateFile.Name) throws {
    switch name {
    case .deviceFile(let path): _ = try device(file: path)
    case .scene(let name): _ = try scene(name)
    case .setting(let choice): try find(choice)
    }
  }

  private func find(_ choice: SettingChoice) throws {
    guard let row = SettingTable.standard[choice.id] else { return }
    do {
      try row.find(choice.word, settingAssets)
    } catch let error as SettingError {
      throw UsageError(error, row)
    }
  }
}

extension SavedPhone {
  /// The file's name of a device or scene that was read from a file.
  fileprivate init(_ phone: SimulatedDevice, begunWith selections: [DeviceOptions]) {
    self.init(phone)
    let ownScene = selections.first { $0.scene.id == phone.scene.id }?.sceneName
    let ownDevice = selections.first { $0.settings.deviceID == phone.settings.deviceID }?.deviceFile
    if let ownScene { scene = ownScene.namesFile ? Self.absolute(ownScene) : ownScene }
    deviceFile = ownDevice.map(Self.absolute)
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }
}
