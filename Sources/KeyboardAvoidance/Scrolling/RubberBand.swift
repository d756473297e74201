public import Foundation

/// How content gives way when it is dragged beyond an edge.
///
/// A finger that is `d` beyond an edge of a viewport of length `L` moves the content by
/// `0.55·d·L / (0.55·|d| + L)`: 60 in 300 becomes 29.73, and it never reaches `L`.
public enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// Tells how far the content moves, in points, with the sign of the finger's distance.
  ///
  /// 0 for a viewport without length and for a distance that is no number.
  public static func displacement(_ distance: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0, viewport.isFinite, !distance.isNaN else { return 0 }
    let share = 1 - 1 / (1 + stiffness * abs(distance) / viewport)
    return distance < 0 ? -viewport * share : viewport * share
  }

  /// Tells which distance of the finger gives a displacement: the inverse of `displacement`.
  ///
  /// No finite distance moves the content by a whole viewport; more than 99.9 % counts as that much.
  public static func distance(
    forDisplacement displacement: CGFloat, viewport: CGFloat
  ) -> CGFloat {
    guard viewport > 0, viewport.isFinite, !displacement.isNaN else { return 0 }
    let share = min(abs(displacement) / viewport, 0.999)
    let distance = viewport * share / (stiffness * (1 - share))
    return displacement < 0 ? -distance : distance
  }
}
