import Foundation
import DisplayList
import Typography

extension Painter {
  /// Ink is cut to this many ems around the line, so that its bounds are known without drawing it.
  private enum Reach {
    static let above = 1.5
    static let below = 0.75
    static let beside = 0.5
  }

  /// Returns the rows of pixels that a line of text can touch, without measuring it.
  func lines(of run: TextRun, grid: Grid) -> Range<Int> {
    let em = grid.length(run.font.size)
    let y = grid.y(run.origin.y)
    return y - whole(em * Reach.above)..<y + whole(em * Reach.below)
  }

  func bounds(of run: TextRun, grid: Grid) -> PixelRect {
    let em = grid.length(run.font.size)
    guard !run.text.isEmpty, em > 0 else { return .empty }
    let width = fonts.layout(run.text, in: run.font).width * em
    let x = grid.x(run.origin.x)
    let rows = lines(of: run, grid: grid)
    return PixelRect(
      left: x - whole(em * Reach.beside), top: rows.lowerBound,
      right: x + whole(width + em * Reach.beside), bottom: rows.upperBound)
  }

  private func whole(_ pixels: CGFloat) -> Int { Int(min(pixels.rounded(.up), 4_194_304)) }

  func draw(_ run: TextRun, on target: Target) {
    // The clip is already cut to the line's bounds.
    let clip = target.clip
    guard run.color.alpha > 0 else { return }
    let em = target.grid.length(run.font.size)
    let (left, baseline) = (target.grid.x(run.origin.x), target.grid.y(run.origin.y))
    let near = Double(clip.x - left) / em - Reach.beside
    let far = Double(clip.maxX - left) / em + Reach.beside
    for placed in fonts.layout(run.text, in: run.font).pieces
    where placed.x <= far && placed.x + placed.width >= near {
      let x = left + Int((placed.x * em).rounded())
      draw(placed.piece, size: em, x: x, y: baseline, run.color, on: target.surface, clip: clip)
    }
  }

  private func draw(
    _ piece: TextLayout.Piece, size: CGFloat, x: Int, y: Int, _ color: Color,
    on surface: Surface, clip: PixelRect
  ) {
    switch glyphs(of: piece, pixelSize: size) {
    case .none: break
    case .mask(let mask): surface.draw(mask, x: x, y: y, tint: masks.tint(color), clip: clip)
    case .picture(let sprite): surface.draw(sprite.faded(to: color.alpha), x: x, y: y, clip: clip)
    }
  }
}
