package import Foundation

/// The one border between clear and covered, for reports, pictures, audits and the window.
package enum Clearance {
  /// The smallest difference that counts, in points: reports write thousandths.
  package static let tolerance: CGFloat = 0.0005

  /// Whether less than a minimum is left between an edited line and the edge that has to stay clear.
  ///
  /// - Parameters:
  ///   - clearance: points; negative where the line lies below the edge.
  ///   - minimum: what is asked for, in points.
  package static func isCovered(_ clearance: CGFloat, below minimum: CGFloat = 0) -> Bool {
    clearance < minimum - tolerance
  }
}

extension Phone {
  /// Whether the focused field is covered; false without a focus.
  package var isFocusCovered: Bool { clearance.map { Clearance.isCovered($0) } ?? false }
}
