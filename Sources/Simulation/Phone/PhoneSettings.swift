package import DeviceProfiles
package import Foundation
package import KeyboardLayouts

/// Everything about a phone that a person chooses and that does not change by itself.
package struct PhoneSettings: Hashable, Sendable {
  package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  package var device: DeviceProfile
  /// The id that the device was asked for by: a class or one of its models.
  package var deviceID: String
  package var version: SystemVersion
  package var orientation: Orientation
  package var appearance: Appearance
  package var contentSize: ContentSize
  package var layout: KeyboardLayout
  /// The languages that the globe key goes through, in its order.
  package var layouts: [KeyboardLayout]
  /// Shown instead of what the fields ask for; nil leaves the choice to them.
  package var keyboardType: KeyboardType?
  package var showsSoftwareKeyboard: Bool
  package var hasHardwareKeyboard: Bool
  package var hasPredictiveBar: Bool
  package var statusBar = StatusBar()
  package var accessibility = Accessibility()

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

  /// The screen in the orientation it is held in, origin at zero.
  package var screen: CGRect { CGRect(origin: .zero, size: device.size(orientation)) }
}
