package import Foundation

/// The area of the screen that the front camera takes; rectangles in portrait screen coordinates.
package enum SensorHousing: Hashable, Sendable {
  case none
  /// Hangs from the top edge; the width includes the flares at the edge.
  case notch(CGRect, bottomCornerRadius: CGFloat)
  case island(CGRect, cornerRadius: CGFloat)

  /// The width of a notch's flare at each upper end, where its outline turns into the screen's edge.
  ///
  /// The mask of the iPhones 13 to 17e has about this radius (see the device notes).
  package static let flare: CGFloat = 8

  /// The housing's rectangle in portrait, if there is one.
  package var rect: CGRect? {
    switch self {
    case .none: nil
    case .notch(let rect, _), .island(let rect, _): rect
    }
  }

  /// A notch whose lower corners are not measured; it is drawn with the proportions of a measured
  /// one.
  ///
  /// The mask of the iPhone 17e has lower corners of 29 on a height of 33.67. This concerns only the
  /// look; no layout depends on it.
  static func notch(_ rect: CGRect) -> SensorHousing {
    .notch(rect, bottomCornerRadius: rect.height * 29 / 33.67)
  }
}
