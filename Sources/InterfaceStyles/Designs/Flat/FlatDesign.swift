import DeviceProfiles
import Foundation
import Typography

/// Opaque bars and keys, as up to iOS 18.
///
/// Sources are named beside the numbers. Where none is named, a number was found by eye, against
/// screenshots of the system or the pictures that the look is held against; "notes" are the notes on
/// devices that come with the device files.
package struct FlatDesign: InterfaceDesign {
  /// What the parts are resolved for.
  package let traits: StyleTraits

  /// Creates the design for a device and its settings.
  package init(_ traits: StyleTraits) { self.traits = traits }

  var isTablet: Bool { traits.device.kind == .pad }
  var isLandscape: Bool { traits.orientation.isLandscape }
  var screen: CGSize { traits.device.size(traits.orientation) }

  /// Whether the screen is a low one: a phone's on its side.
  var isLow: Bool { !isTablet && isLandscape }

  /// The portrait width from which a phone is a large one: bars stay as high on its side, and forms
  /// keep more distance (source: QMUI_iOS).
  private static let largeWidth: CGFloat = 414

  var isLargePhone: Bool { !isTablet && traits.device.portraitSize.width >= Self.largeWidth }

  /// The size of the content's text in relation to the default one.
  var textScale: CGFloat { traits.contentSize.bodySize / ContentSize.large.bodySize }

  /// Returns the interface font; bold text makes every weight a heavier one.
  func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
    Font(size: size, weight: traits.usesBoldText ? weight.bolder : weight)
  }
}
