public import Foundation

/// The resistance of content that is dragged beyond an edge.
///
/// A finger `d` points beyond an edge of a viewport of length `L` moves the content by `0.55·d·L /
/// (0.55·|d| + L)`: 60 in 300 becomes 29.73. The displacement never reaches `L`.
public enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// Returns the displacement of the content in points, with the sign of the finger's distance.
  ///
  /// 0 for a viewport without length, and for a distance that is NaN.
  public static func displacement(_ distance: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0, viewport.isFinite, !distance.isNaN else { return 0 }
    let share = 1 - 1 / (1 + stiffness * abs(distance) / viewport)
    return distance < 0 ? -viewport * share : viewport * share
  }

  /// Returns the finger's distance for a displacement: the inverse of `displacement`.
  ///
  /// No finite distance moves the content by a whole viewport, so displacements are limited to 99.9
  /// % of it.
  public static func distance(
    forDisplacement displacement: CGFloat, viewport: CGFloat
  ) -> CGFloat {
    guard viewport > 0, viewport.isFinite, !displacement.isNaN else { return 0 }
    let share = min(abs(displacement) / viewport, 0.999)
    let distance = viewport * share / (stiffness * (1 - share))
    return displacement < 0 ? -distance : distance
  }
}
