import KeyboardAvoidance

/// Options of single strategies; they have an effect only with the strategy that they belong to.
enum StrategyRows {
  static let all: [any AnySettingRow] = [
    guideUsesSafeArea, guideFollowsUndocked, guideDismissPadding, swiftUIIgnoresKeyboard,
    swiftUIPadsByItself, viewShiftDistance, avoidingBehavior, avoidingVerticalOffset,
  ]

  private static let points = 0...500

  private static func facts(
    _ id: String, _ title: String, _ explanation: String, of strategy: String,
    standard: String
  ) -> SettingFacts {
    SettingFacts(
      id, title, explanation, in: .avoidance, sets: ["strategyOptions.\(id)"], standard: standard
    ).with { $0.strategy = strategy }
  }

  private static var guideUsesSafeArea: SettingRow<Bool> {
    let facts = facts(
      "guideUsesSafeArea", "Uses safe area",
      "the bottom safe area under the layout guide", of: LayoutGuideStrategy.id,
      standard: SettingFormat<Bool>.on)
    return SettingRow(
      facts.with { $0.naming = .fixed("guide-ignores-safe-area") },
      \.strategyOptions.guideUsesSafeArea, .toggle)
  }

  private static var guideFollowsUndocked: SettingRow<Bool> {
    let facts = facts(
      "guideFollowsUndocked", "Follows undocked",
      "the layout guide follows an undocked keyboard", of: LayoutGuideStrategy.id,
      standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with { $0.naming = .fixed("guide-follows-undocked") },
      \.strategyOptions.guideFollowsUndocked, .toggle)
  }

  private static var guideDismissPadding: SettingRow<Int> {
    let facts = facts(
      "guideDismissPadding", "Dismiss padding",
      "how far above the keyboard a drag dismisses it, layout guide", of: LayoutGuideStrategy.id,
      standard: "0")
    return SettingRow(length(facts), \.strategyOptions.guideDismissPadding, .number(points))
  }

  private static var swiftUIIgnoresKeyboard: SettingRow<Bool> {
    let facts = facts(
      "swiftUIIgnoresKeyboard", "Ignores keyboard",
      "the SwiftUI view has ignoresSafeArea(.keyboard)", of: SwiftUIAvoidance.id,
      standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with {
        $0.option = "swiftui-ignores-keyboard"
        $0.naming = .fixed("swiftui-ignores-keyboard")
      }, \.strategyOptions.swiftUIIgnoresKeyboard, .toggle)
  }

  private static var swiftUIPadsByItself: SettingRow<Bool> {
    let facts = facts(
      "swiftUIPadsByItself", "Pads by itself",
      "the SwiftUI app pads by the keyboard's height too", of: SwiftUIAvoidance.id,
      standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with {
        $0.option = "swiftui-pads-by-itself"
        $0.naming = .fixed("swiftui-pads-by-itself")
      }, \.strategyOptions.swiftUIPadsByItself, .toggle)
  }

  private static var viewShiftDistance: SettingRow<Int> {
    let facts = facts(
      "viewShiftDistance", "Distance", "room between the field and the keyboard, view shift",
      of: ViewShift.id, standard: "10")
    return SettingRow(length(facts), \.strategyOptions.viewShiftDistance, .number(points))
  }

  private static var avoidingBehavior: SettingRow<KeyboardAvoidingView.Behavior> {
    let facts = facts(
      "avoidingBehavior", "Behavior", "what a KeyboardAvoidingView changes",
      of: KeyboardAvoidingView.id, standard: KeyboardAvoidingView.Behavior.padding.rawValue)
    return SettingRow(facts, \.strategyOptions.avoidingBehavior, .choice(.segments))
  }

  private static var avoidingVerticalOffset: SettingRow<Int> {
    let facts = facts(
      "avoidingVerticalOffset", "Vertical offset",
      "the keyboardVerticalOffset of a KeyboardAvoidingView", of: KeyboardAvoidingView.id,
      standard: "0")
    return SettingRow(length(facts), \.strategyOptions.avoidingVerticalOffset, .number(points))
  }

  private static func length(_ facts: SettingFacts) -> SettingFacts {
    facts.with {
      $0.placeholder = "POINTS"
      $0.naming = .prefixed(facts.option + "-")
    }
  }
}

extension SettingTable {
  /// Returns the rows whose value is not the default but belongs to another strategy than the chosen one.
  package func idleRows(in settings: DeviceSettings) -> [any AnySettingRow] {
    rows.filter { $0.facts.strategy != nil && !$0.hasEffect(in: settings) && !$0.isStandard(in: settings) }
  }
}

extension AnySettingRow {
  /// Whether the row's strategy, if it belongs to one, is in use with the options of the settings.
  package func hasEffect(in settings: DeviceSettings) -> Bool {
    facts.strategy.map { settings.strategy.isNamed && settings.strategy.id == $0 } ?? true
  }

  /// Says why the row's value has no effect with the chosen strategy.
  package func idleness(in settings: DeviceSettings) -> String {
    "\(facts.option) has no effect with the strategy \(settings.strategy.word); it is an option of "
      + (facts.strategy ?? "none")
  }
}
