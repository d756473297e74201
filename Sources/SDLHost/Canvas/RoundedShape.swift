import Foundation
import DisplayList

/// A rounded rectangle in device pixels: its edges are whole, its radius need not be.
struct RoundedShape: Hashable {
  let frame: PixelRect
  let outline: RoundedOutline

  init(_ shape: RoundedRect, on grid: Grid) {
    self.init(
      frame: grid.snapped(shape.rect), radius: grid.length(shape.radius), corners: shape.corners,
      isContinuous: shape.isContinuous)
  }

  init(
    frame: PixelRect, radius: CGFloat, corners: RoundedRect.Corners, isContinuous: Bool
  ) {
    self.frame = frame
    let (width, height) = (CGFloat(frame.width), CGFloat(frame.height))
    outline = RoundedOutline(
      width: width, height: height,
      radius: corners.isEmpty ? 0 : min(radius, min(width, height) / 2),
      corners: corners, isContinuous: isContinuous)
  }

  var isSquare: Bool { outline.radius < 0.01 }

  /// Whole pixels from a corner's tip to where its edges are straight.
  var cell: Int { isSquare ? 0 : Int(outline.extent.rounded(.up)) }

  /// Two rectangles in which every pixel is wholly covered: between the corners, across and down.
  var covers: (PixelRect, PixelRect) {
    let (left, right) = (frame.x + cell, frame.maxX - cell)
    let (top, bottom) = (frame.y + cell, frame.maxY - cell)
    return (
      PixelRect(left: left, top: frame.y, right: right, bottom: frame.maxY),
      PixelRect(left: frame.x, top: top, right: frame.maxX, bottom: bottom)
    )
  }

  /// Returns the same corners around another size.
  func resized(width: Int, height: Int) -> RoundedShape {
    RoundedShape(
      frame: PixelRect(x: 0, y: 0, width: width, height: height), radius: outline.radius,
      corners: outline.corners, isContinuous: outline.isContinuous)
  }

  /// Returns the shape whose edge lies `amount` pixels further in.
  func inset(by amount: Int) -> RoundedShape {
    RoundedShape(
      frame: frame.inset(amount), radius: max(outline.radius - CGFloat(amount), 0),
      corners: outline.corners, isContinuous: outline.isContinuous)
  }
}
