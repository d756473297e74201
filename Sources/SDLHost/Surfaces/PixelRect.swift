/// A rectangle of whole device pixels; x and y may be negative.
package struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  package var x: Int
  /// The top edge, in pixels.
  package var y: Int
  /// The width, in pixels; empty if not positive.
  package var width: Int
  /// The height, in pixels; empty if not positive.
  package var height: Int

  /// Creates a rectangle from its edges and sizes in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge, in pixels; the first column outside.
  package var maxX: Int { x + width }
  /// The bottom edge, in pixels; the first row outside.
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width == 0 || height == 0 }
  /// The number of pixels.
  package var area: Int { width * height }

  /// Returns the common part of two rectangles; empty if they have none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Whether the two share a pixel; rectangles that only touch do not.
  package func intersects(_ other: PixelRect) -> Bool {
    !isEmpty && !other.isEmpty
      && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// Returns whether a rectangle lies completely inside this one.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns the rectangle moved by a distance in pixels.
  package func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func inset(_ amount: Int) -> PixelRect {
    PixelRect(
      x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

extension PixelRect {
  /// Returns at most four rectangles that together are this one without a part inside it.
  func without(_ part: PixelRect) -> [PixelRect] {
    [
      PixelRect(left: x, top: y, right: maxX, bottom: part.y),
      PixelRect(left: x, top: part.y, right: part.x, bottom: part.maxY),
      PixelRect(left: part.maxX, top: part.y, right: maxX, bottom: part.maxY),
      PixelRect(left: x, top: part.maxY, right: maxX, bottom: maxY),
    ].filter { !$0.isEmpty }
  }
}
