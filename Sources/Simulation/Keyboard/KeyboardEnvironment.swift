package import Foundation
package import InterfaceStyles
package import KeyboardLayouts

/// What the keyboard has to know of the device to change: settings, window, the focused field, the time.
package struct KeyboardEnvironment: Sendable {
  /// The device's settings.
  package let settings: DeviceSettings
  /// The sizes of the keyboard.
  package let style: InterfaceStyle
  /// The window and the screen.
  package let metrics: WindowMetrics
  /// The traits of the focused field; nil without a focus.
  package let input: InputTraits?
  /// The device's clock, in seconds.
  package let time: TimeInterval

  /// Creates what the keyboard has to know of a device.
  package init(
    settings: DeviceSettings, style: InterfaceStyle, metrics: WindowMetrics,
    input: InputTraits?, time: TimeInterval
  ) {
    self.settings = settings
    self.style = style
    self.metrics = metrics
    self.input = input
    self.time = time
  }

  /// The height of the toolbar above a field's keyboard, in points; 0 without one.
  func accessoryHeight(of input: InputTraits) -> CGFloat {
    input.hasAccessory ? style.accessory.height : 0
  }

  /// The keyboard type that is shown for the focused field's traits.
  package func type(for input: InputTraits) -> KeyboardType {
    settings.keyboardType ?? input.keyboardType
  }
}
