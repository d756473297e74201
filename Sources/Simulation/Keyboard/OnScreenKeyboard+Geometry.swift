import DeviceProfiles
import Foundation
package import InterfaceStyles
import KeyboardAvoidance
package import KeyboardLayouts

/// The keys that are shown.
extension OnScreenKeyboard {
  /// The keys in their frames, from the keyboard's top left corner; nil before the first keyboard.
  package func geometry(
    _ settings: DeviceSettings, _ style: InterfaceStyle, _ metrics: WindowMetrics
  ) -> KeyboardGeometry? {
    guard let configuration, configuration.visiblePart != .accessory else { return nil }
    let request = KeyboardRequest(
      type: configuration.type, returnKey: configuration.returnKey, page: keys.page,
      isUppercase: keys.isUppercase, emoji: keys.emoji)
    var geometry = cache.geometry(
      layout(settings), request, space(configuration, settings, style, metrics))
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
    _ configuration: Configuration, _ settings: DeviceSettings, _ style: InterfaceStyle,
    _ metrics: WindowMetrics
  ) -> KeyboardSpace {
    guard arrangement != .floating else { return Self.floatingSpace(style.floatingKeyboard) }
    let heights = settings.device.keyboard(settings.orientation, settings.version)
    let dock = heights?.bottomDock ?? metrics.screenSafeArea.bottom
    // Emoji have the bar's space too.
    let hasBar = configuration.hasBar && keys.emoji == nil
    let bar = hasBar ? heights?.predictiveBar ?? style.keys.predictions.unmeasuredHeight : 0
    return KeyboardSpace(
      style: style.keys, width: metrics.screen.width, barHeight: bar,
      keysHeight: configuration.height - configuration.accessory - bar - dock, dockHeight: dock)
  }

  /// A tablet's floating keyboard has keys of its own, and nothing under them.
  private static func floatingSpace(_ style: InterfaceStyle.FloatingKeyboard) -> KeyboardSpace {
    KeyboardSpace(
      style: style.keys, width: style.size.width, barHeight: style.barHeight,
      keysHeight: style.keysHeight, dockHeight: 0)
  }
}
