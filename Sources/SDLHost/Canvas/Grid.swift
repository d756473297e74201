import Foundation
import DisplayList

/// Where points fall on device pixels: a scale, then an offset of whole pixels.
struct Grid: Hashable {
  let scale: CGFloat
  var dx = 0
  var dy = 0

  /// Pixels beyond this are of no screen; keeping to it keeps sums from overflowing.
  private static let farthest: CGFloat = 4_194_304

  init(scale: CGFloat) { self.scale = scale }

  /// Returns the whole pixel nearest to a length, without the offset; not finite gives 0.
  func pixels(_ points: CGFloat) -> Int {
    let value = (points * scale).rounded()
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -Self.farthest), Self.farthest))
  }

  /// Returns a length in pixels that need not be whole; never negative.
  func length(_ points: CGFloat) -> CGFloat {
    let value = points * scale
    guard !value.isNaN else { return 0 }
    return min(max(value, 0), Self.farthest)
  }

  func x(_ points: CGFloat) -> Int { pixels(points) + dx }
  func y(_ points: CGFloat) -> Int { pixels(points) + dy }

  /// Rounds each edge on its own, so rectangles that abut in points abut in pixels.
  func snapped(_ rect: CGRect) -> PixelRect {
    PixelRect(
      left: x(rect.minX), top: y(rect.minY), right: x(rect.maxX), bottom: y(rect.maxY))
  }

  func snapped(_ line: Hairline) -> PixelRect {
    let (left, top) = (x(line.origin.x), y(line.origin.y))
    switch line.axis {
    case .horizontal:
      return PixelRect(left: left, top: top, right: x(line.origin.x + line.length), bottom: top + 1)
    case .vertical:
      return PixelRect(
        left: left, top: top, right: left + 1, bottom: y(line.origin.y + line.length))
    }
  }

  func moved(by offset: CGPoint) -> Grid {
    var grid = self
    grid.dx += pixels(offset.x)
    grid.dy += pixels(offset.y)
    return grid
  }

  /// A layer has the same size wherever it stands.
  func frame(of layer: Layer) -> PixelRect {
    PixelRect(
      x: x(layer.origin.x), y: y(layer.origin.y), width: pixels(layer.size.width),
      height: pixels(layer.size.height))
  }
}
