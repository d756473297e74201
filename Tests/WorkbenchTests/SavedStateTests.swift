import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardLayouts
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

/// What a window keeps from one run to the next is read as it was written, or refused by line.
@Suite struct SavedStateTests {
  @Test(arguments: 0..<200) func whatIsWrittenIsRead(seed: UInt64) throws {
    var state = try randomState(seed: seed)
    state.phones[0].set("device", "a \"device\"\u{7}\\ 📱")
    let read = try decode(state.json.text()).get()
    #expect(read == state)
    #expect(read.json == state.json)
  }

  @Test func theSwitchesComeBack() throws {
    var bench = try TestBench.make()
    for seed in 0..<20 as Range<UInt64> {
      let state = try randomState(seed: seed)
      bench.switches = state.switches
      #expect(SavedState(bench, kept: { SavedPhone($0) }).switches == state.switches)
    }
  }

  @Test func everyKeyIsWanted() throws {
    let document = try document()
    let table = SettingTable.standard
    let optional = table.rows.filter { !table.isNamed($0, in: .state) }.map(\.facts.id)
    let mayBeMissing = (optional + ["deviceFile"]).flatMap {
      ["phones[0].\($0)", "phones[1].\($0)"]
    }
    for (path, value) in document.places() where !mayBeMissing.contains(path) {
      // An overlay less is a good list; the active phone is then out of range.
      if !path.hasSuffix("]") { #expect(hits(document, path, .remove), "\(path)") }
      let wrong = if case .string = value.content { "7" } else { "\"seven\"" }
      #expect(hits(document, path, .replace(wrong)), "\(path)")
      guard case .object = value.content else { continue }
      #expect(hits(document, path, .extend, expecting: "\(path).zzz"), "\(path)")
    }
    #expect(hits(document, "", .extend, expecting: "zzz"))
  }

  @Test(arguments: ["device", "deviceFile", "scene", "strategy", "layout"])
  func aNameThatLeadsToNothing(key: String) throws {
    let text = try randomState(seed: 1).json.text()
    let result = decode(text) { name in
      if name.key == key { throw Missing() }
    }
    guard case .failure(let problems) = result else {
      Issue.record("\(key) is read")
      return
    }
    let words = problems.problems.map { "\($0.keyPath): \($0.problem); \($0.remedy)" }
    // The first phone's device is that of its file.
    let phone = key == "device" ? 1 : 0
    #expect(words.contains("phones[\(phone)].\(key): is gone; put it back"), "\(words)")
    #expect(problems.problems.allSatisfy { $0.keyPath.hasSuffix("." + key) }, "\(words)")
  }

  @Test func numbersOfPhones() throws {
    var state = try randomState(seed: 3)
    state.active = 0
    let phone = state.phones[0]
    for count in 0...6 {
      state.phones = Array(repeating: phone, count: count)
      let isRead = (try? decode(state.json.text()).get()) != nil
      #expect(isRead == (1...PhoneBoard.mostPhones).contains(count), "\(count)")
    }
  }

  // MARK: Making and reading

  private struct Missing: Error, CustomStringConvertible {
    let description = "is gone; put it back"
  }

  private func decode(
    _ text: String, find: @escaping (StateFile.Name) throws -> Void = { _ in }
  ) -> Result<SavedState, FileProblems> {
    StateFile.decode(Data(text.utf8), file: "state.json", find: find)
  }

  private func document() throws -> JSONValue {
    try JSONValue(parsing: Data(try randomState(seed: 1).json.text().utf8))
  }

  private func hits(
    _ document: JSONValue, _ path: String, _ edit: JSONEdit, expecting key: String? = nil
  ) -> Bool {
    guard case .failure(let problems) = decode(document.text(changing: path, edit)) else {
      return false
    }
    return problems.problems.contains { $0.keyPath == key ?? path }
  }

  /// Two phones; the first one's device comes from a file.
  private func randomState(seed: UInt64) throws -> SavedState {
    var generator = SeededGenerator(seed: seed)
    func flag() -> Bool { .random(using: &generator) }
    var state = SavedState(try TestBench.make(), kept: { SavedPhone($0) })
    state.phones = (0..<2).map { number in
      var phone = state.phones[0]
      for row in SettingTable.standard.rows {
        let words = row.listed(in: nil, .none).map(\.word)
        if let word = words.randomElement(using: &generator) { phone.set(row.facts.id, word) }
      }
      phone.set("device", "device \(number)")
      phone.set("time", flag() ? "" : "12:\(number)")
      phone.deviceFile = number == 0 ? "/tmp/é.json" : nil
      return phone
    }
    state.active = flag() ? 1 : 0
    state.switches = WindowPreferences(
      isSlow: flag(), showsOverlays: flag(), overlays: Set(Overlay.allCases.filter { _ in flag() }),
      showsInspector: flag())
    return state
  }
}

extension SavedPhone {
  fileprivate mutating func set(_ id: String, _ word: String) {
    choices = choices.map { $0.id == id ? SettingChoice(id, word) : $0 }
  }
}

extension StateFile.Name {
  /// The key whose value is looked up.
  fileprivate var key: String {
    switch self {
    case .setting(let choice): choice.id
    case .deviceFile: "deviceFile"
    case .scene: "scene"
    }
  }
}
