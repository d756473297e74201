import DeviceProfiles
import Foundation
import Simulation
import TestSupport
import Testing

/// Where the keyboard is seen over time.
@Suite struct KeyboardMotionTests {
  @Test func docksWhereTheDeviceSays() throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    #expect(phone.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(phone.keyboardMode == .docked)
  }

  @Test(arguments: [(0.08, 144.11), (0.125, 223.45), (0.25, 316.52), (0.5, 336)])
  func risesAlongTheSpring(time: Double, height: Double) throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    phone.advance(to: time)
    #expect(isNear(852 - phone.keyboardFrame.minY, CGFloat(height)))
    #expect(isNear(phone.keyboardFrame.height, 336))
  }

  @Test(arguments: 0..<30) func showHideShowNeverJumps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var phone = try SimulatedDevice.shipped()
    var isUp = false
    for _ in 0..<8 {
      let before = phone.keyboardFrame.minY
      if isUp { phone.drive(.key(.escape, [])) } else { try phone.tapField("TextField 3") }
      isUp.toggle()
      #expect(isNear(phone.keyboardFrame.minY, before, 1e-6))
      let end = phone.time + Double.random(in: 0.01...0.3, using: &random)
      while phone.time < end {
        let old = phone.keyboardFrame.minY
        phone.wait(1 / 480)
        #expect(abs(phone.keyboardFrame.minY - old) < 10)
      }
    }
    phone.runUntilIdle()
    #expect(phone.keyboard.isVisible == isUp)
    #expect(isNear(phone.keyboardFrame.minY, isUp ? 516 : 852))
    #expect(phone.posted().suffix(2) == ["didChangeFrame", isUp ? "didShow" : "didHide"])
  }

  @Test(arguments: ["iphone-15-pro", "iphone-8"])
  func neverLeavesAGapBelowItself(device: String) throws {
    var phone = try SimulatedDevice.shipped("checkout", device: device)
    var heights: [CGFloat] = []
    for name in ["Name on card", "Card number", "Name on card"] {
      try phone.tapField(name)
      repeat {
        #expect(phone.keyboardFrame.maxY >= phone.metrics.screen.maxY, "\(name) \(phone.time)")
        phone.wait(1 / 120)
      } while !phone.isSettled
      #expect(isNear(phone.keyboardFrame.maxY, phone.metrics.screen.maxY))
      heights.append(phone.keyboardFrame.height)
    }
    #expect(heights[0] > heights[1] && heights[2] == heights[0])
  }

  @Test func staysUpOnAnotherDevice() throws {
    var phone = try SimulatedDevice.shipped()
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    let settings = try Shipped.settings("iphone-8")
    phone.set {
      ($0.device, $0.deviceID, $0.version) = (settings.device, "iphone-8", settings.version)
    }
    #expect(phone.focus == "textfield-3")
    #expect(phone.isSettled)
    #expect(phone.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(phone.clearance ?? -1 >= 0)
  }

  @Test func unmeasuredKeyboardsAreNotShownAndSaid() throws {
    var phone = try SimulatedDevice.shipped(device: "ipad-pro-11")
    phone.drive(phone.setting(\.version, to: .v26))
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    #expect(!phone.keyboard.isVisible)
    #expect(phone.diagnostics.count == 1)
    #expect(phone.diagnostics.first?.hasPrefix("ipad-pro-11: the height of the keyboard") == true)
  }
}
