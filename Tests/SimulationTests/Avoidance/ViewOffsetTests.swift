import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// A strategy that moves the whole view: pictures, reports and fingers follow it.
@Suite struct ViewOffsetTests {
  private func shifted(
    _ device: String = "iphone-15-pro", field: String = "Postcode"
  ) throws -> SimulatedDevice {
    var phone = try SimulatedDevice.shipped("shift-form", strategy: "view-shift", device: device)
    try phone.tapField(field)
    phone.runUntilIdle()
    return phone
  }

  @Test func theFieldEndsTenPointsAboveTheKeyboard() throws {
    let phone = try shifted(field: "Country")
    #expect(phone.viewOffset < 0)
    #expect(isNear(try phone.clearance.found("clearance"), 10))
    #expect(phone.report.json.text().contains("\"viewOffset\":"))
    #expect(phone.violations == [])
  }

  @Test func barsAndRowsMoveTogetherAndTheScreenStays() throws {
    var phone = try SimulatedDevice.shipped("shift-form", strategy: "view-shift")
    let bar = try phone.navigationBarFrame.found("bar")
    let rows = phone.layout.rows.map(phone.frame)
    try phone.tapField("Country")
    while !phone.isSettled {
      let offset = phone.viewOffset
      #expect(isNear(try phone.navigationBarFrame.found("bar").minY, bar.minY + offset))
      for (row, frame) in zip(phone.layout.rows, rows) {
        #expect(isNear(phone.frame(of: row).minY, frame.minY + offset))
      }
      #expect(phone.metrics.screen == phone.restingMetrics.screen)
      phone.wait(1 / 60)
    }
    #expect(phone.viewOffset < 0)
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.viewOffset == 0 && phone.layout.rows.map(phone.frame) == rows)
    #expect(!phone.report.json.text().contains("viewOffset"))
  }

  @Test func itIsAnimatedWithTheKeyboard() throws {
    var phone = try SimulatedDevice.shipped("shift-form", strategy: "view-shift")
    try phone.tapField("Country")
    let start = phone.keyboardFrame.minY
    var end = phone
    end.runUntilIdle()
    phone.wait(0.125)
    let part = (start - phone.keyboardFrame.minY) / (start - end.keyboardFrame.minY)
    #expect(abs(phone.viewOffset / end.viewOffset - part) < 0.001)
  }

  @Test func aFingerHitsWhatIsSeen() throws {
    var phone = try shifted(field: "Country")
    let row = try phone.layout.rows.first { $0.row.name == "Street" }.found("Street")
    let frame = phone.frame(of: row)
    phone.send(.touch(Touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))))
    phone.send(.touch(Touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))))
    #expect(phone.focus == row.id)
    phone.runUntilIdle()
    // That field needs no shift.
    #expect(phone.viewOffset == 0)
  }

  /// The known failure: the navigation bar and the first fields leave the screen for good.
  @Test func theTopCannotBeReached() throws {
    var phone = try SimulatedDevice.shipped(
      "shift-form", strategy: "view-shift", device: "iphone-8")
    try phone.tapField("City")
    phone.runUntilIdle()
    let bar = try phone.navigationBarFrame.found("bar")
    #expect(bar.maxY < 64)
    let before = phone.viewOffset
    phone.send(.wheel(dy: -500, at: CGPoint(x: 180, y: 200)))
    phone.runUntilIdle()
    #expect(phone.viewOffset == before)
  }

  @Test(
    arguments: Shipped.catalog.devices.map(\.id),
    ["view-shift", "keyboard-avoiding-view", "swiftui"])
  func noInvariantIsViolated(device: String, strategy: String) throws {
    for scene in Shipped.scenes {
      for orientation in Orientation.allCases {
        var phone = try SimulatedDevice.with(
          scene, strategy: strategy, settings: Shipped.settings(device, orientation))
        for field in scene.fields.prefix(3) + scene.fields.suffix(2) {
          phone.tap(row: field.id)
          phone.wait(0.1)
          #expect(phone.violations == [], "\(scene.id) \(field.name)")
          phone.runUntilIdle()
          #expect(phone.violations == [], "\(scene.id) \(field.name)")
          #expect(phone.viewOffset <= 0)
        }
        phone.send(.key(.escape, []))
        phone.runUntilIdle()
        #expect(phone.viewOffset == 0 && isNear(phone.bottomInset, 0), "\(scene.id)")
      }
    }
  }
}
