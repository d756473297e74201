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
    if configuration.visiblePart == .shortcutBar || !hasRoomForKeys(geometry, settings) {
      geometry.keys = []
    }
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

  /// Whether the system's keys look right at the height of a third-party keyboard.
  ///
  /// Their height is fixed, so the gaps between the rows grow and shrink with the keyboard. Where they do
  /// not fit, the keyboard is drawn as a panel without keys.
  private func hasRoomForKeys(_ geometry: KeyboardGeometry, _ settings: DeviceSettings) -> Bool {
    guard settings.keyboardHeight != nil, arrangement != .floating else { return true }
    let frames = geometry.keys.filter { $0.action != .globe && $0.action != .dictation }.map(
      \.frame
    )
    .sorted { $0.midY < $1.midY }
    let fits = zip(frames, frames.dropFirst()).allSatisfy { key, next in
      // Keys of one row may differ in height.
      if next.midY - key.midY < 12 { return key.height > 0 }
      let gap = next.minY - key.maxY
      return gap >= Self.leastGap && gap <= key.height * 0.75
    }
    return fits && (frames.last?.maxY ?? 0) <= geometry.size.height
  }

  /// The least gap between two rows of a third-party keyboard, in points.
  private static let leastGap: CGFloat = 3

  /// Returns the space under the keys: of a low third-party keyboard only the bottom safe area.
  private func dock(
    _ measured: CGFloat?, height: CGFloat, _ settings: DeviceSettings, _ metrics: WindowMetrics
  ) -> CGFloat {
    let safeArea = metrics.screenSafeArea.bottom
    guard let measured else { return min(safeArea, height) }
    guard settings.keyboardHeight != nil, height - measured < Self.leastKeysHeight else {
      return measured
    }
    return min(safeArea, height)
  }

  /// With less than this for the keys, in points, the row of globe and microphone is left out.
  private static let leastKeysHeight: CGFloat = 150

  /// Divides the height; where only the whole is known the keys take what bar and dock leave.
  private func space(
    _ configuration: Configuration, _ settings: DeviceSettings, _ style: InterfaceStyle,
    _ metrics: WindowMetrics
  ) -> KeyboardSpace {
    guard arrangement != .floating else { return Self.floatingSpace(style.floatingKeyboard) }
    let heights = settings.device.keyboard(settings.orientation, settings.version)
    let dock = dock(
      heights?.bottomDock, height: configuration.height - configuration.accessory, settings, metrics
    )
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
