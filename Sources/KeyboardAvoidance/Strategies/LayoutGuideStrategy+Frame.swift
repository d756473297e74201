public import Foundation

extension LayoutGuideStrategy {
  /// How near to an edge of the screen the guide counts as near, in points.
  ///
  /// UIKit does not say its own number. Nearer than this, no bar of 44 points fits in between.
  public static let nearDistance: CGFloat = 44

  /// Tells where the guide is, in screen coordinates and points.
  ///
  /// From the guide's top to the screen's bottom edge, in the screen's full width. Only when it
  /// follows an undocked keyboard it ends where that ends, and is as wide. The zero rectangle on a
  /// screen with numbers that are not finite.
  public func frame(in context: AvoidanceContext) -> CGRect {
    let screen = context.screen
    guard screen.isFinite else { return .zero }
    let top = screen.maxY - height(in: context)
    let span = followedUndockedKeyboard(in: context) ?? screen
    return CGRect(x: span.minX, y: top, width: span.width, height: max(0, span.maxY - top))
  }

  /// Tells which edges of the screen the guide is near to.
  ///
  /// The bottom alone while the keyboard is docked, hidden or not followed. An undocked keyboard
  /// can be near the top or the bottom, and near the left or the right unless it reaches from side
  /// to side. Source: Apple's `UIKeyboardLayoutGuide.h`; unlike there, pins also count while the
  /// guide does not follow an undocked keyboard.
  public func nearEdges(in context: AvoidanceContext) -> Set<ScreenEdge> {
    guard followedUndockedKeyboard(in: context) != nil else { return [.bottom] }
    let guide = frame(in: context)
    let screen = context.screen
    let isLeft = guide.minX - screen.minX < Self.nearDistance
    let isRight = screen.maxX - guide.maxX < Self.nearDistance
    var edges: Set<ScreenEdge> = []
    if screen.maxY - guide.maxY < Self.nearDistance {
      edges.insert(.bottom)
    } else if guide.minY - screen.minY < Self.nearDistance {
      edges.insert(.top)
    }
    if isLeft != isRight { edges.insert(isLeft ? .left : .right) }
    return edges
  }

  private func followedUndockedKeyboard(in context: AvoidanceContext) -> CGRect? {
    guard followsUndockedKeyboard, keyboard.placement == .floating, let frame = keyboard.frame,
      frame.overlaps(context.screen)
    else { return nil }
    return frame
  }
}
