import KeyboardAvoidance
import DeviceProfiles
import Foundation
import Simulation

extension ScreenPicture {
  // MARK: Navigation bar

  var navigationBar: [DrawCommand] {
    guard let frame = phone.chrome.navigationBar, let bar = phone.scene.navigationBar else {
      return []
    }
    let status = max(0, phone.chrome.statusBar.maxY - frame.minY)
    let height = min(44, frame.height - status)
    let box = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height - 1)
    let title = text.truncated(
      bar.title, Font(size: 17, weight: .semibold), theme.label,
      in: titleBox(beside: bar.back, in: box), align: .center)
    return [
      .fill(frame, theme.bar),
      .hairline(
        Hairline(
          .horizontal, from: CGPoint(x: frame.minX, y: frame.maxY), length: frame.width),
        theme.barEdge),
    ] + [title].compactMap { $0 } + back(bar.back, in: box)
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
    let width = min(phone.ruler.width(of: title, in: Self.backFont), box.width * 0.3)
    return CGRect(
      x: box.minX + phone.chrome.deviceSafeArea.left + 25, y: box.minY, width: width,
      height: box.height)
  }

  private static let backFont = Font(size: 17)

  private func back(_ title: String?, in box: CGRect) -> [DrawCommand] {
    guard let title else { return [] }
    let left = box.minX + phone.chrome.deviceSafeArea.left
    let label = text.truncated(title, Self.backFont, theme.tint, in: backBox(title, in: box))
    return Icon.back.draw(at: CGPoint(x: left + 14.5, y: box.midY), theme.tint)
      + [label].compactMap { $0 }
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
        in: CGRect(
          x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height))
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
        item.title, Font(size: 10, weight: .medium), color,
        in: CGRect(x: box.minX + 2, y: box.minY + 34, width: max(0, box.width - 4), height: 13),
        align: .center)
      return icon.draw(at: CGPoint(x: box.midX, y: box.minY + 19), color)
        + [title].compactMap { $0 }
    }
    let font = Font(size: 13, weight: .medium)
    let width = min(phone.ruler.width(of: item.title, in: font), max(0, box.width - 35))
    let left = box.midX - (width + 27) / 2
    let title = text.truncated(
      item.title, font, color,
      in: CGRect(x: left + 27, y: box.minY, width: width, height: box.height))
    return icon.draw(at: CGPoint(x: left + 10, y: box.midY), color, scale: 0.8)
      + [title].compactMap { $0 }
  }

  // MARK: Status bar

  var statusBar: [DrawCommand] {
    let bar = phone.chrome.statusBar
    guard bar.height > 0 else { return [] }
    switch phone.settings.device.sensorHousing {
    case .island(let housing, _): return statusInEars(beside: housing, y: housing.midY)
    case .notch(let housing, _):
      // The flares at the edge end above the glyphs.
      return statusInEars(
        beside: housing.insetBy(dx: HousingPicture.flare, dy: 0),
        y: max(housing.midY, bar.height / 2) + 1)
    case .none: return phone.settings.device.kind == .pad ? padStatus : classicStatus
    }
  }

  /// Time at the left, symbols at the right, smaller where the ears beside the housing are narrow.
  private func statusInEars(beside housing: CGRect, y: CGFloat) -> [DrawCommand] {
    let screen = phone.chrome.screen.width
    let scale = min(1, (screen - housing.maxX - 16) / 76)
    let size: CGFloat = scale < 0.8 ? 15 : scale < 1 ? 16 : 17
    let time = text.line(
      "9:41", Font(size: size, weight: .semibold), theme.label,
      in: CGRect(x: 0, y: y - 11, width: housing.minX + 3, height: 22), align: .center)
    // The screen's round corner takes a part of a narrow ear.
    let left = min((housing.maxX + screen) / 2 - 38 * scale, screen - 13 - 76 * scale)
    func icon(_ icon: Icon, _ x: CGFloat) -> [DrawCommand] {
      icon.draw(at: CGPoint(x: left + x * scale, y: y), theme.label, scale: scale)
    }
    return [time].compactMap { $0 } + icon(.cellular, 9.5) + icon(.wifi, 33.5)
      + icon(.battery, 62)
  }

  /// The low bar over a screen without a housing: signal, time, battery.
  private var classicStatus: [DrawCommand] {
    let bar = phone.chrome.statusBar
    let time = text.line(
      "9:41", Font(size: 12, weight: .semibold), theme.label, in: bar, align: .center)
    return [time].compactMap { $0 }
      + Icon.cellular.draw(at: CGPoint(x: 15, y: bar.midY), theme.label, scale: 0.8)
      + Icon.wifi.draw(at: CGPoint(x: 34, y: bar.midY), theme.label, scale: 0.85)
      + Icon.battery.draw(at: CGPoint(x: bar.maxX - 19, y: bar.midY), theme.label, scale: 0.86)
  }

  private var padStatus: [DrawCommand] {
    let bar = phone.chrome.statusBar
    let time = text.line(
      "9:41", Font(size: 12, weight: .semibold), theme.label,
      in: CGRect(x: 18, y: 0, width: 60, height: bar.height))
    return [time].compactMap { $0 }
      + Icon.wifi.draw(at: CGPoint(x: bar.maxX - 54, y: bar.midY), theme.label, scale: 0.88)
      + Icon.battery.draw(at: CGPoint(x: bar.maxX - 28, y: bar.midY), theme.label, scale: 0.86)
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
