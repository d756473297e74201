/// What the status bar shows, as `simctl status_bar override` names it.
enum StatusBarRows {
  static let all: [any AnySettingRow] = [
    text("time", "Time", "the status bar's time", "9:41", \.statusBar.time),
    text("date", "Date", "the status bar's date, on iPads", "Tue Jan 9", \.statusBar.date),
    text(
      "carrier", "Carrier", "the carrier, on phones with a home button", "",
      \.statusBar.carrier),
    bars(
      "wifi", "Wi-Fi", "signal strength of Wi-Fi", StatusBar.wifi, \.statusBar.wifiBars),
    bars(
      "cellular", "Network", "signal strength of the mobile network", StatusBar.cellular,
      \.statusBar.cellularBars),
    batteryLevel, batteryState,
  ]

  private static func text(
    _ id: String, _ title: String, _ explanation: String, _ standard: String,
    _ path: any WritableKeyPath<DeviceSettings, String> & Sendable
  ) -> SettingRow<String> {
    let facts = SettingFacts(
      id, title, explanation, in: .statusBar, sets: ["statusBar.\(id)"], standard: standard)
    return SettingRow(
      facts.with {
        $0.placeholder = "TEXT"
        $0.naming = .hashed
      }, path, .text)
  }

  private static func bars(
    _ kind: String, _ title: String, _ explanation: String, _ range: ClosedRange<Int>,
    _ path: any WritableKeyPath<DeviceSettings, Int> & Sendable
  ) -> SettingRow<Int> {
    let facts = SettingFacts(
      "\(kind)Bars", title, explanation, in: .statusBar, sets: ["statusBar.\(kind)Bars"],
      standard: "\(range.upperBound)")
    return SettingRow(facts.with { $0.naming = .prefixed(kind) }, path, .step(range))
  }

  private static var batteryLevel: SettingRow<Int> {
    let facts = SettingFacts(
      "batteryLevel", "Battery", "battery level in percent", in: .statusBar,
      sets: ["statusBar.batteryLevel"], standard: "\(StatusBar.battery.upperBound)")
    return SettingRow(
      facts.with {
        $0.placeholder = "0-100"
        $0.naming = .hashed
      }, \.statusBar.batteryLevel, .number(StatusBar.battery))
  }

  private static var batteryState: SettingRow<StatusBar.BatteryState> {
    let facts = SettingFacts(
      "batteryState", "Battery state", "battery state", in: .statusBar,
      sets: ["statusBar.batteryState"], standard: StatusBar.BatteryState.charged.rawValue)
    return SettingRow(facts, \.statusBar.batteryState, .choice())
  }
}
