package import Foundation
import InterfaceStyles

/// The characters that a long press on a key offers, in a row above it; keyboard coordinates.
package struct KeyAlternatives: Hashable, Sendable {
  package var key: Key
  /// From left to right; the key's own is among them.
  package var texts: [String]
  /// All cells together.
  package var frame: CGRect
  /// The position of the finger when they appeared.
  package var start: CGPoint
  /// The index of the alternative that lifting the finger types; nil if it is too far away.
  package private(set) var selected: Int?

  private let style: InterfaceStyle.Keys.Alternatives

  /// Returns the frame of an alternative character in the keyboard's coordinates.
  package func cell(_ index: Int) -> CGRect {
    let width = frame.width / CGFloat(texts.count)
    return CGRect(
      x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// Selects what lies under a finger's place across, wherever it is up or down.
  package mutating func follow(_ point: CGPoint) {
    guard abs(point.x - start.x) > style.slack || abs(point.y - start.y) > style.slack else {
      return
    }
    let isNear = frame.minY - style.reach...key.frame.maxY + style.reach ~= point.y
    let place = (point.x - frame.minX) / (frame.width / CGFloat(texts.count))
    selected = isNear ? Int(min(max(0, place), CGFloat(texts.count - 1))) : nil
  }

  /// The character under the finger; nil for none.
  package var text: String? { selected.map { texts[$0] } }
}

extension KeyboardGeometry {
  /// Lays out what a key offers: its own character above it, the others towards the middle.
  ///
  /// Nil for a key that offers nothing. The row stays between the keyboard's sides.
  package func choice(of key: Key, at point: CGPoint) -> KeyAlternatives? {
    guard case .character(let text) = key.action, !key.alternatives.isEmpty else { return nil }
    let count = CGFloat(key.alternatives.count + 1)
    let cells = style.alternatives
    let margin = style.side + cells.padding
    let isLeft = key.frame.midX < size.width / 2
    // Wide keys have narrower cells, so that the first one stands above its key where it can.
    let inwards = (isLeft ? size.width - key.frame.midX : key.frame.midX) - margin
    let fitting = max(cells.leastFittingWidth, inwards / (count - 0.5))
    let width = min(
      max(key.frame.width, cells.leastWidth), fitting, (size.width - 2 * margin) / count)
    let wanted = key.frame.midX - (isLeft ? width / 2 : width * (count - 0.5))
    let x = min(max(margin, wanted), size.width - margin - width * count)
    let frame = CGRect(
      x: x, y: key.frame.minY - cells.gap - cells.height, width: width * count, height: cells.height
    )
    let texts = [text] + key.alternatives
    return KeyAlternatives(
      key: key, texts: isLeft ? texts : texts.reversed(), frame: frame, start: point,
      selected: isLeft ? 0 : texts.count - 1, style: cells)
  }
}

extension KeyAlternatives {
  fileprivate init(
    key: Key, texts: [String], frame: CGRect, start: CGPoint, selected: Int,
    style: InterfaceStyle.Keys.Alternatives
  ) {
    self.key = key
    self.texts = texts
    self.frame = frame
    self.start = start
    self.selected = selected
    self.style = style
  }
}
