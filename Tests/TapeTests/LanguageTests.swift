import Foundation
import Simulation
import Tape
import TestSupport
import Testing

@Suite("The language of tapes")
struct LanguageTests {
  @Test("Everything the language has is read")
  func wholeLanguage() throws {
    let tape = try TapeFixture.read(
      """
      Output demo.gif            # a comment
      Output strip.png frames=6
      Output frames/
      Set Device iphone-15-pro
      Set Ios 18
      Set Background #E6E7EB     # six digits are a colour
      Set Background gradient(#A8C0FF, #3F2B96)
      Set Slow on
      Tap "TextField 12"
      Tap 200 500
      Tap Key "a"
      LongPress Key "e" "é"
      Drag 200 500 200 200 300ms
      Type "say \\"hi\\" for \\$5"
      Press Return
      Press Shift+Tab
      Keyboard hide
      HardwareKeyboard on
      PredictiveBar off
      Rotate left
      Device iphone-se-3
      Appearance dark
      Sleep 0.5s
      Wait settled
      Hide
      Show
      Set Touches off
      Screenshot form.png
      Expect clearance >= 8
      Expect keyboard.mode == docked
      Expect not visible "Save"
      Expect text "Name" "Ada"
      Expect notifications "willChangeFrame willShow"
      Expect always clearance >= 0
      """
    ).get()
    #expect(tape.name == "a")
    #expect(tape.outputs.map(\.kind) == [.gif, .png, .folder])
    #expect(tape.outputs[1].stripFrames == 6)
    #expect(tape.settings.count == 5)
    #expect(tape.steps.count == 26)
    #expect(tape.steps[5].action == .type("say \"hi\" for $5"))
    #expect(tape.steps[0].text == "Tap \"TextField 12\"")
    #expect(tape.steps.last?.place.line == 34)
  }

  @Test("What is wrong is told with its place and what would be right")
  func words() {
    let cases = [
      ("Tapp \"A\"", "a.tape:1:1: unknown command \"Tapp\"; did you mean Tap?"),
      ("\nSleep 300", "a.tape:2:7: missing unit of 300; write 300ms or 300s"),
      ("Sleep soon", "a.tape:1:7: invalid value \"soon\"; use a duration such as 300ms"),
      ("Tap", "a.tape:1:1: missing label or point; write Tap \"label\", Tap X Y or Tap Key"),
      ("Tap \"A", "a.tape:1:5: missing closing quotation mark; end the text with \""),
      ("Tap \"A\"B", "a.tape:1:8: missing space after the closing quotation mark"),
      ("Tap \"\\q\"", "a.tape:1:7: \\q is an invalid escape; use \\\""),
      ("Hide now", "a.tape:1:6: unexpected \"now\"; write Hide"),
      ("Set Appearance drak", "a.tape:1:16: invalid value \"drak\"; use dark"),
      ("Set Colour red", "a.tape:1:5: invalid value \"Colour\"; use "),
      ("Set Background #12345", "a.tape:1:1: missing value for Background"),
      ("Set Fps 0", "a.tape:1:9: invalid value \"0\"; use a number from 1 to 120"),
      (
        "Hide\nSet Fps 30",
        "a.tape:2:5: Fps cannot be set after the first action; move the line before"
      ),
      ("Hide\nSet Device x", "write Device ID, or move the line before the first action"),
      (
        "Expect clearence >= 8",
        "a.tape:1:8: unknown key \"clearence\" of the state report; did you mean "
      ),
      ("Expect clearance => 8", "invalid value \"=>\"; use == or >="),
      (
        "Expect clearance >= soon", "a.tape:1:21: invalid value \"soon\"; use a number after >="
      ),
      ("Expect notifications \"willSow\"", "use willShow"),
      ("Output film.avi", "a.tape:1:8: invalid output \"film.avi\"; it must end in .png"),
      ("Output a.gif\nOutput a.gif", "a.tape:2:8: line 1 already writes \"a.gif\""),
      ("Output a.png frames=99", "use frames=2 to frames=24"),
      ("Press Retrun", "use Return"),
      ("Type $WORD", "a.tape:1:6: undefined variable $WORD; give --set WORD=VALUE"),
      ("Type ${WORD", "a.tape:1:6: missing } after ${; write ${NAME}"),
      ("Source b.tape", "a.tape:1:8: there is no such file; give the path of one"),
      ("Screenshot a.gif", "use a name that ends in .png or .svg"),
    ]
    for (text, words) in cases {
      let problems = TapeFixture.problems(text)
      #expect(problems.count == 1 && problems[0].contains(words), "\(text): \(problems)")
    }
  }

