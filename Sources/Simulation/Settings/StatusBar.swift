/// What the status bar says; it can be overridden as `simctl status_bar` does.
package struct StatusBar: Hashable, Sendable {
  /// What the battery does; the words are those of `simctl status_bar --batteryState`.
  package enum BatteryState: String, CaseIterable, Hashable, Sendable {
    /// A battery that charges has a bolt.
    case charged, charging, discharging
  }

  /// The text of the clock; it says the same however long the phone runs.
  package var time: String
  /// Beside the time on an iPad; no clock is read, so it stands still as the time does.
  package var date: String
  /// Shown by phones with a home button, which have room for it.
  package var carrier: String
  /// Full arcs of the Wi-Fi sign; what lies outside of `wifi` becomes the nearest inside.
  package var wifiBars: Int { didSet { wifiBars = Self.wifi.clamp(wifiBars) } }
  /// Full bars of the cellular sign; what lies outside of `cellular` becomes the nearest inside.
  package var cellularBars: Int { didSet { cellularBars = Self.cellular.clamp(cellularBars) } }
  /// In percent.
  package var batteryLevel: Int { didSet { batteryLevel = Self.battery.clamp(batteryLevel) } }
  /// Whether the battery is filled, full or used.
  package var batteryState: BatteryState

  /// How many arcs the Wi-Fi sign has; source: `simctl status_bar --wifiBars`.
  package static let wifi = 0...3
  /// How many bars the cellular sign has; source: `simctl status_bar --cellularBars`.
  package static let cellular = 0...4
  /// What a battery can hold, in percent.
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
