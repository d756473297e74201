/// SDL's own blending loses up to two levels, also of alpha, and takes four times as long:
/// these loops round to the nearest and keep what is opaque opaque.
extension Surface {
  /// Lays a colour over a rectangle.
  func blend(_ rect: PixelRect, with pixel: Premultiplied) {
    guard pixel >> 24 != 255 else { return set(rect, to: pixel) }
    let area = rect.intersection(bounds)
    guard !area.isEmpty, pixel != 0 else { return }
    for y in area.y..<area.maxY {
      let row = address(area.x, y)
      for x in 0..<area.width { row[x] = over(pixel, row[x]) }
    }
  }

  /// Lays another surface, as a whole as translucent as said, over this one.
  func blend(_ other: Surface, toX x: Int, y: Int, opacity: Double, clip: PixelRect) {
    let place = other.bounds.offset(x, y)
    let area = place.intersection(clip).intersection(bounds)
    let amount = UInt32((max(0, min(1, opacity)) * 255).rounded())
    guard !area.isEmpty, amount > 0 else { return }
    for line in area.y..<area.maxY {
      let row = address(area.x, line)
      let source = other.address(area.x - x, line - y)
      for i in 0..<area.width { row[i] = over(dimmed(source[i], by: amount), row[i]) }
    }
  }

  /// Lays a colour over the pixels that a mask covers.
  ///
  /// `area` must lie inside the surface; coverage starts at its first pixel and a row of coverage is
  /// `pitch` bytes long. A pitch of 0 repeats one row.
  func blend(
    _ area: PixelRect, coverage: UnsafePointer<UInt8>, pitch: Int, tint: TintTable
  ) {
    tint.entries.withUnsafeBufferPointer { table in
      guard let entries = table.baseAddress else { return }
      for y in 0..<area.height {
        let row = address(area.x, area.y &+ y)
        tintRow(row, coverage + y &* pitch, area.width, entries)
      }
    }
  }

  @inline(__always)
  private func tintRow(
    _ row: UnsafeMutablePointer<Premultiplied>, _ coverage: UnsafePointer<UInt8>, _ count: Int,
    _ entries: UnsafePointer<Premultiplied>
  ) {
    var x = 0
    while x &+ 8 <= count {
      // Most of a text is empty: eight pixels at once are passed over.
      if UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self) != 0 {
        for i in x..<x &+ 8 { tint(row + i, coverage[i], entries) }
      }
      x &+= 8
    }
    while x < count {
      tint(row + x, coverage[x], entries)
      x &+= 1
    }
  }

  @inline(__always)
  private func tint(
    _ pixel: UnsafeMutablePointer<Premultiplied>, _ amount: UInt8,
    _ entries: UnsafePointer<Premultiplied>
  ) {
    guard amount != 0 else { return }
    let source = entries[Int(amount)]
    pixel.pointee = source &>> 24 == 255 ? source : over(source, pixel.pointee)
  }

  /// Lays a row of pixels over one row, dimmed by coverage where there is any.
  func blendRow(
    x: Int, y: Int, count: Int, source: UnsafePointer<Premultiplied>,
    coverage: UnsafePointer<UInt8>?
  ) {
    let row = address(x, y)
    guard let coverage else {
      for i in 0..<count { row[i] = over(source[i], row[i]) }
      return
    }
    for i in 0..<count where coverage[i] != 0 {
      row[i] = over(dimmed(source[i], by: UInt32(coverage[i])), row[i])
    }
  }
}
