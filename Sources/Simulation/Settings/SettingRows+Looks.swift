import InterfaceStyles
import JSON

/// How the phone's owner wants to see things.
enum LookRows {
  static let all: [any AnySettingRow] = [
    appearance, contentSize, contrast, boldText, reduceMotion,
  ]

  private static var appearance: SettingRow<Appearance> {
    let facts = SettingFacts(
      "appearance", "Appearance", "light or dark colours", in: .device, sets: ["appearance"],
      standard: Appearance.light.rawValue)
    return SettingRow(facts.with { $0.naming = .trailing }, \.appearance, .choice(.segments))
  }

  private static var contentSize: SettingRow<ContentSize> {
    let facts = SettingFacts(
      "contentSize", "Text size", "text size, with the names of simctl", in: .device,
      sets: ["contentSize"], standard: ContentSize.large.rawValue)
    return SettingRow(
      facts.with { $0.placeholder = "SIZE" }, \.contentSize,
      .choice(title: { $0.title }, detail: { "\($0.bodySize.roundedText) pt" }))
  }

  private static var contrast: SettingRow<Contrast> {
    let facts = SettingFacts(
      "contrast", "Contrast", "normal or increased contrast", in: .device,
      sets: ["accessibility.contrast"], standard: Contrast.normal.rawValue)
    return SettingRow(facts, \.accessibility.contrast, .choice())
  }

  private static var boldText: SettingRow<Bool> {
    let facts = SettingFacts(
      "boldText", "Bold text", "bold text", in: .device,
      sets: ["accessibility.usesBoldText"], standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with { $0.naming = .fixed("bold") }, \.accessibility.usesBoldText, .toggle)
  }

  private static var reduceMotion: SettingRow<Bool> {
    let facts = SettingFacts(
      "reduceMotion", "Reduce motion", "reduced motion: the keyboard fades in", in: .device,
      sets: ["accessibility.reducesMotion"], standard: SettingFormat<Bool>.off)
    return SettingRow(
      facts.with { $0.naming = .fixed("reduce-motion") }, \.accessibility.reducesMotion, .toggle)
  }
}
