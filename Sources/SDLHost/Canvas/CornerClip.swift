import DisplayList

/// Cuts what is drawn to rounded corners: keeps what was there, and puts it back outside the curve.
struct CornerClip {
  /// A corner's pixels and the coverage that belongs to its first one.
  private struct Corner {
    let area: PixelRect
    let coverage: UnsafePointer<UInt8>
  }

  /// What lay in a corner before.
  struct Saved {
    let area: PixelRect
    let pixels: [Premultiplied]
  }

  private let slice: NineSlice
  private let shape: RoundedShape

  init(_ shape: RoundedShape, masks: MaskCache) {
    self.shape = shape
    slice = masks.solid(shape)
  }

  private var corners: [Corner] {
    slice.rows.spans.filter { !$0.isStretched }.flatMap { row in
      slice.columns.spans.filter { !$0.isStretched }.map { column in
        Corner(
          area: PixelRect(
            x: shape.frame.x + column.offset, y: shape.frame.y + row.offset,
            width: column.length, height: row.length),
          coverage: slice.tile.coverage + (row.tileOffset * slice.tile.width + column.tileOffset))
      }
    }
  }

  /// Keeps the pixels of the corners that lie in a rectangle.
  func save(_ clip: PixelRect, of surface: Surface) -> [Saved] {
    corners.map { corner in
      let area = corner.area.intersection(clip)
      var pixels: [Premultiplied] = []
      pixels.reserveCapacity(area.area)
      for y in 0..<area.height {
        pixels += UnsafeBufferPointer(start: surface.address(area.x, area.y + y), count: area.width)
      }
      return Saved(area: area, pixels: pixels)
    }
  }

  /// Puts kept pixels back by as much as the curve leaves uncovered.
  func restore(_ saved: [Saved], on surface: Surface) {
    for (corner, kept) in zip(corners, saved) where !kept.area.isEmpty {
      kept.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<kept.area.height {
          let row = surface.address(kept.area.x, kept.area.y + y)
          let coverage =
            corner.coverage
            + ((kept.area.y + y - corner.area.y) * slice.tile.width + kept.area.x - corner.area.x)
          for x in 0..<kept.area.width where coverage[x] != 255 {
            row[x] = mixed(pixels[y * kept.area.width + x], row[x], by: coverage[x])
          }
        }
      }
    }
  }

  /// Returns a pixel between two: the second one by an amount of 255, the first one by 0.
  private func mixed(
    _ first: Premultiplied, _ second: Premultiplied, by amount: UInt8
  ) -> Premultiplied {
    // Both parts are rounded, which may add up to 256: dim the second by what the first leaves.
    let kept = dimmed(first, by: UInt32(255 - amount))
    let limit = 0xFFFF_FFFF &- kept
    let part = dimmed(second, by: UInt32(amount))
    return kept &+ channelMinimum(part, limit)
  }

  private func channelMinimum(_ a: Premultiplied, _ b: Premultiplied) -> Premultiplied {
    var result: Premultiplied = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= min(a >> shift & 0xFF, b >> shift & 0xFF) << shift
    }
    return result
  }
}
