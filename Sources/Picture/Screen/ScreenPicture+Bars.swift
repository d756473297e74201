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
      let titleBar = phone.metrics.titleBar
    else { return [] }
    let box = CGRect(
      x: frame.minX, y: titleBar.minY, width: frame.width, height: titleBar.height - 1)
    let title = text.truncated(
      bar.title, style.barDrawing.titleFont, palette.label.faded(smallTitleOpacity),
      in: titleBox(beside: bar.back, in: box), align: .center)
    return surface(of: frame) + largeTitle(bar.title, from: titleBar.maxY, in: frame)
      + [title].compactMap { $0 } + back(bar.back, in: box)
  }

  /// While a large title is seen the bar is part of the page; over the form it is a bar.
  private func surface(of frame: CGRect) -> [DrawCommand] {
    let height = phone.metrics.largeTitleHeight
    let part = (phone.largeTitleTravel - height) / style.barDrawing.solidTravel
    let solid = height > 0 ? Double(min(max(0, part), 1)) : 1
    let edge = Hairline(
      .horizontal, from: CGPoint(x: frame.minX, y: frame.maxY), length: frame.width)
    let page: [DrawCommand] = solid < 1 ? [.fill(frame, background)] : []
    guard solid > 0 else { return page }
    return page + [
      .surface(frame, style.materials.bar, opacity: solid),
      .hairline(edge, palette.barEdge.faded(solid)),
    ]
  }

  /// The small title comes while the large one goes under the bar.
  private var smallTitleOpacity: Double {
    let height = phone.metrics.largeTitleHeight
    guard height > 0 else { return 1 }
    let bar = style.barDrawing
    let part = (phone.largeTitleTravel - height + bar.titleLead) / bar.titleTravel
    return Double(min(max(0, part), 1))
  }

  /// The title in large letters, which goes with the form's beginning under the bar above it.
  private func largeTitle(_ title: String, from top: CGFloat, in frame: CGRect) -> [DrawCommand] {
    let height = phone.metrics.largeTitleHeight
    let bottom = frame.maxY - phone.metrics.searchHeight
    guard height > 0, bottom > top else { return [] }
    let inset = phone.style.cards.sideInset
    let side = phone.metrics.deviceSafeArea.left + inset
    let box = CGRect(
      x: frame.minX + side, y: bottom - height + style.barDrawing.largeTitleTop,
      width: max(0, frame.width - 2 * side), height: style.barDrawing.largeTitleHeight)
    let line = text.truncated(
      title, style.barDrawing.largeTitleFont, palette.label, in: box, align: leading)
    let window = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    return [.group(Group(clip: window, [line].compactMap { $0 }))]
  }

  /// The title stays in the bar's middle, so both sides keep the space of the button that leads back.
  private func titleBox(beside back: String?, in box: CGRect) -> CGRect {
    let side =
      back.map { backBox($0, in: box).maxX - box.minX } ?? phone.metrics.deviceSafeArea.left
    let margin = style.barDrawing.titleMargin
    return CGRect(
      x: box.minX + side + margin, y: box.minY, width: max(0, box.width - 2 * (side + margin)),
      height: box.height)
  }

  /// Where the title of the button that leads back stands.
  private func backBox(_ title: String, in box: CGRect) -> CGRect {
    let bar = style.barDrawing
    let width = min(
      phone.ruler.width(of: title, in: bar.backFont), box.width * bar.backWidthShare)
    return CGRect(
      x: box.minX + phone.metrics.deviceSafeArea.left + bar.backTitleX, y: box.minY, width: width,
      height: box.height)
  }

  private func back(_ title: String?, in box: CGRect) -> [DrawCommand] {
    guard let title else { return [] }
    let left = box.minX + phone.metrics.deviceSafeArea.left
    let place = readingRect(backBox(title, in: box))
    let label = text.truncated(title, style.barDrawing.backFont, palette.tint, in: place)
    let icon = readingRect(
      CGRect(x: left + style.barDrawing.backIconX, y: box.midY, width: 0, height: 0))
    return readingIcon(.back).draw(at: icon.origin, palette.tint) + [label].compactMap { $0 }
  }

  // MARK: Toolbar and search field

  var toolbar: [DrawCommand] {
    guard let frame = phone.metrics.toolbar else { return [] }
    return bar(in: frame)
  }

  /// A bar with a line along its upper edge.
  func bar(in frame: CGRect) -> [DrawCommand] {
    [
      .surface(frame, style.materials.bar),
      .hairline(Hairline(.horizontal, from: frame.origin, length: frame.width), palette.barEdge),
    ]
  }

  /// What stands in the navigation bar or in the toolbar as rows of their own.
  func barRows(_ placement: SceneLayout.CoordinateSpace) -> [DrawCommand] {
    let rows = phone.layout.bars.rows.filter { $0.placement == placement }
    guard !rows.isEmpty else { return [] }
    let origin = phone.onScreen(.zero, placement).origin
    return [.group(Group(offset: origin, rows.flatMap { row($0, in: $0.frame) }))]
  }
}
