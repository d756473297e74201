import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import Simulation
import Testing

/// A form that does not scroll: one constraint moves all of it.
@Suite struct ConstraintFormTests {
  private func phone(
    _ strategy: String, _ device: String, _ orientation: Orientation = .portrait
  ) throws -> SimulatedDevice {
    try SimulatedDevice.with(
      Shipped.scene("constraint-form"), strategy: strategy,
      settings: Shipped.settings(device, orientation))
  }

  @Test(arguments: Strategies.seeing, Strategies.devices)
  func neverCovered(strategy: String, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for name in ["E-mail", "Password"] {
        var phone = try phone(strategy, device, orientation)
        try phone.tapField(name)
        #expect(phone.focusedRow?.row.name == name)
        repeat {
          for row in phone.layout.rows {
            let frame = phone.frame(of: row)
            #expect(frame.maxY <= phone.keyboardFrame.minY, "\(row.id) \(phone.time)")
            guard row.row.kind.isEditable else { continue }
            #expect(frame.minY >= phone.metrics.safeArea.top, "\(row.id) \(orientation)")
          }
          #expect(phone.clearance ?? -1 >= 0)
          phone.wait(1 / 60)
        } while !phone.isSettled
      }
    }
  }

  @Test(arguments: Strategies.devices) func withoutAvoidanceItIsCovered(device: String) throws {
    for name in ["E-mail", "Password"] {
      var phone = try phone("none", device)
      let before = phone.layout.rows.map(phone.frame)
      try phone.tapField(name)
      phone.runUntilIdle()
      #expect(phone.clearance ?? 0 < 0)
      #expect(phone.layout.rows.map(phone.frame) == before)
    }
  }

  @Test func allOfItMovesAsOne() throws {
    var phone = try phone("bottom-constraint", "iphone-15-pro")
    let before = phone.layout.rows.map(phone.frame)
    try phone.tapField("Password")
    repeat {
      let moved = zip(before, phone.layout.rows.map(phone.frame)).map { $0.minY - $1.minY }
      #expect(moved.allSatisfy { isNear($0, phone.bottomInset) })
      phone.wait(1 / 60)
    } while !phone.isSettled
    phone.drive(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.layout.rows.map(phone.frame) == before)
  }

  @Test func nothingScrollsIt() throws {
    var phone = try phone("bottom-constraint", "iphone-15-pro")
    let before = phone.layout.rows.map(phone.frame)
    phone.drag(from: phone.middle, by: -200)
    phone.drive(.wheel(dy: 100, at: phone.middle))
    #expect(phone.layout.rows.map(phone.frame) == before)
    #expect(phone.isSettled && phone.scrollIndicator == nil)
    #expect(phone.report.json.text().contains("\"scroll\": null"))
  }

  @Test func returnGoesFromFieldToField() throws {
    var phone = try phone("bottom-constraint", "iphone-15-pro")
    try phone.tapField("E-mail")
    phone.drive(.key(.return, []))
    #expect(phone.focusedRow?.row.name == "Password")
    phone.drive(.key(.return, []))
    #expect(phone.focus == nil)
  }
}
