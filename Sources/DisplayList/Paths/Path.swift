package import Foundation

/// An outline of lines and Bézier curves, in points.
package struct Path: Hashable, Sendable {
  /// A step of a path, in points.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  /// Starts a new subpath at a point.
  package mutating func move(_ x: CGFloat, _ y: CGFloat) {
    elements.append(.move(CGPoint(x: x, y: y)))
  }

  /// Adds a straight line to a point.
  package mutating func line(_ x: CGFloat, _ y: CGFloat) {
    elements.append(.line(CGPoint(x: x, y: y)))
  }

  /// Adds a quadratic curve with one control point to a point.
  package mutating func quad(_ cx: CGFloat, _ cy: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    elements.append(.quad(control: CGPoint(x: cx, y: cy), end: CGPoint(x: x, y: y)))
  }

  /// Adds a cubic curve with two control points to a point.
  package mutating func cubic(
    _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    elements.append(
      .cubic(
        control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by), end: CGPoint(x: x, y: y)))
  }

  /// Closes the subpath with a straight line to its start.
  package mutating func close() { elements.append(.close) }

  /// Adds all elements of another path.
  package mutating func append(_ other: Path) { elements += other.elements }

  /// Adds one element.
  package mutating func append(_ element: Element) { elements.append(element) }
}
