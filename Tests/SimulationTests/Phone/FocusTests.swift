import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Testing

/// Who has the focus, and what takes it on.
@Suite struct FocusTests {
  @Test func returnGoesOnOrLeaves() throws {
    let next = InputTraits(returnKey: .next)
    var phone = try SimulatedDevice.with(
      .of(.field("A", next), .field("B", next), .field("C"), .field("D", next)))
    try phone.tapField("A")
    var seen: [String?] = []
    for _ in 0..<3 {
      phone.drive(.key(.return, []))
      seen.append(phone.focus)
    }
    #expect(seen == ["B", "C", nil])
    try phone.tapField("D")
    phone.drive(.key(.return, []))
    #expect(phone.focus == nil)
  }

  @Test func tabGoesBothWaysAndStopsAtTheEnds() throws {
    var phone = try SimulatedDevice.with(.of(.field("A"), .notes("N"), .field("B")))
    try phone.tapField("A")
    let steps: [KeyModifiers] = [[], [], [], .shift, .shift, .shift]
    let seen = steps.map { modifiers -> String? in
      phone.drive(.key(.tab, modifiers))
      return phone.focus
    }
    #expect(seen == ["N", "B", "B", "N", "A", "A"])
  }

  @Test(arguments: HardwareKey.allCases) func keysWithoutAFocusDoNothing(key: HardwareKey) throws {
    var phone = try SimulatedDevice.shipped()
    let before = phone.report
    phone.drive(.key(key, []))
    phone.drive(.text("x"))
    phone.drive(.composition("x"))
    phone.drive(.cut)
    #expect(phone.report == before)
    #expect(phone.pasteboard == nil)
  }

  @Test func theButtonDismisses() throws {
    var phone = try SimulatedDevice.shipped("scroll-form")
    try phone.tapField("Last field")
    phone.runUntilIdle()
    phone.drive(.wheel(dy: 500, at: phone.middle))
    let save = try phone.layout.row("save").found("save")
    let frame = phone.onScreen(save.frame)
    phone.tap(CGPoint(x: frame.midX, y: frame.midY))
    #expect(phone.focus == nil)
  }

  @Test func theFirstFocusIsAField() throws {
    let label = Row(id: "l", kind: .label, label: "Name", text: "x")
    var scene = Scene.of(label, Row(id: "f", kind: .textField, label: "Name"))
    scene.initialFocus = "Name"
    #expect(try SimulatedDevice.with(scene).focus == "f")
    scene.initialFocus = "Nobody"
    #expect(try SimulatedDevice.with(scene).focus == nil)
  }

  @Test func aNewSceneForgetsTheOldOne() throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 20")
    phone.runUntilIdle()
    phone.drive(.scene(.of(.field("A"))))
    #expect(phone.focus == nil)
    #expect(phone.isSettled)
    #expect(!phone.isKeyboardOnScreen)
    #expect(isNear(phone.offset, phone.range.lowerBound))
  }

  @Test(
    arguments: [
      { $0.appearance = .dark }, { $0.hasHardwareKeyboard = false },
    ] as [SettingChange])
  func whatMovesNothingScrollsNothing(change: SettingChange) throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    phone.drive(.wheel(dy: 600, at: phone.middle))
    let offset = phone.offset
    phone.set(change)
    phone.runUntilIdle()
    #expect(isNear(phone.offset, offset))
    #expect(phone.clearance ?? 0 > 336)
  }

  @Test func caretBlinks() throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    let times = [0.0, 0.59, 0.61, 1.09, 1.11, 1.59, 1.61, 1e12]
    let lit = times.map { time -> Bool in
      phone.advance(to: time)
      return phone.isCaretLit
    }
    #expect(lit.prefix(7) == [true, true, false, false, true, true, false])
    phone.advance(to: 1e300)
    #expect(phone.nextChange?.isFinite == true)
  }
}
