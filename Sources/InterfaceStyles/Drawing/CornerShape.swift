package import DisplayList
package import Foundation

/// How the corners of a rectangle are rounded.
package struct CornerShape: Hashable, Sendable {
  /// In points.
  package var radius: CGFloat
  /// Whether curvature grows steadily into the corner instead of a circle's arc.
  package var isContinuous: Bool
}

extension RoundedRect {
  /// Creates a rectangle whose four corners have one shape.
  package init(_ rect: CGRect, _ shape: CornerShape) {
    self.init(rect, radius: shape.radius, isContinuous: shape.isContinuous)
  }
}
