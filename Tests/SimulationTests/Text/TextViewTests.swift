import Foundation
import KeyboardAvoidance
import Simulation
import Testing
import Typography

/// A text view that grows: its caret stays in view, and keys move by lines.
@Suite struct TextViewTests {
  private func phone(_ text: String = "", strategy: String = "content-inset") throws
    -> SimulatedDevice
  {
    var phone = try SimulatedDevice.with(
      .of(.field("A"), .notes(), .field("B"), options: Scene.KeyboardOptions(revealPadding: 8)),
      strategy: strategy)
    try phone.tapField("Notes")
    phone.drive(.text(text))
    phone.runUntilIdle()
    return phone
  }

  @Test(arguments: Strategies.followingCaret)
  func theCaretsLineStaysInView(strategy: String) throws {
    var phone = try phone(strategy: strategy)
    var height = phone.layout.contentSize.height
    for line in 0..<40 {
      phone.drive(.text("Line \(line) of the notes"))
      phone.drive(.key(.return, []))
      phone.runUntilIdle()
      #expect(phone.clearance ?? -1 >= 0, "\(line)")
      let caret = phone.onScreen(try phone.caretInContent.found("caret"))
      #expect(caret.minY >= phone.visibleContent.minY, "\(line)")
      #expect(phone.layout.contentSize.height >= height)
      height = phone.layout.contentSize.height
    }
    #expect(phone.layout.row("Notes")?.block?.lines.count == 41)
    for _ in 0..<40 {
      phone.drive(.key(.up, []))
      phone.runUntilIdle()
      let caret = phone.onScreen(try phone.caretInContent.found("caret"))
      #expect(phone.visibleContent.insetBy(dx: 0, dy: -0.01).contains(caret))
    }
    #expect(phone.focusedField?.editor.head == 0)
  }

  @Test(arguments: ["content-inset", "none"]) func shrinkingKeepsTheOffsetInRange(
    strategy: String
  ) throws {
    var phone = try phone(String(repeating: "line\n", count: 60), strategy: strategy)
    phone.drive(.wheel(dy: 1e5, at: phone.middle))
    phone.drive(.key(.selectAll, []))
    phone.drive(.key(.backspace, []))
    #expect(phone.range.contains(phone.offset))
    phone.runUntilIdle()
    #expect(phone.range.contains(phone.offset))
    #expect(phone.range.contains(phone.scroll.target))
  }

  @Test func homeAndEndStayOnTheirLine() throws {
    var phone = try phone(String(repeating: "some words to fill lines ", count: 8))
    let block = try phone.focusedRow?.block.found("block")
    let lines = try block.found("block").lines
    #expect(lines.count > 3)
    for (index, line) in lines.enumerated() {
      phone.drive(.key(.home, []))
      let caret = try phone.caretInContent.found("caret")
      #expect(phone.focusedField?.editor.head == lines[lines.count - 1 - index].range.lowerBound)
      phone.drive(.key(.end, []))
      #expect(phone.caretInContent?.minY == caret.minY, "\(line)")
      phone.drive(.key(.end, []))
      #expect(phone.caretInContent?.minY == caret.minY, "\(line)")
      phone.drive(.key(.up, []))
      #expect(
        index == lines.count - 1
          || isNear(phone.caretInContent?.minY ?? 0, caret.minY - caret.height))
    }
  }

  @Test func upAndDownAreEachOthersInverse() throws {
    let line = "equally long lines"
    var phone = try phone(Array(repeating: line, count: 9).joined(separator: "\n"))
    for _ in 0..<7 { phone.drive(.key(.left, [])) }
    let start = try phone.focusedField.found("field").editor.head
    for _ in 0..<6 { phone.drive(.key(.up, [])) }
    #expect(phone.focusedField?.editor.head == start - 6 * (line.utf8.count + 1))
    for _ in 0..<6 { phone.drive(.key(.down, [])) }
    #expect(phone.focusedField?.editor.head == start)
    phone.drive(.key(.down, []))
    #expect(phone.focusedField?.editor.head == phone.focusedField?.editor.end)
  }

  @Test func shiftExtends() throws {
    var phone = try phone("one two\nthree")
    phone.drive(.key(.home, .shift))
    #expect(phone.focusedField?.editor.selectedText == "three")
    phone.drive(.key(.up, .shift))
    #expect(phone.focusedField?.editor.selectedText == "one two\nthree")
    phone.drive(.key(.right, [.shift, .word]))
    #expect(phone.focusedField?.editor.selectedText == " two\nthree")
    phone.drive(.cut)
    #expect(phone.text == "one")
    #expect(phone.pasteboard == " two\nthree")
    phone.drive(.paste("!"))
    #expect(phone.text == "one!")
    phone.drive(.key(.left, .shift))
    phone.drive(.key(.left, []))
    #expect(phone.focusedField?.editor.head == 3)
    #expect(phone.focusedField?.editor.hasSelection == false)
  }

  @Test func aTapFindsTheCharacter() throws {
    let words = String(repeating: "some words to fill lines ", count: 8)
    let phone = try phone(words)
    let row = try phone.focusedRow.found("row")
    let block = try row.block.found("block")
    for line in block.lines.indices {
      for x in stride(from: CGFloat(0), through: row.textFrame.width, by: 11) {
        var phone = phone
        let y = row.textFrame.minY + (CGFloat(line) + 0.5) * block.lineHeight
        let place = phone.onScreen(CGRect(x: row.textFrame.minX + x, y: y, width: 0, height: 0))
        guard phone.visibleContent.contains(place.origin) else { continue }
        phone.tap(place.origin)
        let caret = try phone.caretInContent.found("caret")
        #expect(isNear(caret.midY, y), "line \(line) x \(x)")
        #expect(
          abs(caret.midX - row.textFrame.minX - x) < 14 || caret.midX < row.textFrame.minX + x)
      }
    }
  }
}
