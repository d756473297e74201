/// Finds connected areas of marked pixels; diagonal neighbours are connected.
struct ConnectedComponents {
  private var marked: [Bool]
  private let width: Int

  init(_ marked: [Bool], width: Int) {
    self.marked = marked
    self.width = width
  }

  /// The box of the first connected area of at least `area` pixels, from top to bottom.
  func first(ofAtLeast area: Int) -> PixelBox? {
    var rest = self
    for start in marked.indices where rest.marked[start] {
      let (box, size) = rest.take(from: start)
      if size >= area { return box }
    }
    return nil
  }

  /// Removes the connected area of a pixel, and returns its box and its number of pixels.
  private mutating func take(from start: Int) -> (box: PixelBox, size: Int) {
    let (x, y) = (start % width, start / width)
    var box = PixelBox(xs: x..<x + 1, ys: y..<y + 1)
    var size = 0
    var waiting = [start]
    marked[start] = false
    while let index = waiting.popLast() {
      let (x, y) = (index % width, index / width)
      box.include(x, y)
      size += 1
      for ny in max(0, y - 1)...min(marked.count / width - 1, y + 1) {
        for nx in max(0, x - 1)...min(width - 1, x + 1) where marked[ny * width + nx] {
          marked[ny * width + nx] = false
          waiting.append(ny * width + nx)
        }
      }
    }
    return (box, size)
  }
}