  @Test("All that is wrong is told in one go")
  func severalProblems() {
    let problems = TapeFixture.problems(
      "Tapp\nHide\nSleep x\nSet Fps 9\nSource b.tape\n", ["b.tape": "Typ"])
    #expect(problems.map { $0.prefix(8) } == ["a.tape:1", "a.tape:3", "a.tape:4", "b.tape:1"])
  }

  @Test(
    "Tapes are included from the folder of the one that names them; a loop is told with its way")
  func sources() throws {
    let files = ["parts/b.tape": "Source c.tape\nHide", "parts/c.tape": "Show"]
    let tape = try TapeFixture.read("Source parts/b.tape\nSource parts/c.tape", files).get()
    #expect(tape.steps.map(\.action) == [.show, .hide, .show])
    let loop = TapeFixture.problems("Source b.tape", ["b.tape": "Source ./a.tape"])
    #expect(loop.count == 1)
    #expect(loop[0].hasPrefix("b.tape:1:8: the tapes include each other"))
    #expect(loop[0].contains("a.tape → b.tape → a.tape"))
  }

  @Test("Variables come from outside, or from the tape where nothing comes")
  func variables() throws {
    let text = "Set Device ${DEVICE:-iphone-15-pro}\nType \"$A and ${B}\"\nTap $A"
    let tape = try TapeFixture.read(
      text, variables: ["A": "x y", "B": "\"", "DEVICE": "iphone-16"]
    ).get()
    #expect(tape.settings[0].setting == .choice(SettingChoice("device", "iphone-16")))
    #expect(tape.steps[0].action == .type("x y and \""))
    #expect(tape.steps[1].action == .tap(.label("x y")))
    let standard = try TapeFixture.read(text, variables: ["A": "", "B": ""]).get()
    #expect(standard.settings[0].setting == .choice(SettingChoice("device", "iphone-15-pro")))
    #expect(
      TapeFixture.problems("Tap $DEVISE", variables: ["DEVICE": ""])[0].contains(
        "did you mean $DEVICE?"))
  }

  @Test("Scenes and devices in files are found from the tape's folder")
  func paths() throws {
    let tape = try TapeFixture.read("Source x/b.tape", ["x/b.tape": "Set Scene ../s.json"]).get()
    #expect(tape.settings[0].setting == .scene("s.json"))
  }

  @Test("A take of too many lines is refused, also one that grows by including")
  func lineLimit() {
    let long = String(repeating: "Hide\n", count: 1_000_000)
    #expect(TapeFixture.problems(long).map { $0.contains("more than 100000 lines") } == [true])
    let half = String(repeating: "Hide\n", count: 30_000)
    let twice = "Source b.tape\nSource b.tape\n"
    let problems = TapeFixture.problems(
      "Source c.tape\nSource c.tape", ["c.tape": twice, "b.tape": half])
    #expect(problems.count == 1 && problems[0].hasPrefix("b.tape:"))
  }

  @Test("No text whatever is a trap, and every problem has a place in it")
  func fuzz() {
    var generator = SeededGenerator(seed: 6)
    let parts = [
      "Tap", "Set", "Expect", "\"", "\\", "$", "${", "}", "#", " ", "\n", "\t", "always", "not",
      "12",
      "300ms", "s", "Key", "Output", "a.gif", "frames=", "(", ")", "clearance", ">=", "é", "👍🏽",
      "\r\n",
      "Source a.tape", "Sleep", "Press", "+", "Drag", "1e999", "nan", "-",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      guard case .failure(let problems) = TapeFixture.read(text) else { continue }
      for problem in problems.problems {
        #expect((1...max(1, lines)).contains(problem.place.line), "\(text.debugDescription)")
        #expect(problem.description.contains("; "), "\(problem)")
      }
    }
  }
}
