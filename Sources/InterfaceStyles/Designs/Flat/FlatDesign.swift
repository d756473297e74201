import DeviceProfiles
import Foundation
import Typography

/// Opaque bars and keys, as up to iOS 18.
///
/// Its parts are in extensions, one file each. A number says where it comes from; "by eye" is a number
/// that was chosen beside photographs, because no source has it.
package struct FlatDesign: InterfaceDesign {
  /// What the parts are resolved for.
  package let traits: StyleTraits

  /// Creates the design for a device and its settings.
  package init(_ traits: StyleTraits) { self.traits = traits }

  var isTablet: Bool { traits.device.kind == .pad }
  var isLandscape: Bool { traits.orientation.isLandscape }

  /// Returns the interface font; bold text makes every weight a heavier one.
  func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
    Font(size: size, weight: traits.usesBoldText ? weight.bolder : weight)
  }
}
