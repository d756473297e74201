import Foundation
import DisplayList

/// Makes masks and keeps the ones used last; all sizes are in pixels.
final class MaskCache {
  private enum Key: Hashable {
    case fill(Path, scale: CGFloat, evenOdd: Bool)
    case stroke(Path, scale: CGFloat, width: CGFloat, LineCap)
    case solid(RoundedOutline)
    case ring(RoundedOutline, width: Int)
    case shadow(RoundedOutline, sigma: CGFloat)
  }

  /// Enough for the icons, keys and corners of several screens.
  private static let byteLimit = 6 << 20

  private let rasterizer: Rasterizer
  private var cache = ByteCache<Key, Mask>(limit: byteLimit)
  private var tints = ByteCache<Color, TintTable>(limit: 64 << 10)

  init() throws(HostError) { rasterizer = try Rasterizer() }

  func tint(_ color: Color) -> TintTable {
    if let known = tints.find(color) { return known }
    let made = TintTable(color)
    tints.insert(made, for: color, bytes: 1024)
    return made
  }

  private func mask(_ key: Key, make: () -> Mask) -> Mask {
    if let known = cache.find(key) { return known }
    let made = make()
    cache.insert(made, for: key, bytes: made.bytes)
    return made
  }

  func fill(_ path: Path, scale: CGFloat, evenOdd: Bool) -> Mask {
    mask(.fill(path, scale: scale, evenOdd: evenOdd)) {
      rasterizer.fill(path, scale: scale, evenOdd: evenOdd)
    }
  }

  func stroke(_ path: Path, scale: CGFloat, width: CGFloat, cap: LineCap) -> Mask {
    mask(.stroke(path, scale: scale, width: width, cap)) {
      rasterizer.stroke(path, scale: scale, width: width, cap: cap)
    }
  }

  func solid(_ shape: RoundedShape) -> NineSlice {
    slice(shape, cell: shape.cell) { tile in
      mask(.solid(tile.outline)) { rendered(tile.outline.path, tile, margin: 0) }
    }
  }

  func ring(_ shape: RoundedShape, width: Int) -> NineSlice {
    slice(shape, cell: max(shape.cell, width)) { tile in
      mask(.ring(tile.outline, width: width)) {
        var path = tile.outline.path
        let inner = tile.inset(by: width)
        if !inner.frame.isEmpty {
          inner.outline.append(to: &path, x: CGFloat(width), y: CGFloat(width))
        }
        return rendered(path, tile, margin: 0)
      }
    }
  }

  /// Returns a tile that is larger than the shape by the blur's reach on each side.
  func shadow(_ shape: RoundedShape, sigma: CGFloat) -> (slice: NineSlice, reach: Int) {
    let blur = Blur(sigma: sigma)
    let reach = blur.reach
    let slice = slice(shape, cell: shape.cell + reach, margin: reach) { tile in
      mask(.shadow(tile.outline, sigma: sigma)) {
        let mask = rendered(tile.outline.path, tile, margin: reach)
        blur.apply(
          to: mask,
          isMirrored: tile.frame.width < shape.frame.width
            && tile.frame.height < shape.frame.height
            && [.all, []].contains(tile.outline.corners))
        return mask
      }
    }
    return (slice, reach)
  }

  private func slice(
    _ shape: RoundedShape, cell: Int, margin: Int = 0, mask: (RoundedShape) -> Mask
  ) -> NineSlice {
    let columns = Slices(length: shape.frame.width + 2 * margin, cell: cell + margin)
    let rows = Slices(length: shape.frame.height + 2 * margin, cell: cell + margin)
    let tile = shape.resized(
      width: columns.tileLength - 2 * margin, height: rows.tileLength - 2 * margin)
    return NineSlice(tile: mask(tile), columns: columns, rows: rows)
  }

  /// Renders a path into a mask of exactly the tile's size and a margin around it.
  private func rendered(_ path: Path, _ tile: RoundedShape, margin: Int) -> Mask {
    let shape = rasterizer.fill(path, scale: 1, evenOdd: true)
    let mask = Mask(
      width: tile.frame.width + 2 * margin, height: tile.frame.height + 2 * margin)
    for y in 0..<min(shape.height, tile.frame.height) {
      let target = mask.coverage + ((y + margin + shape.top) * mask.width + margin + shape.left)
      target.update(from: shape.coverage + y * shape.width, count: shape.width)
    }
    return mask
  }
}
