import Foundation
import InterfaceStyles

extension KeyLayoutEngine {
  /// As many of a category's emoji as there is room for, and under them the categories.
  mutating func planEmoji(_ category: EmojiCategory) {
    let top = room.barHeight + style.top
    let emoji = style.emoji
    let height =
      room.keysHeight - style.top - emoji.categoriesHeight
      - (emoji.categoriesGap + emoji.categoriesBottom)
    let columns = max(emoji.fewestColumns, Int(rowWidth / emoji.cell.width))
    let rows = max(1, Int(height / emoji.cell.height))
    let size = CGSize(width: rowWidth / CGFloat(columns), height: height / CGFloat(rows))
    for (index, text) in category.emoji.prefix(columns * rows).enumerated() {
      let origin = CGPoint(
        x: start + CGFloat(index % columns) * size.width,
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
    let wide = style.pageKeyWidth
    let narrow = (rowWidth - 2 * wide) / CGFloat(EmojiCategory.allCases.count)
    var x = start
    for action in actions {
      var isWide = true
      if case .emojiCategory = action { isWide = false }
      let frame = CGRect(
        x: x,
        y: room.barHeight + room.keysHeight - style.emoji.categoriesHeight
          - style.emoji.categoriesBottom,
        width: isWide ? wide : narrow, height: style.emoji.categoriesHeight)
      add(action, style: .bare, frame: frame)
      x = frame.maxX
    }
  }
}
