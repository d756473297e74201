package import DeviceProfiles
package import Foundation
package import InterfaceStyles
package import KeyboardLayouts

/// Everything about a phone that a person chooses and that does not change by itself.
package struct DeviceSettings: Hashable, Sendable {
  /// The measures of screen and keyboard, as its file has them.
  package var device: DeviceProfile
  /// The id that the device was asked for by: a class or one of its models.
  package var deviceID: String
  /// Which system's measures are taken; the look is the same.
  package var version: SystemVersion
  /// How the phone is held; all coordinates are those of this orientation.
  package var orientation: Orientation
  /// The colours of scene and keyboard.
  package var appearance: Appearance
  /// Size of the scene's text; bars and keys keep theirs.
  package var contentSize: ContentSize
  /// The language that is typed in; one that the globe key does not reach yet is added to `layouts`.
  package var layout: KeyboardLayout {
    didSet {
      if !layouts.contains(where: { $0.id == layout.id }) { layouts.append(layout) }
    }
  }
  /// The languages that the globe key goes through, in its order.
  package var layouts: [KeyboardLayout]
  /// Shown instead of what the fields ask for; nil leaves the choice to them.
  package var keyboardType: KeyboardType?
  /// Whether a focused field brings up the keyboard; without it nothing is posted.
  package var showsSoftwareKeyboard: Bool
  /// Whether a hardware keyboard types: only bars then stay on the screen.
  package var hasHardwareKeyboard: Bool
  /// Whether keyboards that have a bar of predictions show it; it adds to their height.
  package var hasPredictiveBar: Bool
  /// The height of a third-party keyboard or of an app's own input view, in points; nil for the
  /// system's keyboard.
  ///
  /// It is the height of the end frame: with the bottom safe area, without an accessory toolbar.
  package var keyboardHeight: Int?
  /// How the keyboard stands when it is shown; on a phone it is always docked.
  package var arrangement = KeyboardArrangement.docked
  /// The strategy by which the app avoids the keyboard.
  package var strategy = StrategyValue.standard
  /// The options of the shipped strategies.
  package var strategyOptions = StrategyOptions()
  /// What the status bar says.
  package var statusBar = StatusBar()
  /// What a person needs to see better.
  package var accessibility = Accessibility()

  /// Makes settings; the layout in use is put before `layouts` where they lack it.
  package init(
    device: DeviceProfile, deviceID: String, version: SystemVersion, layout: KeyboardLayout,
    orientation: Orientation = .portrait, appearance: Appearance = .light,
    contentSize: ContentSize = .large, keyboardType: KeyboardType? = nil,
    showsSoftwareKeyboard: Bool = true, hasHardwareKeyboard: Bool = false,
    hasPredictiveBar: Bool = true, layouts: [KeyboardLayout] = []
  ) {
    self.device = device
    self.deviceID = deviceID
    self.version = version
    self.layout = layout
    self.layouts = layouts.contains { $0.id == layout.id } ? layouts : [layout] + layouts
    self.orientation = orientation
    self.appearance = appearance
    self.contentSize = contentSize
    self.keyboardType = keyboardType
    self.showsSoftwareKeyboard = showsSoftwareKeyboard
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.hasPredictiveBar = hasPredictiveBar
  }

  /// Lets the globe key go through these languages; the one in use is always among them.
  package mutating func enable(_ layouts: [KeyboardLayout]) {
    let isAmong = layouts.contains { $0.id == layout.id }
    self.layouts = isAmong ? layouts : [layout] + layouts
  }

  /// Lets the globe key of a new phone go on from the language in use.
  package mutating func startWithLanguageInUse() {
    layouts = [layout] + layouts.filter { $0.id != layout.id }
  }

  /// The screen in the orientation it is held in, origin at zero.
  package var screen: CGRect { CGRect(origin: .zero, size: device.size(orientation)) }

  /// What the interface style of the device is resolved from.
  package var styleTraits: StyleTraits {
    StyleTraits(
      design: .flat, device: device, orientation: orientation, version: version,
      appearance: appearance, contrast: accessibility.contrast,
      usesBoldText: accessibility.usesBoldText, contentSize: contentSize)
  }
}
