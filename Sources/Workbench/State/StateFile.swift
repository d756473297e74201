import DeviceProfiles
package import Foundation
import InterfaceStyles
package import JSON
import KeyboardLayouts
import Picture
import Simulation

/// Reads the file in which a window keeps its state; `SavedState.json` is what is written.
package enum StateFile {
  /// What a state names, which may be missing on the machine that reads it.
  package enum Name: Hashable, Sendable {
    case device(String)
    /// The path of a file.
    case deviceFile(String)
    /// An id, or the path of a file.
    case scene(String)
    case strategy(String)
    case layout(String)
  }

  /// Reads a state; `find` throws words about a name that leads to nothing.
  package static func decode(
    _ data: Data, file: String, find: @escaping (Name) throws -> Void
  ) -> Result<SavedState, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: Key.allCases.map(\.rawValue)).flatMap(StateReader(find: find).state)
    }
  }

  /// The keys in the order in which they are written.
  enum Key: String, CaseIterable {
    case phones, active, slow, showsOverlays, overlays, inspector
  }

  /// The keys of each phone, in this order too.
  enum PhoneKey: String, CaseIterable {
    case device, deviceFile, ios, orientation, scene, strategy, keyboard, layout, appearance
    case contentSize, contrast, boldText, reduceMotion, softwareKeyboard, predictiveBar
    case hardwareKeyboard, arrangement
  }
}

/// Reads a state and its phones, and makes sure that what they name is there.
private struct StateReader {
  let find: (StateFile.Name) throws -> Void

  func state(_ object: JSONObject) -> SavedState? {
    func node(_ key: StateFile.Key) -> JSONNode { object[key.rawValue] }
    let keys = StateFile.PhoneKey.allCases.map(\.rawValue)
    let all = node(.phones).elements(atLeast: 1)
    if let all, all.count > WorkbenchModel.mostPhones {
      node(.phones).reportUnsuitable(expected: "a list of at most \(WorkbenchModel.mostPhones)")
    }
    let phones = all?.compactMap { $0.object(allowing: keys).flatMap(phone) }
    let active = node(.active).integer(in: 0...max(0, (all?.count ?? 1) - 1))
    let switches = switches(object)
    guard let phones, !phones.isEmpty, let active, phones.indices.contains(active), let switches
    else { return nil }
    return SavedState(phones: phones, active: active, switches: switches)
  }

  private func phone(_ object: JSONObject) -> SavedPhone? {
    func node(_ key: StateFile.PhoneKey) -> JSONNode { object[key.rawValue] }
    let file = node(.deviceFile).ifPresent?.text()
    let device = node(.device).text()
    if let file {
      check(node(.deviceFile), .deviceFile(file))
    } else if let device {
      check(node(.device), .device(device))
    }
    let scene = name(node(.scene), StateFile.Name.scene)
    let strategy = name(node(.strategy), StateFile.Name.strategy)
    let layout = name(node(.layout), StateFile.Name.layout)
    let version = node(.ios).integer(in: 18...26).flatMap { number -> SystemVersion? in
      let version = SystemVersion(rawValue: number)
      if version == nil { node(.ios).reportUnsuitable(expected: "18 or 26") }
      return version
    }
    let orientation = node(.orientation).choice(of: Orientation.self)
    let keyboard = node(.keyboard).unlessNull?.choice(of: KeyboardType.self)
    let appearance = node(.appearance).choice(of: Appearance.self)
    let contentSize = node(.contentSize).choice(of: ContentSize.self)
    let contrast = node(.contrast).choice(of: Contrast.self)
    let bold = node(.boldText).bool()
    let isMotionReduced = node(.reduceMotion).bool()
    let software = node(.softwareKeyboard).bool()
    let predictive = node(.predictiveBar).bool()
    let hardware = node(.hardwareKeyboard).bool()
    let arrangement = node(.arrangement).choice(of: KeyboardArrangement.self)
    guard let device, let version, let orientation, let scene, let strategy, let layout,
      let appearance, let contentSize, let contrast, let bold, let isMotionReduced, let software,
      let predictive, let hardware, let arrangement
    else { return nil }
    return SavedPhone(
      device: device, deviceFile: file, version: version, orientation: orientation, scene: scene,
      strategy: strategy, keyboardType: keyboard, layout: layout, appearance: appearance,
      contentSize: contentSize,
      accessibility: Accessibility(
        contrast: contrast, usesBoldText: bold, reducesMotion: isMotionReduced),
      softwareKeyboard: software, predictiveBar: predictive, hardwareKeyboard: hardware,
      arrangement: arrangement)
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

  /// Reads the name of something that must be there.
  private func name(_ node: JSONNode, _ kind: (String) -> StateFile.Name) -> String? {
    let name = node.text()
    if let name { check(node, kind(name)) }
    return name
  }

  /// Reports a name that leads to nothing at its line.
  private func check(_ node: JSONNode, _ name: StateFile.Name) {
    do {
      try find(name)
    } catch {
      node.report(StateProblem("\(error)"))
    }
  }
}

/// Words about a name in a state that leads to nothing, as the command line has them.
private struct StateProblem: ProblemDescription {
  let problem: String
  let remedy: String

  init(_ words: String) {
    let parts = words.split(separator: "; ", maxSplits: 1)
    problem = parts.first.map(String.init) ?? words
    remedy = parts.count > 1 ? String(parts[1]) : "name another one"
  }
}
