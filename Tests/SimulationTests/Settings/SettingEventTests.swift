import InterfaceStyles
import JSON
import KeyboardLayouts
import Simulation
import Testing

/// Settings change by one event, whatever changes and however many at once.
@Suite struct SettingEventTests {
  @Test func thePhoneKeepsItsOwnChangesInItsSettings() throws {
    var phone = try SimulatedDevice.shipped(device: "ipad-10.9")
    try phone.tapField("TextField 3")
    phone.runUntilIdle()
    phone.send(phone.setting(\.layout, to: try Shipped.layout("de-DE")))
    phone.send(.nextLayout)
    #expect(phone.settings.layout.id == "en-US")
    #expect(phone.settings.layouts.map(\.id) == ["en-US", "de-DE"])
    phone.send(phone.setting(\.arrangement, to: .floating))
    #expect(phone.settings.arrangement == .floating)
    // A phone's keyboard is docked: the setting follows.
    let other = try Shipped.settings("iphone-8")
    phone.set { ($0.device, $0.deviceID, $0.version) = (other.device, "iphone-8", other.version) }
    #expect(phone.settings.arrangement == .docked && phone.diagnostics.isEmpty)
    phone.send(phone.setting(\.arrangement, to: .split))
    #expect(phone.settings.arrangement == .docked && phone.diagnostics.count == 1)
  }

  @Test func aPhoneBeginsInItsArrangement() throws {
    var settings = try Shipped.settings("ipad-10.9")
    settings.arrangement = .undocked
    var phone = try SimulatedDevice.shipped(device: "ipad-10.9")
    phone.send(phone.setting(\.arrangement, to: .undocked))
    let start = SimulatedDevice(settings: settings, scene: phone.scene, ruler: phone.ruler)
    #expect(start.report.json.text() == phone.report.json.text())
  }

  @Test func severalSettingsAtOnceEndAsOneAfterTheOther() throws {
    var (one, all) = (
      try SimulatedDevice.shipped(device: "ipad-10.9"),
      try SimulatedDevice.shipped(device: "ipad-10.9")
    )
    let guide = try #require(StrategyValue(named: "layout-guide"))
    let changes: [SettingChange] = [
      { $0.appearance = .dark }, { $0.contentSize = .extraLarge }, { $0.hasPredictiveBar = false },
      { $0.arrangement = .floating }, { $0.strategy = guide },
      { $0.strategyOptions.guideUsesSafeArea = false },
    ]
    for change in changes { one.set(change) }
    all.set { settings in for change in changes { change(&settings) } }
    #expect(one.settings == all.settings)
    #expect(one.report.json.text() == all.report.json.text())
  }
}
