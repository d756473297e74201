import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Workbench

/// Reads and writes the file of `--state`.
enum StateFile {
  /// Reads the state; nil where there is no such file yet, before the first run.
  static func read(_ path: String, _ library: Library) throws -> SavedState? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try decode(try Library.read(path), file: path, library).get()
  }

  static func write(
    _ workbench: Workbench, begunWith selections: [Selection], to path: String
  ) throws(HostError) {
    let text = SavedState(workbench, begunWith: selections).json.text() + "\n"
    try FileWriter.write(Array(text.utf8), to: path)
  }

  static func decode(
    _ data: Data, file: String, _ library: Library
  ) -> Result<SavedState, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: Key.allCases.map(\.rawValue)).flatMap {
        StateReader($0, library).state()
      }
    }
  }

  /// The keys in the order in which they are written.
  enum Key: String, CaseIterable {
    case device, deviceFile, ios, orientation, scene, strategy, keyboard, layout, appearance
    case contentSize, softwareKeyboard, predictiveBar, hardwareKeyboard
    case slow, showsOverlays, overlays, inspector
  }
}

/// Reads the values of a state one by one, and makes sure that what they name is there.
private struct StateReader {
  let object: JSONObject
  let library: Library

  init(_ object: JSONObject, _ library: Library) {
    self.object = object
    self.library = library
  }

  private subscript(key: StateFile.Key) -> JSONNode { object[key.rawValue] }

  func state() -> SavedState? {
    let file = self[.deviceFile].ifPresent?.text()
    let device = self[.device].text()
    if let file {
      check(self[.deviceFile]) { _ = try library.device(file: file) }
    } else if let device {
      check(self[.device]) { _ = try library.device(device) }
    }
    let version = self[.ios].integer(in: 18...26).flatMap { number -> SystemVersion? in
      let version = SystemVersion(rawValue: number)
      if version == nil { self[.ios].reportUnsuitable(expected: "18 or 26") }
      return version
    }
    let orientation = self[.orientation].choice(of: Orientation.self)
    let scene = self[.scene].text()
    if let scene { check(self[.scene]) { _ = try library.scene(scene) } }
    let strategy = self[.strategy].text()
    if let strategy { check(self[.strategy]) { _ = try library.strategy(strategy) } }
    let keyboard = self[.keyboard].unlessNull?.choice(of: KeyboardType.self)
    let layout = self[.layout].text()
    if let layout { check(self[.layout]) { _ = try library.layout(layout) } }
    let appearance = self[.appearance].choice(of: PhoneSettings.Appearance.self)
    let contentSize = self[.contentSize].choice(of: ContentSize.self)
    let software = self[.softwareKeyboard].bool()
    let predictive = self[.predictiveBar].bool()
    let hardware = self[.hardwareKeyboard].bool()
    let switches = switches()
    guard let device, let version, let orientation, let scene, let strategy, let layout,
      let appearance, let contentSize, let software, let predictive, let hardware, let switches
    else { return nil }
    return SavedState(
      device: device, deviceFile: file, version: version, orientation: orientation, scene: scene,
      strategy: strategy, keyboardType: keyboard, layout: layout, appearance: appearance,
      contentSize: contentSize, softwareKeyboard: software, predictiveBar: predictive,
      hardwareKeyboard: hardware, switches: switches)
  }

  private func switches() -> WindowSwitches? {
    let slow = self[.slow].bool()
    let shows = self[.showsOverlays].bool()
    let overlays = self[.overlays].elements()?.compactMap { $0.choice(of: Overlay.self) }
    let inspector = self[.inspector].bool()
    guard let slow, let shows, let overlays, let inspector else { return nil }
    return WindowSwitches(
      isSlow: slow, showsOverlays: shows, overlays: Set(overlays), showsInspector: inspector)
  }

  /// Reports what is thrown at the value's line.
  private func check(_ node: JSONNode, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      node.report(StateProblem("\(error)"))
    }
  }
}

/// Words about a name in a state that leads to nothing, as the command line has them.
private struct StateProblem: ProblemWords {
  let problem: String
  let remedy: String

  init(_ words: String) {
    let parts = words.split(separator: "; ", maxSplits: 1)
    problem = parts.first.map(String.init) ?? words
    remedy = parts.count > 1 ? String(parts[1]) : "name another one"
  }
}

extension SavedState {
  /// The state of a window now; what came from a file keeps that file's name while it is shown.
  init(_ workbench: Workbench, begunWith selections: [Selection]) {
    let phone = workbench.phone
    let settings = phone.settings
    let ownScene = selections.first { $0.scene.id == phone.scene.id }?.sceneName
    let ownDevice = selections.first { $0.settings.deviceID == settings.deviceID }?.deviceFile
    self.init(
      device: settings.deviceID, deviceFile: ownDevice.map(Self.absolute),
      version: settings.version, orientation: settings.orientation,
      scene: ownScene.map { $0.contains("/") || $0.hasSuffix(".json") ? Self.absolute($0) : $0 }
        ?? phone.scene.id,
      strategy: phone.strategyID, keyboardType: settings.keyboardType,
      layout: settings.layout.id, appearance: settings.appearance,
      contentSize: settings.contentSize, softwareKeyboard: settings.showsSoftwareKeyboard,
      predictiveBar: settings.hasPredictiveBar, hardwareKeyboard: settings.hasHardwareKeyboard,
      switches: workbench.switches)
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

  /// The state as it is written; keys and their order are those of `StateFile.Key`.
  var json: JSONText {
    .object(StateFile.Key.allCases.compactMap { key in value(of: key).map { (key.rawValue, $0) } })
  }

  private func value(of key: StateFile.Key) -> JSONText? {
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
    case .softwareKeyboard: .bool(softwareKeyboard)
    case .predictiveBar: .bool(predictiveBar)
    case .hardwareKeyboard: .bool(hardwareKeyboard)
    case .slow: .bool(switches.isSlow)
    case .showsOverlays: .bool(switches.showsOverlays)
    case .overlays:
      .array(Overlay.allCases.filter(switches.overlays.contains).map { .string($0.rawValue) })
    case .inspector: .bool(switches.showsInspector)
    }
  }
}
