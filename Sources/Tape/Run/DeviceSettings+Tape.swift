import Simulation

extension DeviceSettings {
  /// Takes over what a setting says about the status bar or about how well one must see; tells
  /// whether it was such a setting.
  mutating func apply(_ setting: Setting) -> Bool {
    switch setting {
    case .contrast(let contrast): accessibility.contrast = contrast
    case .boldText(let isBold): accessibility.usesBoldText = isBold
    case .reduceMotion(let isReduced): accessibility.reducesMotion = isReduced
    case .time(let time): statusBar.time = time
    case .carrier(let carrier): statusBar.carrier = carrier
    case .wifiBars(let bars): statusBar.wifiBars = bars
    case .cellularBars(let bars): statusBar.cellularBars = bars
    case .batteryLevel(let level): statusBar.batteryLevel = level
    case .batteryState(let state): statusBar.batteryState = state
    default: return false
    }
    return true
  }

  /// The event that makes such a setting hold in mid-take; nil for any other setting.
  func event(for setting: Setting) -> Event? {
    var changed = self
    guard changed.apply(setting) else { return nil }
    return changed.accessibility == accessibility
      ? .statusBar(changed.statusBar) : .accessibility(changed.accessibility)
  }
}
