import Foundation
import InterfaceStyles
import Simulation
import Testing
import Typography

/// Text that an input method is still composing.
@Suite struct CompositionTests {
  private func phone(_ text: String = "", rows: [Row] = [.field("A"), .field("B")]) throws
    -> SimulatedDevice
  {
    var phone = try SimulatedDevice.with(
      Scene(id: "c", name: "C", sections: [Scene.Section(rows: rows)]))
    try phone.tapField(rows[0].name)
    phone.runUntilIdle()
    phone.drive(.text(text))
    return phone
  }

  private func editor(_ phone: SimulatedDevice, _ id: String = "A") throws -> TextEditor {
    try phone.fields[id].found(id).editor
  }

  @Test func isShownAndThenCommittedOnce() throws {
    var phone = try phone("ab")
    for marked in ["に", "にほ", "にほん"] {
      phone.drive(.composition(marked))
      #expect(try editor(phone).text == "ab")
      #expect(try editor(phone).shownText == "ab\(marked)")
      #expect(try editor(phone).shownCaret == "ab\(marked)".utf8.count)
    }
    phone.drive(.text("日本"))
    #expect(try editor(phone).text == "ab日本")
    #expect(try editor(phone).shownText == "ab日本")
    phone.drive(.composition(""))
    #expect(try editor(phone).text == "ab日本")
  }

  @Test func standsForTheSelection() throws {
    var phone = try phone("abcd")
    phone.drive(.key(.left, .shift))
    phone.drive(.key(.left, .shift))
    phone.drive(.composition("é"))
    #expect(try editor(phone).shownText == "abé")
    phone.drive(.composition(""))
    #expect(try editor(phone).shownText == "abcd")
    #expect(try editor(phone).selectedText == "cd")
  }

  @Test(arguments: [
    Event.key(.escape, []), .key(.tab, []), .key(.return, []), .key(.left, []), .key(.home, []),
    .key(.selectAll, []), .key(.backspace, []), .key(.delete, []),
  ]) func isDroppedByWhateverLeavesIt(event: Event) throws {
    var phone = try phone("ab")
    phone.drive(.composition("にほん"))
    phone.drive(event)
    #expect(try editor(phone).text == "ab")
    #expect(try editor(phone).shownText == "ab")
    #expect(try editor(phone).composition == "")
  }

  @Test func aTapBehindItIsMeantInTheShownText() throws {
    var phone = try phone("abcdefgh", rows: [.notes("A")])
    phone.drive(.key(.home, []))
    phone.drive(.composition("XYZ"))
    let row = try phone.focusedRow.found("row")
    let x = row.textFrame.minX + 5 * phone.style.typography.body.size / 2
    phone.tap(phone.onScreen(CGRect(x: x, y: row.textFrame.minY + 5, width: 0, height: 0)).origin)
    #expect(try editor(phone).text == "abcdefgh")
    #expect(try editor(phone).head == 2)
  }

  @Test func makesATextViewGrow() throws {
    var phone = try phone("", rows: [.notes("A")])
    let height = phone.layout.contentSize.height
    phone.drive(.composition(String(repeating: "漢字 ", count: 200)))
    #expect(phone.layout.contentSize.height > height)
    phone.runUntilIdle()
    #expect(phone.clearance ?? -1 >= 0)
    phone.drive(.key(.escape, []))
    #expect(phone.layout.contentSize.height == height)
    phone.runUntilIdle()
    #expect(phone.range.contains(phone.offset))
  }
}
