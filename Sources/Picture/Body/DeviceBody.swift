package import DeviceProfiles
package import Foundation

/// The shape of a device's body around its screen, in points; origin at the screen's corner.
///
/// Neutral shapes of our own: proportions as such phones have them, no maker's drawing.
package struct DeviceBody: Hashable, Sendable {
  let screen: CGRect
  let style: Style
  let orientation: Orientation
  let cornerRadius: CGFloat

  enum Style: Hashable, Sendable {
    /// Screen to all edges, thin glass rim.
    case edgeToEdge
    /// Chin with a home button, earpiece above.
    case homeButton
    case pad(hasHomeButton: Bool)
  }

  /// Creates the body of a device in an orientation.
  package init(_ device: DeviceProfile, orientation: Orientation) {
    self.orientation = orientation
    screen = CGRect(origin: .zero, size: device.size(orientation))
    cornerRadius = device.cornerMaskRadius ?? device.cornerRadius
    switch (device.kind, device.hasHomeIndicator) {
    case (.pad, let indicator): style = .pad(hasHomeButton: !indicator)
    case (.phone, true): style = .edgeToEdge
    case (.phone, false): style = .homeButton
    }
  }

  /// Width of the metal edge.
  var metal: CGFloat { style == .homeButton ? 3 : 4 }

  /// Glass around the screen: along the short ends, and along the long sides.
  private var rim: (ends: CGFloat, sides: CGFloat) {
    switch style {
    case .edgeToEdge: (12, 12)
    case .homeButton: (104, 21)
    case .pad(false): (40, 40)
    case .pad(true): (88, 34)
    }
  }

  private var isLandscape: Bool { orientation.isLandscape }

  var glass: CGRect {
    let rim = rim
    return isLandscape
      ? screen.insetBy(dx: -rim.ends, dy: -rim.sides)
      : screen.insetBy(dx: -rim.sides, dy: -rim.ends)
  }

  package var outer: CGRect { glass.insetBy(dx: -metal, dy: -metal) }

  var glassRadius: CGFloat {
    switch style {
    case .edgeToEdge: cornerRadius + 12
    case .homeButton: 58
    case .pad(false): cornerRadius + 34
    case .pad(true): 44
    }
  }

  /// Room around the body for its buttons and its shadow, which reaches furthest down.
  private static let margin = (around: CGFloat(64), below: CGFloat(96))

  /// Size of a picture that shows the body whole.
  package var canvas: CGSize {
    CGSize(
      width: outer.width + 2 * Self.margin.around,
      height: outer.height + Self.margin.around + Self.margin.below)
  }

  /// Where the screen lies in such a picture.
  package var screenOrigin: CGPoint {
    CGPoint(x: Self.margin.around - outer.minX, y: Self.margin.around - outer.minY)
  }

  /// Turns a rectangle, given as on an upright device, into the orientation it is held in.
  func turned(_ rect: CGRect) -> CGRect {
    let upright = isLandscape ? CGSize(width: screen.height, height: screen.width) : screen.size
    switch orientation {
    case .portrait: return rect
    case .landscapeRight:
      return CGRect(
        x: rect.minY, y: upright.width - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      return CGRect(
        x: upright.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}
