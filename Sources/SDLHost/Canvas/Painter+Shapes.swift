import Foundation
import DisplayList

extension Painter {
  func fill(_ rect: PixelRect, _ color: Color, on target: Target) {
    target.surface.blend(rect.intersection(target.clip), with: color.premultiplied)
  }

  func fill(_ shape: RoundedShape, _ color: Color, on target: Target) {
    guard !shape.isSquare else { return fill(shape.frame, color, on: target) }
    masks.solid(shape).draw(
      on: target.surface, x: shape.frame.x, y: shape.frame.y, tint: masks.tint(color),
      clip: target.clip)
  }

  /// A border is at least one pixel and whole pixels wide, so that its straight parts are sharp.
  func border(
    _ shape: RoundedShape, width: CGFloat, dash: [CGFloat], _ color: Color, on target: Target
  ) {
    let pixels = max(target.grid.pixels(width), 1)
    guard width > 0, !shape.frame.isEmpty else { return }
    guard pixels * 2 < min(shape.frame.width, shape.frame.height) else {
      return fill(shape, color, on: target)
    }
    let lengths = dash.map { max(target.grid.pixels($0), 1) }
    guard lengths.isEmpty else {
      return dashes(shape, width: pixels, lengths, color, on: target)
    }
    masks.ring(shape, width: pixels).draw(
      on: target.surface, x: shape.frame.x, y: shape.frame.y, tint: masks.tint(color),
      clip: target.clip)
  }

  /// The straight parts are dashed on whole pixels; rounded corners stay whole.
  private func dashes(
    _ shape: RoundedShape, width: Int, _ lengths: [Int], _ color: Color, on target: Target
  ) {
    let frame = shape.frame
    let ring = masks.ring(shape, width: width)
    let cell = max(shape.cell, width)
    let clips = corners(of: frame, cell: cell)
    for corner in clips {
      ring.draw(
        on: target.surface, x: frame.x, y: frame.y, tint: masks.tint(color),
        clip: target.clip.intersection(corner))
    }
    for (start, length) in DashPattern(lengths).marks(in: frame.width - 2 * cell) {
      let x = frame.x + cell + start
      fill(PixelRect(x: x, y: frame.y, width: length, height: width), color, on: target)
      let bottom = frame.maxY - width
      fill(PixelRect(x: x, y: bottom, width: length, height: width), color, on: target)
    }
    for (start, length) in DashPattern(lengths).marks(in: frame.height - 2 * cell) {
      let y = frame.y + cell + start
      fill(PixelRect(x: frame.x, y: y, width: width, height: length), color, on: target)
      let right = frame.maxX - width
      fill(PixelRect(x: right, y: y, width: width, height: length), color, on: target)
    }
  }

  private func corners(of frame: PixelRect, cell: Int) -> [PixelRect] {
    let (width, height) = (min(cell, (frame.width + 1) / 2), min(cell, (frame.height + 1) / 2))
    let (right, bottom) = (max(frame.maxX - cell, frame.x + width), frame.maxY - height)
    let lower = max(bottom, frame.y + height)
    return [
      PixelRect(x: frame.x, y: frame.y, width: width, height: height),
      PixelRect(left: right, top: frame.y, right: frame.maxX, bottom: frame.y + height),
      PixelRect(left: frame.x, top: lower, right: frame.x + width, bottom: frame.maxY),
      PixelRect(left: right, top: lower, right: frame.maxX, bottom: frame.maxY),
    ]
  }

  func draw(_ shadow: Shadow, of shape: RoundedRect, on target: Target) {
    let shape = RoundedShape(shape, on: target.grid.moved(by: shadow.offset))
    let sigma = target.grid.length(shadow.blur) / 2
    let (slice, reach) = masks.shadow(shape, sigma: sigma)
    guard !shape.frame.isEmpty else { return }
    slice.draw(
      on: target.surface, x: shape.frame.x - reach, y: shape.frame.y - reach,
      tint: masks.tint(shadow.color), clip: target.clip)
  }
}

/// Lengths drawn and left out in turn.
struct DashPattern {
  private let lengths: [Int]

  /// An odd number of lengths is used twice over, as in SVG.
  init(_ lengths: [Int]) { self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths }

  /// Returns the drawn parts of a line from 0 to a length.
  func marks(in length: Int) -> [(start: Int, length: Int)] {
    var marks: [(start: Int, length: Int)] = []
    var position = 0
    var index = 0
    while position < length {
      let step = min(lengths[index % lengths.count], length - position)
      if index % 2 == 0 { marks.append((position, step)) }
      position += step
      index += 1
    }
    return marks
  }
}
