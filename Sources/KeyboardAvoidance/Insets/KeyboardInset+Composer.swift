public import Foundation

extension KeyboardInset {
  /// The distance from its end at which a list of messages counts as scrolled to the end, in
  /// points.
  public static let composerFollowDistance: CGFloat = 20

  /// Returns the offset of a list of messages after a change of its bottom inset.
  ///
  /// A list within 20 points of its end keeps its distance from the end. Other lists keep their
  /// offset, clamped to the new range. A composer that grows changes the inset just as a rising
  /// keyboard does.
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
