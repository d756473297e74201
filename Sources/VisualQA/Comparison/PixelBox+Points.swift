package import Foundation

extension PixelBox {
  /// Every pixel that a rectangle of points touches at a scale.
  package init(_ rect: CGRect, scale: CGFloat) {
    func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
      let start = Int((low * scale).rounded(.down))
      return start..<max(start, Int((high * scale).rounded(.up)))
    }
    self.init(xs: range(rect.minX, rect.maxX), ys: range(rect.minY, rect.maxY))
  }
}
