import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import Picture
import Simulation
import Testing

/// What the status bar says on every device, however much it says.
@Suite struct StatusBarTests {
  private static let bars = [
    StatusBar(), StatusBar(time: "23:59", carrier: "Carrier", wifiBars: 0, cellularBars: 0),
    StatusBar(
      time: "10:10 in the morning of a very long day",
      carrier: "A network whose name is much too long for any bar", batteryLevel: 1,
      batteryState: .discharging),
    StatusBar(time: "", date: "", batteryLevel: 0, batteryState: .charging),
  ]

  private func drawn(_ device: String, _ bar: StatusBar, _ orientation: Orientation) throws
    -> (SimulatedDevice, [Drawn])
  {
    var phone = try TestPhone.make(
      device, orientation, Scene(id: "empty", name: "Empty", sections: []))
    phone.send(phone.setting(\.statusBar, to: bar))
    let status = phone.metrics.statusBar
    let drawn = Drawn.all(ScreenPicture(phone).commands).filter {
      status.height > 0 && $0.bounds.midY < status.maxY && $0.bounds.height < status.height
    }
    return (phone, drawn)
  }

  @Test(arguments: TestPhone.devices) func itKeepsClearOfEverything(device: String) throws {
    for bar in Self.bars {
      for orientation in Orientation.allCases {
        let (phone, drawn) = try drawn(device, bar, orientation)
        let name = "\(device) \(orientation) \(bar.time)"
        let isHidden = phone.settings.device.kind == .phone && orientation.isLandscape
        #expect(drawn.isEmpty == isHidden, "\(name)")
        var housing = phone.settings.device.sensorHousingRect(orientation) ?? .null
        // The flares of a notch end above what is written.
        if case .notch = phone.settings.device.sensorHousing {
          housing = housing.insetBy(dx: SensorHousing.flare, dy: 0)
        }
        for one in drawn {
          #expect(phone.metrics.screen.holds(one.bounds), "\(name)")
          let isHousing = one.bounds.holds(housing)
          #expect(isHousing || !one.bounds.intersects(housing), "\(name) \(one.bounds)")
        }
        let texts = drawn.filter { $0.text != nil }.map(\.bounds).sorted { $0.minX < $1.minX }
        for (left, right) in zip(texts, texts.dropFirst()) {
          #expect(left.maxX <= right.minX, "\(name)")
        }
      }
    }
  }

  @Test func timeDateAndCarrierStandWhereTheyBelong() throws {
    let bar = StatusBar(time: "10:09", date: "Fri Oct 10", carrier: "Net")
    let (_, island) = try drawn("iphone-14-pro", bar, .portrait)
    #expect(island.compactMap(\.text) == ["10:09"])
    let (phone, classic) = try drawn("iphone-8", bar, .portrait)
    #expect(Set(classic.compactMap(\.text)) == ["10:09", "Net"])
    let time = try #require(classic.first { $0.text == "10:09" })
    let middle = Double(time.bounds.midX - phone.metrics.screen.midX)
    #expect(abs(middle) < 0.01)
    let (_, pad) = try drawn("ipad-pro-11", bar, .landscapeLeft)
    #expect(pad.compactMap(\.text) == ["10:09", "Fri Oct 10"])
  }

  @Test func theBatteryTellsItsState() throws {
    let palette = try drawn("iphone-14-pro", StatusBar(), .portrait).0.style.palette
    func colors(_ level: Int, _ state: StatusBar.BatteryState) throws -> [Color] {
      let bar = StatusBar(batteryLevel: level, batteryState: state)
      return try drawn("iphone-14-pro", bar, .portrait).1.compactMap {
        if case .path(_, _, _, let color) = $0.command { color } else { nil }
      }
    }
    #expect(try colors(50, .charging).contains(palette.positive))
    #expect(try !colors(50, .charged).contains(palette.positive))
    #expect(try colors(20, .discharging).contains(palette.critical))
    #expect(try !colors(21, .discharging).contains(palette.critical))
    #expect(try colors(0, .charged).count == colors(50, .charged).count - 1, "nothing is in it")
  }

  @Test func numbersOutsideTheirRangeAreTheNearestInside() {
    var bar = StatusBar(wifiBars: 9, cellularBars: -1, batteryLevel: 1000)
    #expect(bar == StatusBar(wifiBars: 3, cellularBars: 0, batteryLevel: 100))
    bar.batteryLevel = -7
    #expect(bar.batteryLevel == 0)
  }
}
