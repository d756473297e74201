import KeyboardAvoidance

/// The options of single strategies; each has an effect only with its strategy.
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
      "layout guide: usesBottomSafeArea", of: LayoutGuideStrategy.id,
      standard: SettingFormat<Bool>.on)
    return SettingRow(
      facts.with { $0.naming = .fixed("guide-ignores-safe-area") },
      \.strategyOptions.guideUsesSafeArea, .toggle)
  }

  private static var guideFollowsUndocked: SettingRow<Bool> {
    let facts = facts(
      "guideFollowsUndocked", "Follows undocked",
      "layout guide: followsUndockedKeyboard", of: LayoutGuideStrategy.id,
      standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with { $0.naming = .fixed("guide-follows-undocked") },
      \.strategyOptions.guideFollowsUndocked, .toggle)
  }

  private static var guideDismissPadding: SettingRow<Int> {
    let facts = facts(
      "guideDismissPadding", "Dismiss padding",
      "layout guide: keyboardDismissPadding", of: LayoutGuideStrategy.id,
      standard: "0")
    return SettingRow(length(facts), \.strategyOptions.guideDismissPadding, .number(points))
  }

  private static var swiftUIIgnoresKeyboard: SettingRow<Bool> {
    let facts = facts(
      "swiftUIIgnoresKeyboard", "Ignores keyboard",
      "SwiftUI: ignoresSafeArea(.keyboard)", of: SwiftUIAvoidance.id,
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
      "SwiftUI: also pad by the keyboard's height", of: SwiftUIAvoidance.id,
      standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with {
        $0.option = "swiftui-pads-by-itself"
        $0.naming = .fixed("swiftui-pads-by-itself")
      }, \.strategyOptions.swiftUIPadsByItself, .toggle)
  }

  private static var viewShiftDistance: SettingRow<Int> {
    let facts = facts(
      "viewShiftDistance", "Distance", "view shift: distance between field and keyboard",
      of: ViewShift.id, standard: "10")
    return SettingRow(length(facts), \.strategyOptions.viewShiftDistance, .number(points))
  }

  private static var avoidingBehavior: SettingRow<KeyboardAvoidingView.Behavior> {
    let facts = facts(
      "avoidingBehavior", "Behavior", "KeyboardAvoidingView: behavior",
      of: KeyboardAvoidingView.id, standard: KeyboardAvoidingView.Behavior.padding.rawValue)
    return SettingRow(facts, \.strategyOptions.avoidingBehavior, .choice(.segments))
  }

  private static var avoidingVerticalOffset: SettingRow<Int> {
    let facts = facts(
      "avoidingVerticalOffset", "Vertical offset",
      "KeyboardAvoidingView: keyboardVerticalOffset", of: KeyboardAvoidingView.id,
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
  /// Returns the options with another value than the default that belong to another strategy than the chosen one.
  package func idleRows(in settings: DeviceSettings) -> [any AnySettingRow] {
    rows.filter {
      $0.facts.strategy != nil && !$0.hasEffect(in: settings) && !$0.isStandard(in: settings)
    }
  }
}

extension AnySettingRow {
  /// Whether the row has an effect: it is no option of a strategy, or one of the chosen strategy.
  package func hasEffect(in settings: DeviceSettings) -> Bool {
    facts.strategy.map { settings.strategy.isNamed && settings.strategy.id == $0 } ?? true
  }

  /// Explains why the value has no effect with the chosen strategy.
  package func idleness(in settings: DeviceSettings) -> String {
    "\(facts.option) has no effect with the strategy \(settings.strategy.word); it is an option of "
      + (facts.strategy ?? "none")
  }
}
