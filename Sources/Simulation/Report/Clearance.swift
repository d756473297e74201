package import Foundation

/// The limit between clear and covered: one for reports, pictures, audits and the window.
package enum Clearance {
  /// Smaller differences are ignored, in points: reports write thousandths.
  package static let tolerance: CGFloat = 0.0005

  /// Whether the distance from an edited line to the edge it has to clear is less than a minimum.
  ///
  /// - Parameters:
  ///   - clearance: points; negative where the line lies below the edge.
  ///   - minimum: the required clearance, in points.
  package static func isCovered(_ clearance: CGFloat, below minimum: CGFloat = 0) -> Bool {
    clearance < minimum - tolerance
  }
}

extension SimulatedDevice {
  /// Whether the focused field is covered; false without a focus.
  package var isFocusCovered: Bool { clearance.map { Clearance.isCovered($0) } ?? false }
}
