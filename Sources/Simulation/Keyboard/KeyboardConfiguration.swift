import DeviceProfiles
package import Foundation
package import InterfaceStyles
import KeyboardAvoidance
package import KeyboardLayouts

extension OnScreenKeyboard {
  /// A keyboard of one kind: two equal ones look and measure the same.
  package struct Configuration: Hashable, Sendable {
    /// How much of it is on the screen while a hardware keyboard types.
    package var visiblePart = VisiblePart.whole
    /// What the focused field asks for, unless the settings say another type.
    package var type: KeyboardType
    /// Which word stands on the return key.
    package var returnKey: ReturnKey
    /// Whether the bar of predictions stands above the keys; on an iPad it is the shortcut bar.
    package var hasBar: Bool
    /// In points: accessory toolbar, bar, keys and dock.
    package var height: CGFloat
    /// How much of the height is above the screen's bottom edge, in points.
    package var visibleHeight: CGFloat
    /// Height of the toolbar above everything else; 0 without one.
    package var accessory: CGFloat = 0
  }

  /// What of a keyboard is on the screen.
  package enum VisiblePart: Hashable, Sendable {
    /// The keyboard with all that stands above its keys.
    case whole
    /// An iPad's bar alone, while a hardware keyboard types: the keys are below the screen.
    case shortcutBar
    /// The accessory toolbar alone, while a hardware keyboard types.
    case accessory
  }
}

// MARK: What is asked for

extension OnScreenKeyboard {
  /// The keyboard that the focused field and the settings ask for; nil for none.
  package func requested(in environment: KeyboardEnvironment) -> Configuration? {
    let settings = environment.settings
    guard settings.showsSoftwareKeyboard, let input = environment.input else { return nil }
    return settings.hasHardwareKeyboard
      ? bar(for: input, environment) : keyboard(for: input, environment)
  }

  private func keyboard(
    for input: InputTraits, _ environment: KeyboardEnvironment
  ) -> Configuration? {
    let type = environment.type(for: input)
    let hasBar = showsBar(input, environment)
    guard let keys = height(hasBar: hasBar, environment.settings, environment.style) else {
      return nil
    }
    let accessory = environment.accessoryHeight(of: input)
    return Configuration(
      type: type, returnKey: input.returnKey, hasBar: hasBar, height: keys + accessory,
      visibleHeight: keys + accessory, accessory: accessory)
  }

  /// What stays on the screen while a hardware keyboard types: an iPad's bar, a field's toolbar.
  ///
  /// The bar's keyboard is notified at its whole height; only the bar is above the screen's edge
  /// (source: the logs in a pull request of ionic's keyboard plug-in).
  private func bar(for input: InputTraits, _ environment: KeyboardEnvironment) -> Configuration? {
    guard !awaitsFocusForBar else { return nil }
    let accessory = environment.accessoryHeight(of: input)
    let dock = environment.metrics.screenSafeArea.bottom
    var bar = Configuration(
      visiblePart: .accessory, type: environment.type(for: input), returnKey: input.returnKey,
      hasBar: false, height: accessory + dock, visibleHeight: accessory + dock,
      accessory: accessory)
    if let shortcutBar = environment.settings.device.shortcutBar,
      let whole = environment.settings.keyboardHeight(hasBar: true)
    {
      bar.visiblePart = .shortcutBar
      bar.hasBar = true
      bar.height = whole + accessory
      bar.visibleHeight = shortcutBar + dock + accessory
    }
    return bar.visiblePart == .shortcutBar || accessory > 0 ? bar : nil
  }

  /// Whether the bar above the keys is shown for a field.
  package func showsBar(_ input: InputTraits, _ environment: KeyboardEnvironment) -> Bool {
    let settings = environment.settings
    var input = input
    input.keyboardType = environment.type(for: input)
    if docking.arrangement == .floating || keys.emoji != nil { return true }
    // Only the system's keyboard has the system's bar.
    guard settings.keyboardHeight == nil else { return false }
    if environment.style.keys.arrangement.isTablet { return settings.hasPredictiveBar }
    return settings.hasPredictiveBar && input.showsPredictiveBar
  }

  /// The height of a keyboard in the present arrangement, in points; nil where it was not measured.
  package func height(
    hasBar: Bool, _ settings: DeviceSettings, _ style: InterfaceStyle
  ) -> CGFloat? {
    docking.arrangement == .floating
      ? style.floatingKeyboard.size.height : settings.keyboardHeight(hasBar: hasBar)
  }
}

extension DeviceSettings {
  /// Returns the height of a docked keyboard on this device, in points; nil where it was not measured.
  ///
  /// A keyboard with a height of its own is at most as high as the screen.
  package func keyboardHeight(hasBar: Bool) -> CGFloat? {
    if let keyboardHeight { return min(CGFloat(keyboardHeight), device.size(orientation).height) }
    return device.keyboard(orientation, version)?.height(withPredictiveBar: hasBar)
  }
}
