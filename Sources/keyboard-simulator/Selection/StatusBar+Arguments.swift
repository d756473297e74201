import Simulation

extension StatusBar {
  /// The status bar that the options ask for.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    time = arguments["time"] ?? time
    carrier = arguments["carrier"] ?? carrier
    wifiBars = arguments["wifi-bars"].flatMap(Int.init) ?? wifiBars
    cellularBars = arguments["cellular-bars"].flatMap(Int.init) ?? cellularBars
    batteryState = arguments["battery-state"].flatMap(BatteryState.init) ?? batteryState
    guard let text = arguments["battery-level"] else { return }
    guard let level = Int(text), Self.battery.contains(level) else {
      throw .badNumber(
        option: "--battery-level", value: text, wanted: "a whole number from 0 to 100")
    }
    batteryLevel = level
  }
}
