import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// The two strategies that do not see the keyboard fail exactly where they should, and by how much.
@Suite struct BlindStrategyTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let device: String
    let orientation: Orientation
    var testDescription: String { "\(device) \(orientation)" }
  }

  /// Nobody has measured the keyboard of some zoomed screens in landscape.
  static let places: [Place] = Shipped.catalog.devices.flatMap { device in
    [Orientation.portrait, .landscapeLeft].filter { device.keyboard($0, .v18)?.total != nil }
      .map { Place(device: device.id, orientation: $0) }
  }

  private func phone(_ place: Place, _ strategy: String) throws -> SimulatedDevice {
    try SimulatedDevice.with(
      Shipped.scene("tab-form"), strategy: strategy,
      settings: Shipped.settings(place.device, place.orientation))
  }

  /// Without avoidance a field is covered by what of it lies below the keyboard's top, none other.
  @Test(arguments: places) func withoutAvoidance(place: Place) throws {
    let fresh = try phone(place, "none")
    let seen = fresh.visibleContent
    for row in fresh.layout.rows {
      let frame = fresh.frame(of: row)
      guard frame.minY >= seen.minY, frame.maxY <= seen.maxY else { continue }
      var phone = fresh
      phone.tap(row: row.id)
      phone.runUntilIdle()
      let clearance = try phone.clearance.found("clearance")
      #expect(isNear(clearance, phone.keyboardFrame.minY - frame.maxY), "\(row.id)")
      #expect(phone.offset == fresh.offset, "\(row.id) does not move")
      #expect(isNear(phone.bottomInset, 0))
    }
  }

  /// The estimate leaves the last field short by the difference to the real keyboard.
  @Test(arguments: places) func bezelEstimate(place: Place) throws {
    var phone = try phone(place, "bezel-estimate")
    let guess =
      BezelEstimate.keysHeight + BezelEstimate.bezelBottom(forScreen: phone.metrics.screen.size)
    // From the keyboard's hidden place to a revealed field's bottom edge.
    let edge = max(guess, phone.metrics.safeArea.bottom)
    try phone.tapField("TextField 29")
    phone.runUntilIdle()
    let keyboard = phone.metrics.screen.maxY - phone.keyboardFrame.minY
    #expect(isNear(phone.bottomInset, edge - phone.metrics.safeArea.bottom))
    phone.drive(.key(.tab, .shift))
    phone.runUntilIdle()
    let row = try phone.focusedRow.found("focus")
    let frame = phone.frame(of: row)
    let clearance = try phone.clearance.found("clearance")
    #expect(isNear(clearance, phone.keyboardFrame.minY - frame.maxY))
    let most = phone.metrics.screen.maxY - edge
    #expect(frame.maxY <= most + 0.01, "it is kept above the estimate")
    if keyboard > edge { #expect(clearance < frame.height + 35) }
  }

  /// Which devices the estimate serves: it is right for none, and too low wherever there is a bar.
  @Test func theEstimateIsTooLowWithABar() throws {
    for place in Self.places where place.orientation == .portrait {
      var phone = try phone(place, "bezel-estimate")
      try phone.tapField("TextField 29")
      phone.runUntilIdle()
      let keyboard = phone.metrics.screen.maxY - phone.keyboardFrame.minY
      let guess =
        BezelEstimate.keysHeight + BezelEstimate.bezelBottom(forScreen: phone.metrics.screen.size)
      #expect(guess < keyboard, "\(place)")
      let clearance = try phone.clearance.found("clearance")
      #expect(
        isNear(clearance, guess + phone.scene.keyboard.revealPadding - keyboard),
        "\(place) \(clearance) \(guess) \(keyboard)")
    }
  }
}
