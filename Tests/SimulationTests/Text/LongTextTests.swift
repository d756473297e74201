import Foundation
import InterfaceStyles
import Simulation
import Testing
import Typography

/// A megabyte of text: pasting, typing and moving in it must not take quadratic time.
@Suite(.serialized) struct LongTextTests {
  static let pieces = ["word ", "x", "é", "👨‍👩‍👧‍👦", "שלום", "\u{301}", "line\n", " "]

  @Test(arguments: pieces, [true, false]) func aMegabyte(piece: String, isMultiline: Bool) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let row: Row = isMultiline ? .notes("A") : .field("A")
    var phone = try SimulatedDevice.with(.of(row))
    try phone.tapField("A")
    let clock = ContinuousClock()
    let time = clock.measure {
      phone.drive(.paste(text))
      for key in [HardwareKey.left, .backspace, .home, .delete, .end, .up, .down] {
        phone.drive(.key(key, []))
      }
      phone.drive(.text("a"))
      phone.runUntilIdle()
    }
    // All the accents together are one character, which one backspace takes.
    #expect(phone.text.utf8.count > 900_000 || text.count == 1)
    #expect(time < .seconds(40), "\(time)")
  }

  @Test func onlyWhatIsNearIsMeasured() throws {
    var phone = try SimulatedDevice.with(.of(.field("A")))
    try phone.tapField("A")
    phone.drive(.paste(String(repeating: "word ", count: 10_000)))
    let row = try phone.focusedRow.found("row")
    let line = try phone.focusedGeometry.found("field").line
    #expect(line.text.count <= 512)
    #expect(line.isWindow)
    let caret = try phone.caretInContent.found("caret")
    #expect(row.textFrame.insetBy(dx: -2, dy: 0).contains(caret))
  }

  @Test func aTapInALongLineFindsTheCharacter() throws {
    var phone = try SimulatedDevice.with(.of(.field("A")))
    try phone.tapField("A")
    phone.drive(.paste(String(repeating: "é", count: 3_000)))
    let row = try phone.focusedRow.found("row")
    let caret = try phone.caretInContent.found("caret")
    let step = phone.style.typography.body.size / 2
    phone.tap(phone.onScreen(caret.offsetBy(dx: -5 * step, dy: 10)).origin)
    #expect(phone.focusedField?.editor.head == 2 * 2_995)
    #expect(row.textFrame.insetBy(dx: -2, dy: 0).contains(try phone.caretInContent.found("caret")))
  }
}
