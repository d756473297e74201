import Foundation
import DisplayList

/// Finds the pixels in which two lists of commands differ.
struct Damage {
  let painter: Painter
  let bounds: PixelRect

  /// More rectangles than this cost more in overlap than they save.
  private static let countLimit = 8

  /// Returns rectangles inside the bounds that hold every pixel drawn differently.
  func between(_ old: [DrawCommand], _ new: [DrawCommand], grid: Grid) -> [PixelRect] {
    var rects: [PixelRect] = []
    collect(old, new, grid: grid, clip: bounds, into: &rects)
    return Self.merged(rects)
  }

  private func collect(
    _ old: [DrawCommand], _ new: [DrawCommand], grid: Grid, clip: PixelRect,
    into rects: inout [PixelRect]
  ) {
    guard !clip.isEmpty else { return }
    for gap in Alignment(old, new).gaps { collect(gap, grid: grid, clip: clip, into: &rects) }
  }

  /// Pairs containers that stayed in place and looks inside them; all else is drawn again whole.
  private func collect(
    _ gap: Alignment.Gap, grid: Grid, clip: PixelRect, into rects: inout [PixelRect]
  ) {
    var new = gap.new[...]
    for command in gap.old {
      if let index = new.firstIndex(where: { canPair(command, $0) }) {
        for skipped in new[..<index] { add(skipped, grid: grid, clip: clip, into: &rects) }
        pair(command, new[index], grid: grid, clip: clip, into: &rects)
        new = new[(index + 1)...]
      } else {
        add(command, grid: grid, clip: clip, into: &rects)
      }
    }
    for command in new { add(command, grid: grid, clip: clip, into: &rects) }
  }

  private func canPair(_ old: DrawCommand, _ new: DrawCommand) -> Bool {
    switch (old, new) {
    case (.group(let old), .group(let new)):
      old.offset == new.offset && old.clip == new.clip && old.clipRadius == new.clipRadius
    case (.layer(let old), .layer(let new)):
      old.origin == new.origin && old.size == new.size && old.opacity == new.opacity
    default: false
    }
  }

  private func pair(
    _ old: DrawCommand, _ new: DrawCommand, grid: Grid, clip: PixelRect,
    into rects: inout [PixelRect]
  ) {
    if case .group(let old) = old, case .group(let new) = new {
      let inner = grid.moved(by: old.offset)
      let cut = old.clip.map { clip.intersection(inner.snapped($0)) } ?? clip
      collect(old.commands, new.commands, grid: inner, clip: cut, into: &rects)
    } else if case .layer(let old) = old, case .layer(let new) = new {
      let frame = grid.frame(of: old)
      var inner = Grid(scale: grid.scale)
      (inner.dx, inner.dy) = (frame.x, frame.y)
      let cut = clip.intersection(frame)
      collect(old.commands, new.commands, grid: inner, clip: cut, into: &rects)
    }
  }

  private func add(
    _ command: DrawCommand, grid: Grid, clip: PixelRect, into rects: inout [PixelRect]
  ) {
    let rect = painter.bounds(of: command, grid: grid).intersection(clip)
    if !rect.isEmpty { rects.append(rect) }
  }

  /// Joins rectangles that overlap, then those that waste least, until few are left.
  static func merged(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      var joined = rect
      while let index = result.firstIndex(where: { waste($0, joined) <= 0 }) {
        joined = joined.union(result.remove(at: index))
      }
      result.append(joined)
      if result.count > countLimit { joinCheapestPair(&result) }
    }
    return result
  }

  /// Returns how many pixels are drawn more when two rectangles become one.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area
  }

  private static func joinCheapestPair(_ rects: inout [PixelRect]) {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let cost = waste(rects[first], rects[second])
        if cost < best.waste { best = (first, second, cost) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects[best.first] = joined
  }
}
