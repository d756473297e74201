/// How one side of a frame is cut into a corner, a stretched middle and a corner.
struct Slices: Hashable {
  struct Span {
    var offset: Int
    var length: Int
    var tileOffset: Int
    var isStretched: Bool
  }

  let length: Int
  let cell: Int

  /// Short sides are not cut: the tile is then as long as the side.
  var isWhole: Bool { length <= 2 * cell + 2 }
  var tileLength: Int { isWhole ? length : 2 * cell + 1 }

  var spans: [Span] {
    guard !isWhole else {
      return [Span(offset: 0, length: length, tileOffset: 0, isStretched: false)]
    }
    let middle = length - 2 * cell
    return [
      Span(offset: 0, length: cell, tileOffset: 0, isStretched: false),
      Span(offset: cell, length: middle, tileOffset: cell, isStretched: true),
      Span(offset: length - cell, length: cell, tileOffset: cell + 1, isStretched: false),
    ]
  }
}

/// A small mask that stands for a shape of any size: its middle row and column are stretched.
struct NineSlice {
  let tile: Mask
  let columns: Slices
  let rows: Slices

  func draw(on surface: Surface, x: Int, y: Int, tint: TintTable, clip: PixelRect) {
    let clip = clip.intersection(surface.bounds)
    for row in rows.spans {
      if row.isStretched, isSolid(atRow: row.tileOffset) {
        // One wide rectangle: columns of it one after the other would wait for memory each time.
        let area = PixelRect(x: x, y: y + row.offset, width: columns.length, height: row.length)
        surface.blend(area.intersection(clip), with: tint.entries[255])
        continue
      }
      for column in columns.spans {
        let area = PixelRect(
          x: x + column.offset, y: y + row.offset, width: column.length, height: row.length)
        let visible = area.intersection(clip)
        guard !visible.isEmpty else { continue }
        draw(visible, of: area, column: column, row: row, on: surface, tint: tint)
      }
    }
  }

  private func isSolid(atRow row: Int) -> Bool {
    (0..<tile.width).allSatisfy { tile.coverage[row * tile.width + $0] == 255 }
  }

  private func draw(
    _ visible: PixelRect, of area: PixelRect, column: Slices.Span, row: Slices.Span,
    on surface: Surface, tint: TintTable
  ) {
    let first = tile.coverage + (row.tileOffset * tile.width + column.tileOffset)
    let (skipX, skipY) = (visible.x - area.x, visible.y - area.y)
    switch (column.isStretched, row.isStretched) {
    case (false, false):
      let start = first + (skipY * tile.width + skipX)
      surface.blend(visible, coverage: start, pitch: tile.width, tint: tint)
    case (true, false):
      let start = first + skipY * tile.width
      fillRows(visible, start, on: surface, tint: tint)
    case (false, true):
      fillColumns(visible, first + skipX, on: surface, tint: tint)
    case (true, true):
      surface.blend(visible, with: tint.entries[Int(first[0])])
    }
  }

  /// Each row has one coverage all along; equal neighbours are filled at once.
  private func fillRows(
    _ area: PixelRect, _ coverage: UnsafePointer<UInt8>, on surface: Surface, tint: TintTable
  ) {
    var start = 0
    for row in 1...area.height {
      let value = coverage[start * tile.width]
      if row < area.height, coverage[row * tile.width] == value { continue }
      if value > 0 {
        let band = PixelRect(x: area.x, y: area.y + start, width: area.width, height: row - start)
        surface.blend(band, with: tint.entries[Int(value)])
      }
      start = row
    }
  }

  private func fillColumns(
    _ area: PixelRect, _ coverage: UnsafePointer<UInt8>, on surface: Surface, tint: TintTable
  ) {
    let changes = (1..<max(area.width, 1)).count { coverage[$0] != coverage[$0 - 1] }
    guard changes < 4 else { return surface.blend(area, coverage: coverage, pitch: 0, tint: tint) }
    var start = 0
    for column in 1...area.width {
      let value = coverage[start]
      if column < area.width, coverage[column] == value { continue }
      if value > 0 {
        let band = PixelRect(
          x: area.x + start, y: area.y, width: column - start, height: area.height)
        surface.blend(band, with: tint.entries[Int(value)])
      }
      start = column
    }
  }
}
