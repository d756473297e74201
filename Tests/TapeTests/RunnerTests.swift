import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardLayouts
import Picture
import Simulation
import Tape
import TestSupport
import Testing

@Suite("Takes on the virtual clock")
struct RunnerTests {
  private let rise = "Tap \"TextField 12\"\nWait settled\nType \"Hi, 7\""

  @Test("Frame k is the same picture on every run")
  func determinism() throws {
    let first = try TapeFixture.moments(rise)
    let second = try TapeFixture.moments(rise)
    #expect(first.count == second.count && first.count > 60)
    for (a, b) in zip(first, second) {
      #expect(FramePicture(a).displayList == FramePicture(b).displayList)
    }
  }

  @Test("Frames do not depend on the rate: every second one at 60 is one of 30")
  func rates() throws {
    let fast = try TapeFixture.moments(rise, fps: 60)
    let slow = try TapeFixture.moments(rise, fps: 30)
    for (index, moment) in slow.dropLast().enumerated() {
      #expect(moment.phone.report == fast[2 * index].phone.report)
    }
    #expect(slow.last?.phone.report == fast.last?.phone.report)
  }

  @Test("Slow makes frames of less time; the states stay on the same way")
  func slow() throws {
    let plain = try TapeFixture.moments(rise)
    let slow = try TapeFixture.moments("Set Slow 4\n" + rise)
    #expect(slow.count > plain.count * 3)
    for (index, moment) in plain.dropLast().enumerated() {
      #expect(abs(moment.time - slow[4 * index].time) < 1e-9)
    }
    let mixed = try TapeFixture.moments(
      "Sleep 100ms\nSet Slow 2\nSleep 100ms\nSet Slow off\nSleep 100ms")
    #expect(zip(mixed, mixed.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(mixed.count == 25)
  }

