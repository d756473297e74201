import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Options of strategies: they arrive, and say so where they have no effect.
@Suite struct StrategyOptionTests {
  private static let assets = SettingAssets(
    device: { (try Shipped.settings($0).device, $0) },
    layout: { _ in try Shipped.settings().layout })

  private func settings(
    _ choices: [(String, String)], device: String = "iphone-15-pro"
  ) throws -> DeviceSettings {
    var settings = try Shipped.settings(device)
    for (id, word) in choices {
      try SettingTable.standard.apply(SettingChoice(id, word), to: &settings, Self.assets)
    }
    return settings
  }

  private func phone(
    _ scene: String, _ choices: [(String, String)], device: String = "iphone-15-pro"
  ) throws -> SimulatedDevice {
    SimulatedDevice(
      settings: try settings(choices, device: device), scene: try Shipped.scene(scene),
      ruler: FixedRuler())
  }

  /// Every property of a shipped strategy but the keyboard's state has a row.
  @Test func everyOptionHasARow() throws {
    for strategy in AvoidanceStrategies.all {
      let options = Mirror(reflecting: strategy).children.filter { !($0.value is KeyboardState) }
      let rows = SettingTable.standard.rows.filter { $0.facts.strategy == strategy.id }
      #expect(rows.count == options.count, "\(strategy.id)")
    }
    for row in SettingTable.standard.rows {
      guard let id = row.facts.strategy else { continue }
      let fresh = try AnyHashable(StrategyValue(named: id).found(id).value)
      let other = row.listed(in: nil, .none).map(\.word).first { $0 != row.facts.standard } ?? "77"
      let changed = try settings([("strategy", id), (row.facts.id, other)])
      let value = changed.configuredStrategy
      #expect(AnyHashable(value) != fresh, "\(row.facts.id)")
    }
  }

  @Test func theDefaultsAreTheStrategies() throws {
    for strategy in AvoidanceStrategies.all {
      let applied = StrategyOptions().applied(to: strategy)
      #expect(AnyHashable(applied) == AnyHashable(strategy), "\(strategy.id)")
    }
  }

  @Test func anIdleOptionIsReported() throws {
    let idle = try phone("tab-form", [("guideDismissPadding", "40")])
    #expect(
      idle.diagnostics == [
        "guide-dismiss-padding has no effect with the strategy content-inset; it is an option of "
          + "layout-guide"
      ])
    let used = try phone(
      "tab-form", [("strategy", "layout-guide"), ("guideDismissPadding", "40")])
    #expect(used.diagnostics.isEmpty)
    let names = try SettingTable.standard.nameWords(of: settings([("guideDismissPadding", "40")]))
    #expect(names.words.isEmpty)
  }

  @Test func aGuideWithoutSafeAreaRestsOnTheScreensEdge() throws {
    var phone = try phone("note", [("strategy", "layout-guide"), ("guideUsesSafeArea", "off")])
    phone.send(.key(.escape, []))
    phone.runUntilIdle()
    #expect(phone.bottomEdgeY == 852)
    let usual = try phone.settings(with: [("guideUsesSafeArea", "on")], Self.assets)
    phone.send(.settings(usual))
    phone.runUntilIdle()
    #expect(phone.bottomEdgeY == 818)
  }

  @Test func aGuideCanFollowAnUndockedKeyboard() throws {
    var bottoms: [CGFloat] = []
    for word in ["off", "on"] {
      var phone = try phone(
        "note",
        [
          ("strategy", "layout-guide"), ("guideFollowsUndocked", word), ("arrangement", "undocked"),
        ], device: "ipad-10.9")
      phone.runUntilIdle()
      bottoms.append(phone.bottomEdgeY - phone.keyboardFrame.minY)
    }
    #expect(bottoms[0] > 0 && isNear(bottoms[1], 0), "bottoms \(bottoms)")
  }

  @Test func aDragAboveTheKeyboardDismissesIt() throws {
    func lowest(_ padding: String) throws -> CGFloat {
      var phone = try phone(
        "scroll-form", [("strategy", "layout-guide"), ("guideDismissPadding", padding)])
      try phone.tapField("Name")
      phone.runUntilIdle()
      let top = phone.keyboardFrame.minY
      phone.send(.touch(Touch(.began, at: CGPoint(x: 200, y: top - 150))))
      for step in stride(from: CGFloat(10), through: 130, by: 10) {
        phone.wait(1 / 60)
        phone.send(.touch(Touch(.moved, at: CGPoint(x: 200, y: top - 150 + step))))
      }
      return phone.keyboardFrame.minY - top
    }
    #expect(try lowest("0") == 0)
    #expect(try lowest("60") > 0)
  }
}

extension SimulatedDevice {
  fileprivate func settings(
    with choices: [(String, String)], _ assets: SettingAssets
  ) throws -> DeviceSettings {
    var settings = settings
    for (id, word) in choices {
      try SettingTable.standard.apply(SettingChoice(id, word), to: &settings, assets)
    }
    return settings
  }
}
