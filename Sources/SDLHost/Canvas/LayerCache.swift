import Foundation
import DisplayList

/// The bitmaps of layers; one whose content changed a little is drawn again only there.
final class LayerCache {
  private final class Bitmap {
    let surface: Surface
    var commands: [DrawCommand]
    var lastUse = 0
    var lastPass = 0
    /// Whether it is being drawn into; a layer inside it must not take it.
    var isBusy = false

    init(_ surface: Surface, _ commands: [DrawCommand]) {
      self.surface = surface
      self.commands = commands
    }
  }

  /// A keyboard, its neighbour while it changes, and a bar or two.
  private static let countLimit = 4
  private static let pixelLimit = 6 << 20

  private unowned let painter: Painter
  private var bitmaps: [Bitmap] = []
  private var uses = 0
  private var pass = 0

  init(painter: Painter) { self.painter = painter }

  /// Starts a picture: bitmaps used from here on are not given to another layer until the next one.
  func beginPass() { pass += 1 }

  func draw(_ layer: Layer, on target: Target) {
    let frame = target.grid.frame(of: layer)
    guard let bitmap = bitmap(of: layer, frame: frame, grid: target.grid) else {
      return drawDirectly(layer, frame: frame, on: target)
    }
    guard layer.opacity < 1 else {
      return target.surface.copy(bitmap.surface, toX: frame.x, y: frame.y, clip: target.clip)
    }
    target.surface.blend(
      bitmap.surface, toX: frame.x, y: frame.y, opacity: layer.opacity, clip: target.clip)
  }

  /// A layer too large to be kept is cut and drawn like a group, over its own empty ground.
  private func drawDirectly(_ layer: Layer, frame: PixelRect, on target: Target) {
    var inner = target
    inner.grid = Grid(scale: target.grid.scale)
    inner.grid.dx = frame.x
    inner.grid.dy = frame.y
    inner.clip = target.clip.intersection(frame).intersection(target.surface.bounds)
    painter.paint(layer.commands, on: inner, background: .clear)
  }

  private func bitmap(of layer: Layer, frame: PixelRect, grid: Grid) -> Bitmap? {
    guard frame.area <= Self.pixelLimit, !frame.isEmpty else { return nil }
    let alike = bitmaps.filter {
      !$0.isBusy && $0.surface.width == frame.width && $0.surface.height == frame.height
    }
    let grid = Grid(scale: grid.scale)
    let found: Bitmap
    if let same = alike.first(where: { $0.commands == layer.commands }) {
      // The same array is found equal at once in the next band.
      same.commands = layer.commands
      found = same
    } else if let near = alike.filter({ $0.lastPass < pass }).min(by: { $0.lastUse < $1.lastUse }) {
      // Layers are drawn in the same order each time: the one used longest ago was this one.
      update(near, to: layer.commands, grid: grid)
      found = near
    } else {
      guard let made = make(layer, frame: frame, grid: grid) else { return nil }
      found = made
    }
    uses += 1
    found.lastUse = uses
    found.lastPass = pass
    return found
  }

  private func update(_ bitmap: Bitmap, to commands: [DrawCommand], grid: Grid) {
    let bounds = bitmap.surface.bounds
    let damage = Damage(painter: painter, bounds: bounds)
    bitmap.isBusy = true
    defer { bitmap.isBusy = false }
    let rects = damage.between(bitmap.commands, commands, grid: grid)
    for rect in rects {
      let target = Target(surface: bitmap.surface, grid: grid, clip: rect)
      painter.paint(commands, on: target, background: .clear)
    }
    bitmap.commands = commands
  }

  private func make(_ layer: Layer, frame: PixelRect, grid: Grid) -> Bitmap? {
    guard let surface = try? Surface(width: frame.width, height: frame.height) else { return nil }
    let target = Target(surface: surface, grid: grid, clip: surface.bounds)
    painter.paint(layer.commands, on: target, background: .clear)
    if bitmaps.count >= Self.countLimit,
      let oldest = bitmaps.indices.min(by: { bitmaps[$0].lastUse < bitmaps[$1].lastUse })
    {
      bitmaps.remove(at: oldest)
    }
    let bitmap = Bitmap(surface, layer.commands)
    bitmaps.append(bitmap)
    return bitmap
  }
}
