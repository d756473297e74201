import Reporting
import Testing

struct TerminalTextTests {
  @Test func showsControlsOfValues() {
    let text: TerminalText =
      "field \("a\u{1B}[31m\n\r\n\tb\u{7F}\u{9B}\u{202E}\u{2028}\u{600}\u{7}"):\n\tnext"
    #expect(
      text.text == "field a\\u{1B}[31m\\n\\r\\n\\tb\\u{7F}\\u{9B}\\u{202E}\\u{2028}\u{600}\\u{7}:"
        + "\n\tnext")
  }

  @Test func keepsNoOtherControlOfALiteral() {
    #expect(("\u{1B}[1m\r" as TerminalText).text == "\\u{1B}[1m\\r")
  }

  @Test func colorsByName() {
    #expect(TerminalText.colored("a\("\u{1B}")", .red).text == "\u{1B}[31ma\\u{1B}\u{1B}[0m")
    #expect(TerminalText.colored("a", .yellow).text == "\u{1B}[33ma\u{1B}[0m")
    #expect(TerminalText.colored("a", nil).text == "a")
  }

  @Test func replacesALine() {
    #expect(TerminalText.replacingLine(with: "\("x\r")").text == "\rx\\r\u{1B}[K")
    #expect(TerminalText.replacingLine(with: "").text == "\r\u{1B}[K")
  }

  @Test func keepsTheLinesOfAMessage() {
    let message = "a.json:1: \u{1B}c\r\nb\n\u{301}\n"
    #expect(isSame(TerminalText(message: message).text, "a.json:1: \\u{1B}c\\r\nb\n\u{301}\n"))
    #expect(TerminalText(message: "").text.isEmpty)
    #expect(TerminalText(lines: ["a", "\("\n")", "c"]).text == "a\n\\n\nc")
  }

  @Test func describesErrors() {
    struct Problem: Error, CustomStringConvertible { var description = "a\u{202E}:1\nb" }
    #expect(TerminalText(Problem()).text == "a\\u{202E}:1\nb")
  }

  @Test func countsWhatIsSeen() {
    let text: TerminalText = .colored("é\("\n")", .red)
    #expect(text.width == 3)
    #expect(text.padded(to: 5).text == "\u{1B}[31mé\\n\u{1B}[0m  ")
    #expect(text.padded(to: 2).text == text.text)
  }

  @Test func showsEveryTextWithoutControls() {
    let specials = ["\u{1B}[2J", "\u{9B}A", "\n", "\r", "\r\n", "\t", "\u{202E}", "\\", "\\n"]
    for value in HostileText.texts(around: specials) {
      let text = ("\(value)" as TerminalText).text
      #expect(!text.unicodeScalars.contains(where: isControl), "\(value.debugDescription)")
      let lines = TerminalText(message: value).text.unicodeScalars.split(separator: "\n")
      #expect(!lines.joined().contains(where: isControl), "\(value.debugDescription)")
    }
  }

  @Test func keepsEveryOtherScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = ("\(String(scalar))" as TerminalText).text
      guard text.unicodeScalars.elementsEqual([scalar]) == isControl(scalar) else { continue }
      Issue.record("U+\(String(value, radix: 16)) is shown as \(text.debugDescription)")
    }
  }

  @Test func keepsEmojiAndMarks() {
    let value = "👩‍👩‍👧 e\u{301} 🇩🇪 ❤️ नि \u{200F}א\u{200E}\u{61C}"
    #expect(isSame(("\(value)" as TerminalText).text, value))
  }
}

/// Whether Unicode's own tables call a scalar a control, a separator or a control of direction that is
/// no mark.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isBidiControl && ![0x61C, 0x200E, 0x200F].contains(scalar.value)
  }
}
