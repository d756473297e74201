/// What the status bar says; it can be overridden as `simctl status_bar` does.
package struct StatusBar: Hashable, Sendable {
  package enum BatteryState: String, CaseIterable, Hashable, Sendable {
    case charged, charging, discharging
  }

  package var time: String
  /// Beside the time on an iPad; no clock is read, so it stands still as the time does.
  package var date: String
  /// Shown by phones with a home button, which have room for it.
  package var carrier: String
  package var wifiBars: Int { didSet { wifiBars = Self.wifi.clamp(wifiBars) } }
  package var cellularBars: Int { didSet { cellularBars = Self.cellular.clamp(cellularBars) } }
  /// In percent.
  package var batteryLevel: Int { didSet { batteryLevel = Self.battery.clamp(batteryLevel) } }
  package var batteryState: BatteryState

  package static let wifi = 0...3
  package static let cellular = 0...4
  package static let battery = 0...100

  /// Makes a status bar; numbers outside their range become the nearest inside.
  package init(
    time: String = "9:41", date: String = "Tue Jan 9", carrier: String = "", wifiBars: Int = 3,
    cellularBars: Int = 4, batteryLevel: Int = 100, batteryState: BatteryState = .charged
  ) {
    self.time = time
    self.date = date
    self.carrier = carrier
    self.wifiBars = Self.wifi.clamp(wifiBars)
    self.cellularBars = Self.cellular.clamp(cellularBars)
    self.batteryLevel = Self.battery.clamp(batteryLevel)
    self.batteryState = batteryState
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
