import Foundation
import KeyboardLayouts

/// What the keyboard has to know of the device to change: settings, window, the focused field, the time.
struct KeyboardEnvironment: Sendable {
  /// The device's settings.
  let settings: DeviceSettings
  /// The window and the screen.
  let metrics: WindowMetrics
  /// The traits of the focused field; nil without a focus.
  let input: InputTraits?
  /// The device's clock, in seconds.
  let time: TimeInterval

  /// The keyboard type that is shown for the focused field's traits.
  func type(for input: InputTraits) -> KeyboardType {
    settings.keyboardType ?? input.keyboardType
  }
}
