import Foundation
import DisplayList

/// Where commands are drawn: a surface, the grid of the commands' points, and what may be touched.
struct Target {
  let surface: Surface
  var grid: Grid
  var clip: PixelRect
}

struct GlyphKey: Hashable {
  var piece: TextLayout.Piece
  var pixelSize: CGFloat
}

/// Draws commands; keeps the masks, ramps and layers that it will need again.
final class Painter {
  let fonts: FontLibrary
  let masks: MaskCache
  private(set) lazy var layers = LayerCache(painter: self)
  private var texts = ByteCache<GlyphKey, Glyphs>(limit: 6 << 20)
  private var ramps = ByteCache<GradientRamp.Key, GradientRamp>(limit: 1 << 20)

  init(fonts: FontLibrary) throws(HostError) {
    self.fonts = fonts
    masks = try MaskCache()
  }

  /// Draws what is visible in the target's clip, over the background where nothing hides it.
  ///
  /// All commands are drawn into one band of rows, then into the next: a band stays in the
  /// processor's cache, which is several times as fast as writing through memory for each command.
  func paint(_ commands: [DrawCommand], on target: Target, background: Color) {
    let whole = target.clip.intersection(target.surface.bounds)
    guard !whole.isEmpty else { return }
    let plan = RenderPlan(commands, on: target, painter: self)
    let height = max(Self.bandPixels / whole.width, 16)
    for top in stride(from: whole.y, to: whole.maxY, by: height) {
      var band = target
      band.clip = PixelRect(
        left: whole.x, top: top, right: whole.maxX, bottom: min(top + height, whole.maxY))
      paintBand(plan, on: band, background: background)
    }
  }

  /// A quarter of a megabyte.
  private static let bandPixels = 1 << 16

  private func paintBand(_ plan: RenderPlan, on band: Target, background: Color) {
    let cover = plan.cover(of: band.clip)
    if cover == nil { band.surface.set(band.clip, to: background.premultiplied) }
    var corners: [[CornerClip.Saved]] = []
    for index in (cover ?? 0)..<plan.steps.count {
      guard plan.steps[index].bounds.intersects(band.clip) else { continue }
      let step = plan.steps[index]
      let clip = step.bounds.intersection(band.clip)
      switch step.action {
      case .draw(let command):
        for part in plan.visibleParts(of: clip, at: index) {
          draw(command, on: Target(surface: band.surface, grid: step.grid, clip: part))
        }
      case .saveCorners(let shape):
        corners.append(CornerClip(shape, masks: masks).save(clip, of: band.surface))
      case .restoreCorners(let shape):
        // A band that is hidden from inside the clip has no corner in it, and none were kept.
        guard let saved = corners.popLast() else { continue }
        CornerClip(shape, masks: masks).restore(saved, on: band.surface)
      }
    }
  }

  private func draw(_ command: DrawCommand, on target: Target) {
    switch command {
    case .fill(let rect, let color):
      fill(target.grid.snapped(rect), color, on: target)
    case .hairline(let line, let color):
      fill(target.grid.snapped(line), color, on: target)
    case .roundedRect(let shape, let color):
      fill(RoundedShape(shape, on: target.grid), color, on: target)
    case .border(let shape, let width, let dash, let color):
      let shape = RoundedShape(shape, on: target.grid)
      border(shape, width: width, dash: dash, color, on: target)
    case .path(let path, let origin, let evenOdd, let color):
      let mask = masks.fill(path, scale: target.grid.scale, evenOdd: evenOdd)
      draw(mask, at: origin, color, on: target)
    case .stroke(let path, let origin, let width, let cap, let color):
      let grid = target.grid
      let mask = masks.stroke(path, scale: grid.scale, width: grid.length(width), cap: cap)
      draw(mask, at: origin, color, on: target)
    case .text(let run): draw(run, on: target)
    case .shadow(let shape, let shadow): draw(shadow, of: shape, on: target)
    case .gradient(let shape, let stops):
      gradient(RoundedShape(shape, on: target.grid), stops, on: target)
    // A plan has no groups.
    case .group: break
    case .layer(let layer): layers.draw(layer, on: target)
    }
  }

  private func draw(_ mask: Mask, at origin: CGPoint, _ color: Color, on target: Target) {
    target.surface.draw(
      mask, x: target.grid.x(origin.x), y: target.grid.y(origin.y), tint: masks.tint(color),
      clip: target.clip)
  }

  func glyphs(of piece: TextLayout.Piece, pixelSize: CGFloat) -> Glyphs {
    let key = GlyphKey(piece: piece, pixelSize: pixelSize)
    if let known = texts.find(key) { return known }
    let made = fonts.glyphs(of: piece, pixelSize: pixelSize)
    texts.insert(made, for: key, bytes: made.bytes)
    return made
  }

  func ramp(_ key: GradientRamp.Key) -> GradientRamp {
    if let known = ramps.find(key) { return known }
    let made = GradientRamp(key)
    ramps.insert(made, for: key, bytes: made.bytes)
    return made
  }
}
