import DeviceProfiles
import Foundation
import KeyboardAvoidance
package import KeyboardLayouts

/// The keys that are shown.
extension OnScreenKeyboard {
  /// The keys in their frames, from the keyboard's top left corner; nil before the first keyboard.
  package func geometry(_ settings: DeviceSettings, _ metrics: WindowMetrics) -> KeyboardGeometry? {
    guard let configuration, configuration.visiblePart != .accessory else { return nil }
    let request = KeyboardRequest(
      type: configuration.type, returnKey: configuration.returnKey, page: keys.page,
      isUppercase: keys.isUppercase, emoji: keys.emoji)
    var geometry = cache.geometry(
      layout(settings), request, space(configuration, settings, metrics))
    if configuration.visiblePart == .shortcutBar { geometry.keys = [] }
    return arrangement == .split ? geometry.split : geometry
  }

  /// The layout whose keys are shown: the chosen one, or where only ASCII is wanted and it has none
  /// of those letters, the first enabled one that has.
  package func layout(_ settings: DeviceSettings) -> KeyboardLayout {
    guard configuration?.type.wantsASCII == true, !settings.layout.isASCIICapable else {
      return settings.layout
    }
    return settings.layouts.first(where: \.isASCIICapable) ?? settings.layout
  }

  /// Divides the height; where only the whole is known the keys take what bar and dock leave.
  private func space(
    _ configuration: Configuration, _ settings: DeviceSettings, _ metrics: WindowMetrics
  ) -> KeyboardSpace {
    guard arrangement != .floating else { return .floating }
    let heights = settings.device.keyboard(settings.orientation, settings.version)
    let dock = heights?.bottomDock ?? metrics.screenSafeArea.bottom
    // Emoji have the bar's space too.
    let hasBar = configuration.hasBar && keys.emoji == nil
    let bar = hasBar ? heights?.predictiveBar ?? 38 : 0
    return KeyboardSpace(
      kind: settings.device.kind, screen: metrics.screen.size, barHeight: bar,
      keysHeight: configuration.height - configuration.accessory - bar - dock, dockHeight: dock,
      hasHomeIndicator: settings.device.hasHomeIndicator)
  }
}

extension KeyboardSpace {
  /// An iPad's floating keyboard is a small phone's.
  fileprivate static let floating = KeyboardSpace(
    kind: .phone, screen: CGSize(width: FloatingKeyboard.size.width, height: 568),
    barHeight: FloatingKeyboard.barHeight, keysHeight: FloatingKeyboard.keysHeight, dockHeight: 0,
    hasHomeIndicator: false)
}
