import DisplayList
import InterfaceStyles
import KeyboardAvoidance
import DeviceProfiles
import Foundation
import Simulation
import Typography

extension ScreenPicture {
  // MARK: Navigation bar

  var navigationBar: [DrawCommand] {
    guard let frame = phone.navigationBarFrame, let bar = phone.scene.navigationBar,
      let titleBar = phone.chrome.titleBar
    else { return [] }
    let box = CGRect(
      x: frame.minX, y: titleBar.minY, width: frame.width, height: titleBar.height - 1)
    let title = text.truncated(
      bar.title, phone.style.typography.font(17, .semibold), theme.label.faded(smallTitleOpacity),
      in: titleBox(beside: bar.back, in: box), align: .center)
    return ground(of: frame) + largeTitle(bar.title, from: titleBar.maxY, in: frame)
      + [title].compactMap { $0 } + back(bar.back, in: box)
  }

  /// While a large title is seen the bar is part of the page; over the form it is a bar.
  private func ground(of frame: CGRect) -> [DrawCommand] {
    let travel = phone.largeTitleTravel - phone.chrome.largeTitleHeight
    let solid = phone.chrome.largeTitleHeight > 0 ? Double(min(max(0, travel / 10), 1)) : 1
    let edge = Hairline(
      .horizontal, from: CGPoint(x: frame.minX, y: frame.maxY), length: frame.width)
    let page: [DrawCommand] =
      solid < 1 ? [.fill(frame, theme.background(of: phone.scene.body))] : []
    guard solid > 0 else { return page }
    return page + [
      .fill(frame, theme.bar.faded(solid)), .hairline(edge, theme.barEdge.faded(solid)),
    ]
  }

  /// The small title comes while the large one goes under the bar.
  private var smallTitleOpacity: Double {
    let height = phone.chrome.largeTitleHeight
    guard height > 0 else { return 1 }
    return Double(min(max(0, (phone.largeTitleTravel - height + 20) / 14), 1))
  }

  /// The title in large letters, which goes with the form's beginning under the bar above it.
  private func largeTitle(_ title: String, from top: CGFloat, in frame: CGRect) -> [DrawCommand] {
    let height = phone.chrome.largeTitleHeight
    let bottom = frame.maxY - phone.chrome.searchHeight
    guard height > 0, bottom > top else { return [] }
    let inset = phone.style.cards.sideInset
    let side = phone.chrome.deviceSafeArea.left + inset
    let box = CGRect(
      x: frame.minX + side, y: bottom - height + 3, width: max(0, frame.width - 2 * side),
      height: 41)
    let line = text.truncated(
      title, phone.style.typography.font(34, .bold), theme.label, in: box, align: leading)
    let window = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    return [.group(Group(clip: window, [line].compactMap { $0 }))]
  }

  /// The title stays in the bar's middle, so both sides keep the room that the way back takes.
  private func titleBox(beside back: String?, in box: CGRect) -> CGRect {
    let side =
      back.map { backBox($0, in: box).maxX - box.minX } ?? phone.chrome.deviceSafeArea.left
    return CGRect(
      x: box.minX + side + 8, y: box.minY, width: max(0, box.width - 2 * (side + 8)),
      height: box.height)
  }

  /// Where the title of the button that leads back stands: at most three tenths of the bar.
  private func backBox(_ title: String, in box: CGRect) -> CGRect {
    let width = min(phone.ruler.width(of: title, in: backFont), box.width * 0.3)
    return CGRect(
      x: box.minX + phone.chrome.deviceSafeArea.left + 25, y: box.minY, width: width,
      height: box.height)
  }

  private var backFont: Font { phone.style.typography.font(17) }

  private func back(_ title: String?, in box: CGRect) -> [DrawCommand] {
    guard let title else { return [] }
    let left = box.minX + phone.chrome.deviceSafeArea.left
    let place = readingRect(backBox(title, in: box))
    let label = text.truncated(title, backFont, theme.tint, in: place)
    let icon = readingRect(CGRect(x: left + 14.5, y: box.midY, width: 0, height: 0))
    return readingIcon(.back).draw(at: icon.origin, theme.tint) + [label].compactMap { $0 }
  }

  // MARK: Toolbar and search field

  var toolbar: [DrawCommand] {
    guard let frame = phone.chrome.toolbar else { return [] }
    return [
      .fill(frame, theme.bar),
      .hairline(Hairline(.horizontal, from: frame.origin, length: frame.width), theme.barEdge),
    ]
  }

  /// What stands in the navigation bar or in the toolbar as rows of their own.
  func barRows(_ placement: SceneLayout.CoordinateSpace) -> [DrawCommand] {
    let rows = phone.form.bars.rows.filter { $0.placement == placement }
    guard !rows.isEmpty else { return [] }
    let origin = phone.onScreen(.zero, placement).origin
    return [.group(Group(offset: origin, rows.flatMap { row($0, in: $0.frame) }))]
  }

  // MARK: Tab bar

  var tabBar: [DrawCommand] {
    guard let frame = phone.chrome.tabBar else { return [] }
    let bottom = phone.chrome.deviceSafeArea.bottom
    let box = CGRect(
      x: frame.minX + phone.chrome.deviceSafeArea.left, y: frame.minY,
      width: frame.width - 2 * phone.chrome.deviceSafeArea.left, height: frame.height - bottom)
    let width = box.width / CGFloat(phone.scene.tabBar.count)
    let items = phone.scene.tabBar.enumerated().flatMap { index, item in
      tab(
        item, isSelected: index == 0,
        in: readingRect(
          CGRect(
            x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height)))
    }
    return [
      .fill(frame, theme.bar),
      .hairline(
        Hairline(.horizontal, from: frame.origin, length: frame.width), theme.barEdge),
    ] + items
  }

  /// Icon over title; side by side where the bar is low or wide.
  private func tab(
    _ item: Scene.TabItem, isSelected: Bool, in box: CGRect
  ) -> [DrawCommand] {
    let color = isSelected ? theme.tint : theme.inactiveTab
    let isSideBySide = box.height < 45 || phone.settings.device.kind == .pad
    let icon = Icon.tab(item.icon)
    guard isSideBySide else {
      let title = text.truncated(
        item.title, phone.style.typography.font(10, .medium), color,
        in: CGRect(x: box.minX + 2, y: box.minY + 34, width: max(0, box.width - 4), height: 13),
        align: .center)
      return icon.draw(at: CGPoint(x: box.midX, y: box.minY + 19), color)
        + [title].compactMap { $0 }
    }
    let font = phone.style.typography.font(13, .medium)
    let width = min(phone.ruler.width(of: item.title, in: font), max(0, box.width - 35))
    let left = box.midX - (width + 27) / 2
    let start = isRightToLeft ? left : left + 27
    let title = text.truncated(
      item.title, font, color,
      in: CGRect(x: start, y: box.minY, width: width, height: box.height))
    let middle = isRightToLeft ? left + width + 17 : left + 10
    return icon.draw(at: CGPoint(x: middle, y: box.midY), color, scale: 0.8)
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
