package import Foundation

/// The characters that a long press on a key offers, in a row above it; keyboard coordinates.
package struct KeyAlternatives: Hashable, Sendable {
  package var key: Key
  /// From left to right; the key's own is among them.
  package var texts: [String]
  /// All cells together.
  package var frame: CGRect
  /// Where the finger was when they were offered.
  package var start: CGPoint
  /// What lifting the finger types; nil where it is too far away to mean any.
  package private(set) var selected: Int?

  /// A finger that moves less than this still means the key's own character, in points.
  private static let slack: CGFloat = 4
  /// Above the row and below the key a finger counts this far, in points.
  private static let reach: CGFloat = 60

  package func cell(_ index: Int) -> CGRect {
    let width = frame.width / CGFloat(texts.count)
    return CGRect(
      x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// Selects what lies under a finger's place across, wherever it is up or down.
  package mutating func follow(_ point: CGPoint) {
    guard abs(point.x - start.x) > Self.slack || abs(point.y - start.y) > Self.slack else { return }
    let isNear = frame.minY - Self.reach...key.frame.maxY + Self.reach ~= point.y
    let place = (point.x - frame.minX) / (frame.width / CGFloat(texts.count))
    selected = isNear ? Int(min(max(0, place), CGFloat(texts.count - 1))) : nil
  }

  package var text: String? { selected.map { texts[$0] } }
}

extension KeyboardGeometry {
  /// Lays out what a key offers: its own character above it, the others towards the middle.
  ///
  /// Nil for a key that offers nothing. The row stays between the keyboard's sides.
  package func choice(of key: Key, at point: CGPoint) -> KeyAlternatives? {
    guard case .character(let text) = key.action, !key.alternatives.isEmpty else { return nil }
    let count = CGFloat(key.alternatives.count + 1)
    let margin = metrics.side + KeyAlternatives.padding
    let isLeft = key.frame.midX < size.width / 2
    // Wide keys have narrower cells, so that the first one stands above its key where it can.
    let inwards = (isLeft ? size.width - key.frame.midX : key.frame.midX) - margin
    let fitting = max(30, inwards / (count - 0.5))
    let width = min(max(key.frame.width, 33), fitting, (size.width - 2 * margin) / count)
    let wanted = key.frame.midX - (isLeft ? width / 2 : width * (count - 0.5))
    let x = min(max(margin, wanted), size.width - margin - width * count)
    let height: CGFloat = size.width > 500 ? 40 : 46
    let frame = CGRect(
      x: x, y: key.frame.minY - 12 - height, width: width * count, height: height)
    let texts = [text] + key.alternatives
    return KeyAlternatives(
      key: key, texts: isLeft ? texts : texts.reversed(), frame: frame, start: point,
      selected: isLeft ? 0 : texts.count - 1)
  }
}

extension KeyAlternatives {
  /// From the cells to the edge of what they lie on, in points.
  package static let padding: CGFloat = 5

  fileprivate init(
    key: Key, texts: [String], frame: CGRect, start: CGPoint, selected: Int
  ) {
    self.key = key
    self.texts = texts
    self.frame = frame
    self.start = start
    self.selected = selected
  }
}
