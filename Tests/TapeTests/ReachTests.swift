import Assets
import DeviceProfiles
import Foundation
import Simulation
import Tape
import TestSupport
import Testing

/// The wheel of pictures and audits, and the finger of tapes, perform the same steps.
@Suite("Reaching what has a name")
struct ReachTests {
  static let scenes: [String] = ids(in: .scenes)
  static let devices: [String] = ids(in: .devices)

  private static func ids(in folder: Assets.Folder) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(folder).path)
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.contains("schema") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  private func header(_ scene: String, _ device: String, _ more: String = "") -> String {
    ["Set Scene", scene, "\nSet Device", device, "\n", more].joined(separator: " ")
  }

  @Test("The same field gets the same offset", arguments: scenes)
  func sameOffset(scene: String) throws {
    for (index, device) in Self.devices.enumerated() {
      var random = SeededGenerator(seed: UInt64(index))
      let size = index.isMultiple(of: 3) ? "Set ContentSize accessibility-medium\n" : ""
      let start = header(scene, device, size)
      var phone = try TapeFixture.dryRun(start).phone
      let fields = phone.scene.fields.filter { phone.row(named: $0.name)?.id == $0.id }
      guard let first = fields.randomElement(using: &random),
        let second = fields.randomElement(using: &random)
      else { continue }
      let rest = "\nWait settled\n"
      let taps = ["Tap \"\(first.name)\"", "Tap \"\(second.name)\""]
      for (field, text) in zip([first, second], [taps[0], taps[0] + rest + taps[1]]) {
        phone.tap(row: field.id)
        phone.runUntilIdle()
        let run = try TapeFixture.dryRun(start + text + rest)
        let problem = run.problem?.description ?? ""
        let words = "\(scene) \(device) \(field.name) \(problem)"
        guard run.problem == nil else {
          #expect(phone.focus != field.id, "only the wheel reaches it: \(words)")
          break
        }
        #expect(run.phone.focus == phone.focus, "\(words)")
        #expect(abs(run.phone.offset - phone.offset) < 0.01, "\(words)")
      }
    }
  }

  @Test("Before the keyboard moves, a field is above the bottom safe area", arguments: devices)
  func safeEdge(device: String) throws {
    let text =
      header("scroll-form", device) + "Expect always clearance >= -0.001\nTap \"Last field\""
    let run = try TapeFixture.dryRun(text)
    #expect(run.problem == nil)
    #expect(run.isGood, "\(run.results)")
  }

  @Test("Rows that scroll sideways are reached, also right to left")
  func carousels() throws {
    for device in ["iphone-15-pro", "iphone-se-1", "ipad-10.9"] {
      let run = try TapeFixture.dryRun(
        header("contact", device) + "Tap \"Main\"\nWait settled\nTap \"Mobile\"\nWait settled")
      #expect(run.problem == nil, "\(device)")
      #expect(run.phone.focusedRow?.row.name == "Mobile")
    }
  }

  // MARK: On the keyboard

  @Test("The toolbar above the keyboard, suggestions and tools have names")
  func names() throws {
    let contact = header("contact", "iphone-15-pro", "Tap \"First name\"\nWait settled\n")
    var run = try TapeFixture.dryRun(contact + "Tap \"Next field\"\nWait settled")
    #expect(run.problem == nil)
    #expect(run.phone.focusedRow?.row.name == "Last name")
    run = try TapeFixture.dryRun(contact + "Tap \"Done\"\nWait settled")
    #expect(run.problem == nil && run.phone.focus == nil)
    let note = header("note", "iphone-15-pro", "Wait settled\n")
    let word = try TapeFixture.dryRun(note).phone.predictions.first ?? ""
    run = try TapeFixture.dryRun(note + "Tap \"\(word)\"\nWait settled")
    #expect(run.problem == nil && !word.isEmpty)
    let text = run.phone.focusedField?.editor.text ?? ""
    #expect(text.contains(word))
    let pad = header("note", "ipad-10.9", "Wait settled\nType \"ab\"\n")
    let before = try TapeFixture.dryRun(pad)
    run = try TapeFixture.dryRun(pad + "Tap \"Undo\"\nWait settled")
    #expect(run.problem == nil)
    #expect(run.phone.focusedField?.editor.text != before.phone.focusedField?.editor.text)
  }

  @Test("A row comes before a key of the same name; Tap Key finds the keyboard's")
  func sameName() throws {
    let start = header("contact", "iphone-15-pro", "Tap \"First name\"\nWait settled\n")
    let phone = try TapeFixture.dryRun(start).phone
    #expect(phone.keyboardItem(named: "Done")?.id == "accessory-done")
    let run = try TapeFixture.dryRun(start + "Tap Key \"Done\"\nWait settled")
    #expect(run.problem == nil && run.phone.focus == nil)
  }

  @Test("Keyboard lines without an effect are errors that name the remedy")
  func refusals() throws {
    let attached = header(
      "tab-form", "iphone-15-pro", "Set HardwareKeyboard on\nTap \"TextField 1\"\nKeyboard show")
    let problem = try TapeFixture.dryRun(attached).problem
    #expect(problem?.description.contains("hardware keyboard") == true)
    for order in ["undock", "split", "float"] {
      let run = try TapeFixture.dryRun(header("tab-form", "iphone-15-pro", "Keyboard \(order)"))
      #expect(run.problem?.description.contains("needs an iPad") == true, "\(order)")
      let pad = try TapeFixture.dryRun(header("tab-form", "ipad-10.9", "Keyboard \(order)"))
      #expect(pad.problem == nil)
    }
  }
}
