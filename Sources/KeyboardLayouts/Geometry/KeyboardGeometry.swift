package import DeviceProfiles
package import Foundation

/// What a keyboard must show.
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

/// The room a keyboard has: its size on the screen and how that is divided.
package struct KeyboardSpace: Hashable, Sendable {
  package var kind: DeviceKind
  package var screen: CGSize
  /// Height of the bar of predictions, 0 where there is none.
  package var barHeight: CGFloat
  package var keysHeight: CGFloat
  /// Height under the keys: globe and microphone row, home indicator.
  package var dockHeight: CGFloat
  package var hasHomeIndicator: Bool

  package init(
    kind: DeviceKind, screen: CGSize, barHeight: CGFloat, keysHeight: CGFloat, dockHeight: CGFloat,
    hasHomeIndicator: Bool
  ) {
    self.kind = kind
    self.screen = screen
    self.barHeight = barHeight
    self.keysHeight = keysHeight
    self.dockHeight = dockHeight
    self.hasHomeIndicator = hasHomeIndicator
  }

  package var height: CGFloat { barHeight + keysHeight + dockHeight }

  /// Whether letters have five rows, with the digits above them, as on iPads of 12.9 and 13 inches.
  package var hasFiveRows: Bool { kind == .pad && min(screen.width, screen.height) >= 1024 }

  /// Whether globe and microphone stand under the keys, as on upright phones without a home button.
  package var hasDockRow: Bool {
    kind == .phone && hasHomeIndicator && screen.height > screen.width
  }

  /// Whether they stand beside the keys, as on such phones held sideways.
  package var hasDockSides: Bool {
    kind == .phone && hasHomeIndicator && screen.height <= screen.width
  }
}

/// All keys of one page in their places; origin at the keyboard's top left corner, points.
package struct KeyboardGeometry: Hashable, Sendable {
  package var keys: [Key]
  package var size: CGSize
  /// Where predictions are shown; nil without a bar.
  package var bar: CGRect?
  package var metrics: KeyMetrics
  /// Whether the keys are in two halves, with room between them.
  package internal(set) var isSplit = false

  package init(layout: KeyboardLayout, request: KeyboardRequest, room: KeyboardSpace) {
    metrics = KeyMetrics(kind: room.kind, screen: room.screen, keysHeight: room.keysHeight)
    size = CGSize(width: room.screen.width, height: room.height)
    bar =
      room.barHeight > 0
      ? CGRect(x: 0, y: 0, width: room.screen.width, height: room.barHeight) : nil
    var planner = KeyLayoutEngine(layout: layout, request: request, room: room, metrics: metrics)
    keys = planner.plan()
    metrics = planner.metrics
  }

  /// The bar's three equal cells, one for each prediction, in its middle; none without a bar.
  package var predictionCells: [CGRect] {
    guard let bar, !isSplit else { return [] }
    let width = metrics.predictionsWidth / 3
    return (0..<3).map {
      CGRect(
        x: bar.midX + (CGFloat($0) - 1.5) * width, y: bar.minY, width: width, height: bar.height)
    }
  }

  /// Returns the key nearest to a point, if it is near enough; nil over the bar.
  ///
  /// There is no dead space between keys: a finger that lands in a gap, or beside a short row, means
  /// the nearest key.
  package func key(at point: CGPoint) -> Key? {
    if let bar, bar.contains(point) { return nil }
    return keys.min { distance($0, point) < distance($1, point) }
      .flatMap { distance($0, point) <= metrics.reach ? $0 : nil }
  }

  private func distance(_ key: Key, _ point: CGPoint) -> CGFloat {
    let dx = max(key.frame.minX - point.x, 0, point.x - key.frame.maxX)
    let dy = max(key.frame.minY - point.y, 0, point.y - key.frame.maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
