package import Foundation
package import InterfaceStyles

/// The keys that are asked for: the keyboard type, its page, and the state of shift.
package struct KeyboardRequest: Hashable, Sendable {
  package var type: KeyboardType
  package var returnKey: ReturnKey
  package var page: KeyboardPage
  package var isUppercase: Bool
  /// Shows emoji instead of the page.
  package var emoji: EmojiCategory?

  package init(
    type: KeyboardType, returnKey: ReturnKey = .default, page: KeyboardPage = .letters,
    isUppercase: Bool = false, emoji: EmojiCategory? = nil
  ) {
    self.type = type
    self.returnKey = returnKey
    self.page = page
    self.isUppercase = isUppercase
    self.emoji = emoji
  }
}

/// The space of a keyboard: its size in points, its parts, and the sizes of its keys.
package struct KeyboardSpace: Hashable, Sendable {
  package var style: InterfaceStyle.Keys
  /// The width of the keyboard, in points.
  package var width: CGFloat
  /// The height of the predictive bar, in points; 0 without one.
  package var barHeight: CGFloat
  /// The height of the rows of keys, in points.
  package var keysHeight: CGFloat
  /// Height under the keys: globe and microphone row, home indicator.
  package var dockHeight: CGFloat

  package init(
    style: InterfaceStyle.Keys, width: CGFloat, barHeight: CGFloat, keysHeight: CGFloat,
    dockHeight: CGFloat
  ) {
    self.style = style
    self.width = width
    self.barHeight = barHeight
    self.keysHeight = keysHeight
    self.dockHeight = dockHeight
  }

  /// The height of the whole keyboard, in points.
  package var height: CGFloat { barHeight + keysHeight + dockHeight }
}

/// All keys of one page in their places; origin at the keyboard's top left corner, points.
package struct KeyboardGeometry: Hashable, Sendable {
  package var keys: [Key]
  package var size: CGSize
  /// The frame of the predictions; nil without a bar.
  package var bar: CGRect?
  /// The sizes that the keys were laid out with.
  package var style: InterfaceStyle.Keys
  /// Whether the keys are in two halves with space between them.
  package internal(set) var isSplit = false

  /// Lays out the keys that a request asks for, on a layout, in a space.
  package init(layout: KeyboardLayout, request: KeyboardRequest, room: KeyboardSpace) {
    style = room.style
    size = CGSize(width: room.width, height: room.height)
    bar =
      room.barHeight > 0
      ? CGRect(x: 0, y: 0, width: room.width, height: room.barHeight) : nil
    var planner = KeyLayoutEngine(layout: layout, request: request, room: room)
    keys = planner.plan()
  }

  /// The bar's equal cells, one for each prediction, in its middle; none without a bar.
  package var predictionCells: [CGRect] {
    guard let bar, !isSplit else { return [] }
    let count = style.predictions.count
    let width = style.predictions.width / CGFloat(count)
    return (0..<count).map {
      CGRect(
        x: bar.midX + (CGFloat($0) - CGFloat(count) / 2) * width, y: bar.minY, width: width,
        height: bar.height)
    }
  }

  /// Returns the key nearest to a point, if it is near enough; nil over the bar.
  ///
  /// There is no dead space between keys: a finger that lands in a gap, or beside a short row, means
  /// the nearest key.
  package func key(at point: CGPoint) -> Key? {
    if let bar, bar.contains(point) { return nil }
    return keys.min { distance($0, point) < distance($1, point) }
      .flatMap { distance($0, point) <= style.reach ? $0 : nil }
  }

  private func distance(_ key: Key, _ point: CGPoint) -> CGFloat {
    let dx = max(key.frame.minX - point.x, 0, point.x - key.frame.maxX)
    let dy = max(key.frame.minY - point.y, 0, point.y - key.frame.maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
