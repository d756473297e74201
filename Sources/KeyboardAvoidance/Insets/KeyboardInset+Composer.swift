public import Foundation

extension KeyboardInset {
  /// How near to its end, in points, a list of messages counts as being at its end.
  public static let composerFollowDistance: CGFloat = 20

  /// Tells the offset of a list of messages after its bottom inset has changed.
  ///
  /// A list within 20 points of its end follows: it keeps its distance from the end. Another one
  /// stays where it is, moved into the new range at most. A composer that grows is a change of
  /// inset like a keyboard that rises.
  public static func listOffset(
    _ offset: CGFloat, contentHeight: CGFloat, viewportHeight: CGFloat, topInset: CGFloat = 0,
    bottomInset before: CGFloat, changedTo after: CGFloat
  ) -> CGFloat {
    func axis(_ bottom: CGFloat) -> ScrollAxis {
      ScrollAxis(
        viewport: viewportHeight, content: contentHeight, leading: topInset, trailing: bottom)
    }
    let distance = axis(before).maxOffset - offset
    guard distance <= composerFollowDistance else { return axis(after).clamped(offset) }
    return axis(after).clamped(axis(after).maxOffset - max(0, distance))
  }
}
