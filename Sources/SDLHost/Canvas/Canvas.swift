package import Foundation
package import DisplayList

/// A bitmap that shows a display list and, given the next one, draws only what changed.
///
/// A canvas stays on one thread at a time; different canvases may draw at once.
package final class Canvas {
  package private(set) var size: CGSize
  /// The number of pixels for each point.
  package private(set) var scale: CGFloat
  private(set) var surface: Surface
  private var painter: Painter
  private let fonts: FontLibrary
  private var shown: (commands: [DrawCommand], background: Color)?

  /// Creates an empty canvas; each side times the scale must round to 1 to 16 384 pixels.
  package init(size: CGSize, scale: CGFloat, fonts: FontLibrary) throws(HostError) {
    self.size = size
    self.scale = scale
    self.fonts = fonts
    surface = try Self.surface(size, scale)
    painter = try Painter(fonts: fonts)
  }

  private static func surface(_ size: CGSize, _ scale: CGFloat) throws(HostError) -> Surface {
    let grid = Grid(scale: scale)
    return try Surface(width: grid.pixels(size.width), height: grid.pixels(size.height))
  }

  /// The width of the picture, in pixels.
  package var pixelWidth: Int { surface.width }
  /// The height of the picture, in pixels.
  package var pixelHeight: Int { surface.height }
  package var bounds: PixelRect { surface.bounds }

  /// Changes the size or the scale, if they differ; all is then drawn anew next time.
  package func resize(to size: CGSize, scale: CGFloat) throws(HostError) {
    guard size != self.size || scale != self.scale else { return }
    let surface = try Self.surface(size, scale)
    if scale != self.scale { painter = try Painter(fonts: fonts) }
    self.surface = surface
    (self.size, self.scale) = (size, scale)
    invalidate()
  }

  /// Forgets what is shown, so that the next list is drawn whole.
  package func invalidate() { shown = nil }

  /// Shows a list and returns the pixels that were drawn: none when nothing changed.
  @discardableResult
  package func draw(_ list: Drawing, background: Color = .clear) -> [PixelRect] {
    let grid = Grid(scale: scale)
    let damaged = damage(list.commands, background: background, grid: grid)
    painter.layers.beginPass()
    for rect in damaged {
      let target = Target(surface: surface, grid: grid, clip: rect)
      painter.paint(list.commands, on: target, background: background)
    }
    shown = (list.commands, background)
    return damaged
  }

  private func damage(
    _ commands: [DrawCommand], background: Color, grid: Grid
  ) -> [PixelRect] {
    guard let shown, shown.background == background else { return [surface.bounds] }
    let damage = Damage(painter: painter, bounds: surface.bounds)
    return damage.between(shown.commands, commands, grid: grid)
  }

  /// Calls the body with the premultiplied `0xAARRGGBB` pixels; a row is `pitch` bytes long.
  package func withPixels<R>(
    _ body: (UnsafeRawBufferPointer, _ pitch: Int) throws -> R
  ) rethrows -> R {
    let count = surface.stride * 4 * surface.height
    return try body(UnsafeRawBufferPointer(start: surface.pixels, count: count), surface.stride * 4)
  }

  /// Returns what is shown as a PNG file: RGB when opaque, else RGBA with straight alpha.
  package func png() throws(HostError) -> [UInt8] { try PNG.encode(surface) }
}
