package import Foundation

/// An outline of lines and Bézier curves, in points.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  package mutating func move(_ x: CGFloat, _ y: CGFloat) {
    elements.append(.move(CGPoint(x: x, y: y)))
  }

  package mutating func line(_ x: CGFloat, _ y: CGFloat) {
    elements.append(.line(CGPoint(x: x, y: y)))
  }

  package mutating func quad(_ cx: CGFloat, _ cy: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    elements.append(.quad(control: CGPoint(x: cx, y: cy), end: CGPoint(x: x, y: y)))
  }

  package mutating func cubic(
    _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    elements.append(
      .cubic(
        control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by), end: CGPoint(x: x, y: y)))
  }

  package mutating func close() { elements.append(.close) }

  package mutating func append(_ other: Path) { elements += other.elements }

  package mutating func append(_ element: Element) { elements.append(element) }
}