  @Test("Frame 0 is the untouched phone, the last frame the take's end")
  func ends() throws {
    let moments = try TapeFixture.moments("Tap \"TextField 3\"\nSleep 123ms")
    #expect(moments[0].time == 0 && moments[0].phone.touches.isEmpty)
    #expect(moments.last.map { abs($0.time - 0.203) < 1e-9 } == true)
    #expect(moments.enumerated().allSatisfy { $0 == $1.index })
    #expect(try TapeFixture.moments("").count == 1)
    #expect(
      try TapeFixture.moments("Appearance dark").map(\.phone.settings.appearance) == [
        .light, .dark,
      ])
  }

  @Test("A long press slides to a character that the key offers, and says what others there are")
  func choices() throws {
    let tape = """
      Set Layout de-DE
      Tap "TextField 3"
      LongPress Key "S" "ẞ"
      LongPress Key "s" "ß"
      """
    #expect(try TapeFixture.moments(tape).last?.phone.focusedField?.editor.text == "ẞß")
    let error = #expect(throws: TapeProblem.self) {
      try TapeFixture.moments("Set Layout de-DE\nTap \"TextField 3\"\nLongPress Key \"C\" \"x\"")
    }
    #expect(error?.description.contains("it has Ç, Ć or Č") == true)
  }

  @Test("What is hidden is no part of the film, but time passes")
  func hiding() throws {
    let moments = try TapeFixture.moments(
      "Hide\nTap \"TextField 3\"\nWait settled\nShow\nSleep 100ms")
    #expect(moments.allSatisfy { $0.phone.keyboard.isVisible })
    #expect((6...8).contains(moments.count))
    let hidden = try TapeFixture.dryRun("Hide\nSleep 1s")
    #expect(hidden.problem?.description.contains("hides every frame") == true)
  }

  @Test("Any field of any scene is reached by its label, on the smallest phone and on a pad")
  func labels() throws {
    for device in ["iphone-se-1", "ipad-pro-11"] {
      for scene in ["tab-form", "scroll-form", "checkout", "constraint-form", "chat"] {
        let rows = try TapeFixture.resources.scene(scene).rows.filter(\.kind.isEditable)
        for row in rows {
          let result = try TapeFixture.dryRun(
            """
            Set Device \(device)
            Set Scene \(scene)
            Tap \(row.name.debugDescription)
            Wait settled
            Expect focused \(row.name.debugDescription)
            Expect clearance >= 0
            """)
          #expect(result.isGood, "\(device) \(scene) \(row.name): \(messages(result))")
        }
      }
    }
  }

  @Test("Fields are reached one after the other, up and down, with the keyboard up")
  func wandering() throws {
    var generator = SeededGenerator(seed: 12)
    var lines = ["Set Device iphone-se-3"]
    for _ in 0..<30 {
      let number = Int.random(in: 0..<30, using: &generator)
      lines += ["Tap \"TextField \(number)\"", "Expect focused \"TextField \(number)\""]
      if Bool.random(using: &generator) { lines.append("Wait settled") }
    }
    let result = try TapeFixture.dryRun(lines.joined(separator: "\n"))
    #expect(result.isGood, "\(messages(result))")
  }

  @Test(
    "Whatever the layout has can be typed, on every keyboard of letters and both kinds of device")
  func typing() throws {
    let layout = try TapeFixture.assets.layout("en-US")
    var generator = SeededGenerator(seed: 3)
    for device in ["iphone-15-pro", "ipad-pro-11"] {
      let pages = device.hasPrefix("ipad") ? layout.padPages : layout.phonePages
      let characters = pages.values.joined().joined().compactMap { cell -> String? in
        if case .character(let text) = cell { text } else { nil }
      }
      let all = (characters + characters.map { $0.uppercased() }).filter { $0.count == 1 } + [" "]
      for _ in 0..<8 {
        let text = (0..<24).map { _ in all.randomElement(using: &generator) ?? "" }.joined()
        let result = try TapeFixture.dryRun(
          """
          Set Device \(device)
          Tap "TextField 2"
          Type \(quoted(text))
          Expect text "TextField 2" \(quoted(text))
          """)
        #expect(result.isGood, "\(device) \(text): \(messages(result))")
      }
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { ["\"", "\\", "$"].contains($0) ? "\\" + String($0) : String($0) }
    return "\"" + escaped.joined() + "\""
  }

  @Test("What cannot be done is told with its line and what would be right")
  func problems() throws {
    let cases = [
      ("Tap \"TextField 99\"", "unknown label \"TextField 99\"; did you mean \"TextField 9\""),
      (
        "Tap 500 900",
        "500 900 is outside the screen; x must be between 0 and 393, y between 0 and 852"
      ),
      ("Type \"a\"", "Type needs a focused field; tap a field first"),
      ("Tap Key a", "Key needs a keyboard"),
      ("Tap \"TextField 1\"\nTap Key Q1", "unknown key \"Q1\" on this page"),
      ("Tap \"TextField 1\"\nTap Key shitf", "did you mean shift?"),
      ("Tap \"TextField 1\"\nType \"日\"", "\"日\" is not on the keyboard default in en-US"),
      ("Set Strategy contentinset", "use content-inset"),
      (
        "Sleep 600s\nSleep 600s\nSleep 600s\nSleep 600s\nSleep 600s\nSleep 600s\nSleep 9s", "longer"
      ),
      ("Expect visible \"Sav\"", "unknown label \"Sav\""),
      ("Expect text \"nobody\" \"\"", "unknown label \"nobody\""),
      ("Set Crop keyboard", "Crop finds no keyboard"),
    ]
    for (text, words) in cases {
      do {
        let problem = try TapeFixture.dryRun(text).problem?.description ?? "none"
        #expect(problem.hasPrefix("a.tape:") && problem.contains(words), "\(text): \(problem)")
      } catch let problem as TapeProblem {
        #expect(problem.description.contains(words), "\(text): \(problem)")
      } catch let problems as TapeProblems {
        #expect(problems.description.contains(words), "\(text): \(problems)")
      }
    }
  }

  @Test("What lies under the keyboard and cannot be scrolled is not tapped by its label")
  func covered() throws {
    let result = try TapeFixture.dryRun(
      "Set Scene constraint-form\nSet Strategy none\nTap \"Password\"\nWait settled\nTap \"E-mail\""
    )
    #expect(result.problem?.description.contains("is under the keyboard") == true)
  }

  @Test("Shipped tapes can be played on their devices and hold")
  func shipped() throws {
    let folder = Assets.url(.tapes)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".tape") }
    #expect(names.count >= 14)
    for name in names {
      let path = folder.appendingPathComponent(name).path
      let tape = try TapeReader.read(path) { try String(contentsOfFile: $0, encoding: .utf8) }.get()
      let result = DryRun(tape, try TapeFixture.setup(tape), TapeFixture.resources)
      #expect(result.isGood, "\(name): \(messages(result))")
      #expect(!result.results.isEmpty)
    }
  }

  private func messages(_ result: DryRun) -> [String] {
    result.results.filter { !$0.holds }.map(\.message)
      + [result.problem?.description].compactMap { $0 }
  }
}
