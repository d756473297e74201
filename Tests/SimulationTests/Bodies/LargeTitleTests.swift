import DeviceProfiles
import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// A large title is a function of the offset: nothing of it is kept.
@Suite struct LargeTitleTests {
  private static let devices = ["iphone-8", "iphone-15-pro", "ipad-pro-11"]

  private func phone(_ device: String, strategy: String = "content-inset") throws -> SimulatedDevice
  {
    try SimulatedDevice.shipped("settings", strategy: strategy, device: device)
  }

  @Test(arguments: devices) func theBarEndsWhereTheContentBegins(device: String) throws {
    var phone = try phone(device)
    let small = try phone.metrics.navigationBar.found("bar").height
    let height = phone.metrics.largeTitleHeight
    #expect(height == 52)
    #expect(phone.offset == -small - height)
    for _ in 0..<30 {
      let bar = try phone.navigationBarFrame.found("bar")
      #expect(isNear(bar.maxY, max(small, -phone.offset)))
      #expect(phone.visibleContent.minY == bar.maxY)
      phone.drive(.wheel(dy: 7, at: phone.middle))
    }
    guard phone.range.upperBound - phone.range.lowerBound > height else { return }
    #expect(phone.navigationBarFrame == phone.metrics.navigationBar)
  }

  @Test(arguments: devices) func itGrowsWhenTheFormIsPulledDown(device: String) throws {
    var phone = try phone(device)
    let rest = try phone.navigationBarFrame.found("bar").maxY
    phone.touch(.began, 200, 400)
    phone.touch(.moved, 200, 500)
    #expect(try phone.navigationBarFrame.found("bar").maxY > rest + 20)
    phone.touch(.ended, 200, 500)
    phone.runUntilIdle()
    #expect(try isNear(phone.navigationBarFrame.found("bar").maxY, rest))
  }

  @Test(arguments: AvoidanceStrategies.all.map { $0.id })
  func aFieldThatIsSeenLeavesItLarge(strategy: String) throws {
    var phone = try phone("iphone-15-pro", strategy: strategy)
    let before = phone.offset
    try phone.tapField("Name")
    phone.runUntilIdle()
    #expect(phone.offset == before)
    #expect(phone.clearance ?? -1 >= 0)
  }

  @Test func onItsSideAPhoneHasNone() throws {
    let settings = try Shipped.settings("iphone-15-pro", .landscapeLeft)
    let phone = try SimulatedDevice.with(Shipped.scene("settings"), settings: settings)
    #expect(phone.metrics.largeTitleHeight == 0)
    #expect(phone.navigationBarFrame == phone.metrics.navigationBar)
  }
}
