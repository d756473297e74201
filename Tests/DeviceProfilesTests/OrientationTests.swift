import DeviceProfiles
import Foundation
import Testing

@Suite struct OrientationTests {
  @Test(arguments: Orientation.allCases)
  func turningLeftUndoesTurningRight(orientation: Orientation) {
    #expect(orientation.rotatedRight().rotatedLeft() == orientation)
    #expect(orientation.rotatedLeft().rotatedLeft().rotatedLeft() == orientation)
  }

  @Test func aTurnOfTheDeviceNamesTheInterfaceByTheOtherSide() {
    #expect(Orientation.portrait.rotatedLeft() == .landscapeRight)
    #expect(Orientation.portrait.rotatedRight() == .landscapeLeft)
  }

  @Test func theIslandGoesToTheSideThatWasTheTop() throws {
    let device = try #require(ShippedDevices.catalog.device("iphone-15-pro")).profile
    let portrait = CGRect(x: 133.5, y: 11, width: 126, height: 37.33)
    #expect(device.sensorHousingRect(.portrait) == portrait)
    let right = device.sensorHousingRect(.landscapeRight)
    #expect(right == CGRect(x: 11, y: 133.5, width: 37.33, height: 126))
    let left = try #require(device.sensorHousingRect(.landscapeLeft))
    #expect(abs(left.maxX - (852 - 11)) < 0.001)
    #expect(left.minY == 133.5)
  }

  @Test func housings() throws {
    let notch = try #require(ShippedDevices.catalog.device("iphone-13")).profile.sensorHousing
    let rect = CGRect(x: 106.1, y: 0, width: 177.8, height: 33.67)
    #expect(notch == .notch(rect, bottomCornerRadius: 29))
    let unmeasured = try #require(ShippedDevices.catalog.device("iphone-x")).profile.sensorHousing
    guard case .notch(let hanging, let radius) = unmeasured else {
      Issue.record("no notch")
      return
    }
    #expect(radius > 0 && radius <= hanging.height)
    let pad = try #require(ShippedDevices.catalog.device("ipad-10.2")).profile
    #expect(pad.sensorHousing == SensorHousing.none)
    #expect(pad.sensorHousingRect(.landscapeLeft) == nil)
  }
}
