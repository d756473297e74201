import DeviceProfiles
import Foundation
import Testing

@Suite struct ShippedDevicesTests {
  @Test(arguments: ShippedDevices.files)
  func everyFileIsRead(file: URL) throws {
    let result = DeviceFile.decode(try Data(contentsOf: file), file: file.lastPathComponent)
    #expect(throws: Never.self) { try result.get() }
  }

  @Test func theCatalogueHasAllOfThem() {
    #expect(ShippedDevices.files.count == deviceFacts.count)
    #expect(ShippedDevices.catalog.devices.count == deviceFacts.count)
    #expect(ShippedDevices.catalog.problems == [])
  }

  @Test func phonesComeBeforePadsAndSmallBeforeLarge() {
    let devices = ShippedDevices.catalog.devices
    #expect(devices.first?.id == "iphone-se-1")
    #expect(devices.last?.id == "ipad-pro-13-m4")
    for (a, b) in zip(devices, devices.dropFirst()) {
      #expect(a.kind == b.kind || b.kind == .pad)
      let isSameGroup = a.kind == b.kind && a.isZoomed == b.isZoomed
      #expect(!isSameGroup || a.portraitSize.width <= b.portraitSize.width)
      #expect(!a.isZoomed || b.isZoomed || b.kind == .pad, "zoomed phones come last")
    }
  }

  @Test(arguments: ShippedDevices.catalog.devices)
  func partsOfAKeyboardMakeItsTotal(device: DeviceProfile) {
    for orientation in Orientation.allCases {
      for version in SystemVersion.allCases {
        guard let heights = device.keyboard(orientation, version) else { continue }
        guard heights.total != nil else {
          #expect(device.portraitSize == CGSize(width: 320, height: 693), "only zoomed screens")
          continue
        }
        if let keys = heights.keys, let bar = heights.predictiveBar, let dock = heights.bottomDock {
          #expect(keys + bar + dock == heights.total)
          #expect(heights.height(withPredictiveBar: false) == keys + dock)
        }
      }
    }
  }

  @Test(arguments: ShippedDevices.catalog.devices)
  func measuresHangTogether(device: DeviceProfile) {
    #expect(!device.sources.isEmpty)
    #expect(device.sources.allSatisfy { !$0.hasPrefix("/") })
    #expect((device.shortcutBar == 55) == (device.kind == .pad))
    #expect(device.hasHomeIndicator == device.continuousCorners)
    #expect(device.keyboard(.portrait, device.systemVersions[0]) != nil)
    for version in device.systemVersions {
      let portrait = device.safeArea(.portrait, version)
      #expect(device.hasHomeIndicator == (portrait.bottom > 0))
      #expect(portrait.top >= device.statusBarHeight(.portrait))
      for orientation in Orientation.allCases {
        #expect(device.safeArea(orientation, version).fits(in: device.size(orientation)))
      }
    }
  }

  @Test(arguments: ShippedDevices.catalog.devices)
  func theHousingIsCentredAndWithinTheScreenInEveryOrientation(device: DeviceProfile) {
    for orientation in Orientation.allCases {
      guard let rect = device.sensorHousingRect(orientation) else { continue }
      let screen = CGRect(origin: .zero, size: device.size(orientation))
      #expect(screen.contains(rect))
      let offset = orientation.isLandscape ? rect.midY - screen.midY : rect.midX - screen.midX
      #expect(abs(offset) < 0.01)
    }
  }
}
