import Foundation

extension KeyLayoutEngine {
  private static let stripHeight: CGFloat = 36
  /// Room that an emoji wants, in points.
  private static let cell = CGSize(width: 46, height: 40)

  /// As many of a category's emoji as there is room for, and under them the categories.
  mutating func planEmoji(_ category: EmojiCategory) {
    let top = room.barHeight + metrics.top
    let height = room.keysHeight - metrics.top - Self.stripHeight - 4
    let columns = max(8, Int(rowWidth / Self.cell.width))
    let rows = max(1, Int(height / Self.cell.height))
    let size = CGSize(width: rowWidth / CGFloat(columns), height: height / CGFloat(rows))
    for (index, text) in category.emoji.prefix(columns * rows).enumerated() {
      let origin = CGPoint(
        x: left + metrics.side + CGFloat(index % columns) * size.width,
        y: top + CGFloat(index / columns) * size.height)
      add(.character(text), style: .bare, frame: CGRect(origin: origin, size: size))
    }
    placeCategories()
    placeDock()
  }

  /// The way back to the letters, the categories, and delete.
  private mutating func placeCategories() {
    let actions =
      [.page(.letters)] + EmojiCategory.allCases.map(KeyAction.emojiCategory) + [.delete]
    let wide = metrics.pageKeyWidth
    let narrow = (rowWidth - 2 * wide) / CGFloat(EmojiCategory.allCases.count)
    var x = left + metrics.side
    for action in actions {
      var isWide = true
      if case .emojiCategory = action { isWide = false }
      let frame = CGRect(
        x: x, y: room.barHeight + room.keysHeight - Self.stripHeight - 2,
        width: isWide ? wide : narrow, height: Self.stripHeight)
      add(action, style: .bare, frame: frame)
      x = frame.maxX
    }
  }
}
