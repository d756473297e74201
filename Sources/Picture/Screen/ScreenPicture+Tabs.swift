import DisplayList
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import Typography

extension ScreenPicture {
  var tabBar: [DrawCommand] {
    guard let frame = phone.metrics.tabBar else { return [] }
    let bottom = phone.metrics.deviceSafeArea.bottom
    let box = CGRect(
      x: frame.minX + phone.metrics.deviceSafeArea.left, y: frame.minY,
      width: frame.width - 2 * phone.metrics.deviceSafeArea.left, height: frame.height - bottom)
    let width = box.width / CGFloat(phone.scene.tabBar.count)
    let items = phone.scene.tabBar.enumerated().flatMap { index, item in
      tab(
        item, isSelected: index == 0,
        in: readingRect(
          CGRect(
            x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height)))
    }
    return bar(in: frame) + items
  }

  /// Icon over title; side by side where the bar is low.
  private func tab(
    _ item: Scene.TabItem, isSelected: Bool, in box: CGRect
  ) -> [DrawCommand] {
    let color = isSelected ? palette.tint : palette.inactiveTab
    return box.height < style.tabDrawing.stackedHeight
      ? sideBySide(item, color, in: box) : stacked(item, color, in: box)
  }

  private func stacked(_ item: Scene.TabItem, _ color: Color, in box: CGRect) -> [DrawCommand] {
    let tab = style.tabDrawing.stacked
    let line = CGRect(
      x: box.minX + tab.margin, y: box.minY + tab.titleY,
      width: max(0, box.width - 2 * tab.margin), height: tab.titleHeight)
    let title = text.truncated(item.title, tab.font, color, in: line, align: .center)
    let middle = CGPoint(x: box.midX, y: box.minY + tab.iconY)
    return Icon.tab(item.icon).draw(at: middle, color) + [title].compactMap { $0 }
  }

  private func sideBySide(_ item: Scene.TabItem, _ color: Color, in box: CGRect) -> [DrawCommand] {
    let tab = style.tabDrawing.sideBySide
    let lead = tab.iconWidth + tab.gap
    let width = min(
      phone.ruler.width(of: item.title, in: tab.font), max(0, box.width - (lead + tab.margins)))
    let left = box.midX - (width + lead) / 2
    let start = isRightToLeft ? left : left + lead
    let line = CGRect(x: start, y: box.minY, width: width, height: box.height)
    let title = text.truncated(item.title, tab.font, color, in: line)
    let half = tab.iconWidth / 2
    let middle = isRightToLeft ? left + width + (tab.gap + half) : left + half
    return Icon.tab(item.icon)
      .draw(at: CGPoint(x: middle, y: box.midY), color, scale: tab.iconScale)
      + [title].compactMap { $0 }
  }
}

extension Icon {
  /// The drawing of a tab's icon.
  static func tab(_ icon: Scene.TabItem.Icon) -> Icon {
    switch icon {
    case .book: .book
    case .person: .person
    case .gear: .gear
    case .star: .star
    case .list: .list
    }
  }
}
