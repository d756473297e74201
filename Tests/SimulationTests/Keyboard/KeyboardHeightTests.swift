import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Testing

/// A third-party keyboard or an input view has a height of its own.
@Suite struct KeyboardHeightTests {
  @Test(arguments: Shipped.catalog.devices.map(\.id), Orientation.allCases)
  func everythingFollowsTheHeight(device: String, orientation: Orientation) throws {
    var settings = try Shipped.settings(device, orientation)
    for height in [5, 60, 180, 260, 420] {
      settings.keyboardHeight = height
      var phone = try SimulatedDevice.with(.long(), settings: settings)
      try phone.tapField("F3")
      phone.runUntilIdle()
      let screen = phone.metrics.screen
      let expected = min(CGFloat(height), screen.height)
      #expect(phone.keyboardFrame.height == expected)
      #expect(phone.keyboardFrame.maxY == screen.maxY)
      #expect(phone.notifications.last?.notification.endFrame?.height == expected)
      #expect(phone.predictions.isEmpty, "the predictive bar is the system's")
      #expect(!phone.lacksKeyboardHeight, "it is measured, whatever the device")
      let overlap = KeyboardInset.overlap(
        of: phone.metrics.window, withKeyboard: phone.keyboardFrame)
      #expect(isNear(phone.bottomInset, max(0, overlap - phone.metrics.safeArea.bottom)))
      let bounds = CGRect(origin: .zero, size: phone.keyboardFrame.size)
      let keys = try phone.keyboardGeometry.found("geometry").keys
      #expect(keys.allSatisfy { isInside($0.frame, bounds, 0.01) }, "\(height)")
    }
  }

  @Test func automaticIsTheSystemsKeyboard() throws {
    var phone = try SimulatedDevice.shipped("tab-form")
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame.height == 336)
    phone.drive(phone.setting(\.keyboardHeight, to: 250))
    phone.runUntilIdle()
    #expect(phone.keyboardFrame.height == 250)
    phone.drive(phone.setting(\.keyboardHeight, to: nil))
    phone.runUntilIdle()
    #expect(phone.keyboardFrame.height == 336)
    #expect(!phone.predictions.isEmpty)
  }
}
