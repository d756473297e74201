import Foundation
import KeyboardAvoidance
import Simulation
import Testing

/// Taps in a row select, and handles are dragged.
@Suite struct SelectingTests {
  private static let words = "one two, three"

  private func phone(_ text: String = words, row: Row? = nil) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.typing(row: row)
    phone.drive(.text(text))
    phone.runUntilIdle()
    phone.wait(1)
    return phone
  }

  /// Where the caret stands at an offset, on the screen.
  private func place(_ offset: Int, in phone: SimulatedDevice) throws -> CGPoint {
    var phone = phone
    for _ in 0..<400 where phone.focusedField?.editor.head != offset {
      phone.drive(.key((phone.focusedField?.editor.head ?? 0) > offset ? .left : .right, []))
    }
    let caret = try phone.caretOnScreen.found("caret")
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  private func selected(_ phone: SimulatedDevice) -> String {
    phone.focusedField?.editor.selectedText ?? ""
  }

  private func end(_ isStart: Bool, of phone: SimulatedDevice) throws -> CGPoint {
    let row = try phone.focusedRow.found("row")
    let end = try phone.selectionEnds.first { $0.isStart == isStart }.found("end")
    let caret = phone.onScreen(end.caret, row.placement)
    return CGPoint(x: caret.midX, y: caret.midY)
  }

  @Test(arguments: [(1, "one"), (5, "two"), (11, "three"), (14, "three"), (8, " ")])
  func twoTapsSelectAWord(offset: Int, word: String) throws {
    var phone = try phone()
    let place = try place(offset, in: phone)
    phone.tap(place)
    phone.wait(0.15)
    phone.tap(place)
    #expect(selected(phone) == word)
    phone.wait(0.15)
    phone.tap(place)
    #expect(selected(phone) == Self.words)
    phone.wait(0.15)
    phone.tap(place)
    #expect(phone.focusedField?.editor.hasSelection == false)
  }

  @Test(arguments: [(0.5, CGFloat(0)), (0.1, 40)])
  func slowOrDistantTapsAreSingle(pause: TimeInterval, distance: CGFloat) throws {
    var phone = try phone()
    let place = try place(5, in: phone)
    phone.tap(place)
    phone.wait(pause)
    phone.tap(CGPoint(x: place.x + distance, y: place.y))
    #expect(phone.focusedField?.editor.hasSelection == false)
  }

  @Test func threeTapsSelectAParagraphOfATextView() throws {
    var phone = try phone("first line\nsecond one\nthird", row: .notes())
    let place = try place(14, in: phone)
    for _ in 0..<3 {
      phone.tap(place)
      phone.wait(0.1)
    }
    #expect(selected(phone) == "second one")
  }

  @Test func secretsAreSelectedWhole() throws {
    var phone = try phone(row: .field("A", InputTraits(isSecure: true)))
    let place = try place(5, in: phone)
    phone.tap(place)
    phone.wait(0.1)
    phone.tap(place)
    #expect(selected(phone) == Self.words)
  }

  @Test(arguments: [true, false]) func aHandleIsDraggedPastTheOtherEnd(isStart: Bool) throws {
    var phone = try phone("abcdefghij")
    let places = try (0...10).map { try place($0, in: phone) }
    phone.drive(.key(.home, []))
    for _ in 0..<4 { phone.drive(.key(.right, [])) }
    for _ in 0..<2 { phone.drive(.key(.right, .shift)) }
    #expect(selected(phone) == "ef")
    let start = try end(isStart, of: phone)
    phone.touch(.began, start.x, start.y)
    for offset in isStart ? Array(stride(from: 3, through: 0, by: -1)) : Array(7...10) {
      phone.touch(.moved, places[offset].x, start.y)
    }
    #expect(selected(phone) == (isStart ? "abcdef" : "efghij"))
    phone.touch(.moved, places[isStart ? 9 : 1].x, start.y)
    #expect(selected(phone) == (isStart ? "ghi" : "bcd"))
    // The two ends never meet: something stays selected.
    phone.touch(.moved, places[isStart ? 6 : 4].x, start.y)
    #expect(!selected(phone).isEmpty)
    phone.lift()
    #expect(phone.isSettled || phone.settlingTime != nil)
    #expect(!selected(phone).isEmpty)
  }

  @Test func aTapOnAHandleIsATap() throws {
    var phone = try phone("abcdefghij")
    phone.drive(.key(.selectAll, []))
    phone.tap(try end(true, of: phone))
    #expect(phone.focusedField?.editor.hasSelection == false)
    #expect(phone.focusedField?.editor.head == 0)
  }

  @Test func aFingerBeyondTheFieldScrollsItSideways() throws {
    let text = String(repeating: "0123456789", count: 12)
    var phone = try phone(text)
    phone.drive(.key(.home, []))
    phone.drive(.key(.right, .shift))
    #expect(phone.focusedField?.scrollX == 0)
    let start = try end(false, of: phone)
    phone.touch(.began, start.x, start.y)
    phone.touch(.moved, phone.metrics.screen.maxX - 2, start.y)
    let first = selected(phone).count
    var twin = phone
    phone.wait(3)
    for _ in 0..<180 { twin.wait(3.0 / 180) }
    #expect(selected(phone).count > first + 20)
    #expect(selected(phone) == selected(twin))
    #expect(phone.focusedField?.scrollX ?? 0 > 0)
    phone.lift()
    let rest = selected(phone)
    phone.wait(3)
    #expect(selected(phone) == rest)
  }

  @Test func aFingerOnTheKeyboardsEdgeScrollsTheNotes() throws {
    let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    var phone = try phone(text, row: .notes())
    for _ in 0..<60 { phone.drive(.key(.up, [])) }
    phone.drive(.key(.right, [.shift, .word]))
    phone.runUntilIdle()
    let before = phone.offset
    let start = try end(false, of: phone)
    phone.touch(.began, start.x, start.y)
    phone.touch(.moved, start.x, start.y + 40)
    phone.touch(.moved, start.x, phone.visibleContent.maxY + 30)
    phone.wait(6)
    #expect(phone.offset > before + 100)
    #expect(selected(phone).contains("line 30"))
    phone.lift()
    phone.runUntilIdle()
    #expect(phone.isSettled)
  }

  @Test func composingHasNoHandles() throws {
    var phone = try phone()
    phone.drive(.key(.selectAll, []))
    #expect(phone.selectionEnds.count == 2)
    phone.drive(.composition("x"))
    #expect(phone.selectionEnds.isEmpty)
  }
}
