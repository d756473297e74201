import Foundation
import DisplayList

extension Painter {
  /// Fills row by row from the ramp: copied where opaque, blended through the mask at the corners.
  func gradient(_ shape: RoundedShape, _ stops: [GradientStop], on target: Target) {
    let frame = shape.frame
    let area = frame.intersection(target.clip).intersection(target.surface.bounds)
    guard !area.isEmpty else { return }
    let key = GradientRamp.Key(width: frame.width, height: frame.height, stops: stops)
    let row = GradientRow(
      ramp: ramp(key), slice: shape.isSquare ? nil : masks.solid(shape), frame: frame)
    for y in area.y..<area.maxY { row.draw(y, from: area.x, to: area.maxX, on: target.surface) }
  }
}

/// Draws the rows of one gradient.
private struct GradientRow {
  let ramp: GradientRamp
  let slice: NineSlice?
  let frame: PixelRect

  func draw(_ y: Int, from left: Int, to right: Int, on surface: Surface) {
    let row = slice?.rows.spans.first {
      (frame.y + $0.offset..<frame.y + $0.offset + $0.length).contains(y)
    }
    guard let slice, let row, !row.isStretched else {
      return copy(y, from: left, to: right, on: surface)
    }
    let tileRow = row.tileOffset + y - frame.y - row.offset
    for column in slice.columns.spans {
      let start = max(left, frame.x + column.offset)
      let end = min(right, frame.x + column.offset + column.length)
      guard start < end else { continue }
      if column.isStretched {
        copy(y, from: start, to: end, on: surface)
      } else {
        let inTile = column.tileOffset + start - frame.x - column.offset
        let coverage = slice.tile.coverage + (tileRow * slice.tile.width + inTile)
        blend(y, from: start, to: end, coverage, on: surface)
      }
    }
  }

  private func copy(_ y: Int, from left: Int, to right: Int, on surface: Surface) {
    guard ramp.isOpaque else { return blend(y, from: left, to: right, nil, on: surface) }
    ramp.withRow(y - frame.y) { pixels in
      surface.address(left, y).update(from: pixels + (left - frame.x), count: right - left)
    }
  }

  private func blend(
    _ y: Int, from left: Int, to right: Int, _ coverage: UnsafePointer<UInt8>?,
    on surface: Surface
  ) {
    ramp.withRow(y - frame.y) { pixels in
      surface.blendRow(
        x: left, y: y, count: right - left, source: pixels + (left - frame.x),
        coverage: coverage)
    }
  }
}
