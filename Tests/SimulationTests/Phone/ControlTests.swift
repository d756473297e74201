import Foundation
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// Switches, steppers, pickers, search fields, clear buttons and toolbars under a finger.
@Suite struct ControlTests {
  private static let directions = Scene.Direction.allCases

  private func phone(_ direction: Scene.Direction = .leftToRight) throws -> SimulatedDevice {
    var scene = try Shipped.scene("settings")
    scene.direction = direction
    return try SimulatedDevice.with(scene)
  }

  private func value(_ id: String, _ phone: SimulatedDevice) -> String? {
    phone.views.first { $0.id == id }?.value
  }

  private func row(_ id: String, _ phone: SimulatedDevice) throws -> SceneLayout.RowLayout {
    try phone.layout.row(id).found(id)
  }

  @Test(arguments: directions) func aTapTogglesASwitch(direction: Scene.Direction) throws {
    var phone = try phone(direction)
    let seen = phone.frame(of: try row("notifications", phone))
    for wanted in ["off", "on", "off"] {
      phone.tap(CGPoint(x: seen.midX, y: seen.midY))
      #expect(value("notifications", phone) == wanted)
    }
    #expect(value("sounds", phone) == "off")
    #expect(phone.focus == nil)
  }

  @Test(arguments: directions) func aStepperStopsAtItsEnds(direction: Scene.Direction) throws {
    var phone = try phone(direction)
    let row = try row("reminders", phone)
    let stepper = phone.onScreen(try row.accessoryFrame.found("stepper"))
    let left = CGPoint(x: stepper.minX + 20, y: stepper.midY)
    let right = CGPoint(x: stepper.maxX - 20, y: stepper.midY)
    let (minus, plus) = direction == .leftToRight ? (left, right) : (right, left)
    for wanted in ["3", "4", "5", "5"] {
      phone.tap(plus)
      #expect(value("reminders", phone) == wanted)
    }
    for wanted in ["4", "3", "2", "1", "0", "0"] {
      phone.tap(minus)
      #expect(value("reminders", phone) == wanted)
    }
    let label = phone.onScreen(row.labelFrame)
    phone.tap(CGPoint(x: label.midX, y: label.midY))
    #expect(value("reminders", phone) == "0")
  }

  @Test func aPickerGoesThroughItsChoices() throws {
    var phone = try phone()
    let seen = phone.frame(of: try row("show-previews", phone))
    for wanted in ["When unlocked", "Never", "Always"] {
      phone.tap(CGPoint(x: seen.midX, y: seen.midY))
      #expect(value("show-previews", phone) == wanted)
    }
  }

  @Test func aControlLeavesTheKeyboardUp() throws {
    var phone = try phone()
    try phone.tapField("Nickname")
    phone.runUntilIdle()
    let seen = phone.visibleFrame(of: try row("notifications", phone))
    phone.tap(CGPoint(x: seen.midX, y: seen.midY))
    #expect(phone.focus == "nickname")
    #expect(value("notifications", phone) == "off")
  }

  @Test(arguments: directions) func theClearButtonEmptiesItsField(
    direction: Scene.Direction
  ) throws {
    var phone = try phone(direction)
    let row = try row("name", phone)
    let button = phone.onScreen(try row.accessoryFrame.found("button"))
    #expect(!phone.showsClearButton(row), "a field that is not edited has none")
    try phone.tapField("Name")
    phone.runUntilIdle()
    #expect(phone.showsClearButton(row))
    let moved = phone.onScreen(try row.accessoryFrame.found("button"))
    #expect(moved.midX == button.midX)
    phone.tap(CGPoint(x: moved.midX, y: moved.midY))
    #expect(phone.text.isEmpty)
    #expect(phone.focus == "name")
    #expect(!phone.showsClearButton(row))
  }

  @Test func theReturnKeyWaitsForAText() throws {
    var phone = try phone()
    try phone.tapField("Nickname")
    phone.runUntilIdle()
    #expect(!phone.isReturnKeyEnabled)
    phone.drive(.key(.return, []))
    try phone.pressKey("return")
    #expect(phone.focus == "nickname")
    phone.drive(.text("Amazing"))
    #expect(phone.isReturnKeyEnabled)
    phone.drive(.key(.return, []))
    #expect(phone.focus == nil)
  }

  @Test(arguments: directions) func theSearchFieldIsEdited(direction: Scene.Direction) throws {
    var phone = try phone(direction)
    try phone.tapField("Search")
    phone.runUntilIdle()
    phone.drive(.text("sound"))
    #expect(phone.focus == "navigation-bar-search")
    #expect(phone.clearance ?? -1 > 0)
    #expect(phone.views.first { $0.label == "Search" }?.isVisible == true)
    let caret = try phone.caretOnScreen.found("caret")
    #expect(isInside(caret, phone.frame(of: try row("navigation-bar-search", phone))))
  }

  @Test func aToolbarsButtonActs() throws {
    var phone = try phone()
    let done = phone.frame(of: try row("toolbar-2", phone))
    #expect(isInside(done, try phone.metrics.toolbar.found("toolbar")))
    try phone.tapField("Name")
    phone.runUntilIdle()
    // It lies under the keyboard now, whose keys take the tap.
    #expect(phone.views.first { $0.id == "toolbar-2" }?.isVisible == false)
    phone.drive(phone.setting(\.showsSoftwareKeyboard, to: false))
    phone.runUntilIdle()
    #expect(phone.focus == "name")
    phone.tap(CGPoint(x: done.midX, y: done.midY))
    #expect(phone.focus == nil)
  }

  @Test func controlsHaveAValueInTheReport() throws {
    let phone = try phone()
    let report = phone.report.json.text()
    #expect(report.contains("\"value\": \"on\""))
    #expect(report.contains("\"value\": \"993\""))
    let kinds = Set(phone.views.filter { $0.value != nil }.map(\.kind))
    #expect(kinds == ["switch", "stepper", "picker"])
  }
}
