import Foundation
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// Strategies as values of the settings: equality, names, and ids that are taken.
@Suite struct StrategyValueTests {
  struct Lift: AvoidanceStrategy {
    static let id = "lift"
    static let title = "Lift"
    var keyboard = KeyboardState()
    var gap: Double = 8

    func response(in context: AvoidanceContext) -> AvoidanceResponse {
      AvoidanceResponse(
        bottomPadding: keyboard.isDocked ? keyboard.height(in: context) + gap : 0,
        revealsFocus: keyboard.isDocked)
    }
  }

  struct Impostor: AvoidanceStrategy {
    static let id = "content-inset"
    static let title = "Mine"
    var keyboard = KeyboardState()

    func response(in context: AvoidanceContext) -> AvoidanceResponse { .none }
  }

  struct Nameless: AvoidanceStrategy {
    static let id = "My Strategy"
    static let title = "Mine"
    var keyboard = KeyboardState()

    func response(in context: AvoidanceContext) -> AvoidanceResponse { .none }
  }

  @Test func aShippedIdIsRefusedForAnotherType() throws {
    let error = #expect(throws: StrategyValueError.self) { try StrategyValue(Impostor()) }
    #expect(
      error?.description
        == "the strategy Impostor has the id \"content-inset\", which is that of a shipped "
        + "strategy; give it another id")
    let nameless = #expect(throws: StrategyValueError.self) { try StrategyValue(Nameless()) }
    #expect(nameless?.description.contains("small letters and digits") == true)
  }

  @Test(arguments: Strategies.all) func aShippedValueWithDefaultsIsItsName(id: String) throws {
    let named = try StrategyValue(named: id).found(id)
    let value = try StrategyValue(AvoidanceStrategies.named(id).found(id))
    #expect(named == value && named.hashValue == value.hashValue)
    #expect(value.word == id && value.isNamed)
  }

  @Test func differentValuesHaveDifferentWords() throws {
    var guide = LayoutGuideStrategy()
    guide.dismissPadding = 20
    let values = try [
      StrategyValue(Lift()), StrategyValue(Lift(gap: 12)), StrategyValue(guide),
      StrategyValue(LayoutGuideStrategy()),
    ]
    #expect(Set(values.map(\.word)).count == values.count)
    #expect(Set(values).count == values.count)
    #expect(try StrategyValue(Lift()) == values[0])
    #expect(values[1].explanation == "Lift(gap: 12.0)")
    #expect(values[1].word.hasPrefix("lift.") && values[1].word.count == 11)
    #expect(values[2].word.hasPrefix("layout-guide."))
  }

  @Test func settingsCompareTheirStrategies() throws {
    var (one, other) = (try Shipped.settings(), try Shipped.settings())
    one.strategy = try StrategyValue(Lift(gap: 4))
    other.strategy = try StrategyValue(Lift(gap: 5))
    #expect(one != other)
    other.strategy = try StrategyValue(Lift(gap: 4))
    #expect(one == other && one.hashValue == other.hashValue)
    let words = SettingTable.standard.nameWords(of: one).words
    #expect(words == [one.strategy.word])
  }

  @Test func anOwnStrategyMovesThePhone() throws {
    var settings = try Shipped.settings()
    settings.strategy = try StrategyValue(Lift(gap: 20))
    var phone = SimulatedDevice(
      settings: settings, scene: try Shipped.scene("tab-form"), ruler: FixedRuler())
    try phone.tapField("TextField 12")
    phone.runUntilIdle()
    #expect(phone.bottomInset == 356)
    #expect(try phone.clearance.found("clearance") >= 20)
    phone.send(phone.setting(\.strategy, to: .standard))
    phone.runUntilIdle()
    #expect(phone.bottomInset == 253)
  }
}
