import DisplayList
import Foundation
import Picture
import Typography

/// Draws the lines that can be clicked.
extension InspectorPicture {
  static let pickerTitle = Font(size: 13)
  static let pickerValue = Font(size: 13, weight: .medium)
  /// Around what is written in a picker, and for its arrows.
  private static let pickerInset: (left: CGFloat, right: CGFloat) = (11, 25)

  /// Whether a picker's value has no room beside its title and stands below it.
  static func isTall(
    _ title: String, _ value: String, _ width: CGFloat, _ text: TextFitter
  ) -> Bool {
    text.width(of: title, pickerTitle) + text.width(of: value, pickerValue) + 12
      > width - pickerInset.left - pickerInset.right
  }

  func picker(_ title: String, _ value: String, in box: CGRect) -> [DrawCommand] {
    let inset = Self.pickerInset
    let inner = CGRect(
      x: box.minX + inset.left, y: box.minY, width: box.width - inset.left - inset.right,
      height: box.height)
    let isTall = Self.isTall(title, value, box.width, text)
    let top = CGRect(x: inner.minX, y: inner.minY + 4, width: inner.width, height: 18)
    let words =
      isTall
      ? text.line(title, Font(size: 11), style.dim, in: top)
        + text.line(value, Self.pickerValue, style.ink, in: top.offsetBy(dx: 0, dy: 18))
      : text.line(title, Self.pickerTitle, style.dim, in: inner)
        + text.line(value, Self.pickerValue, style.ink, in: inner, .right)
    return card(box) + words
      + Icon.updown.draw(at: CGPoint(x: box.maxX - 13, y: box.midY), style.dim)
  }

  /// The raised ground of a picker.
  private func card(_ box: CGRect) -> [DrawCommand] {
    let shape = RoundedRect(box, radius: 7)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.06), blur: 1.5, offset: CGPoint(x: 0, y: 1))),
      .roundedRect(shape, style.control), .border(shape, width: 0.5, dash: [], style.line),
    ]
  }

  func phone(
    _ number: Int, _ title: String, _ detail: String, _ isActive: Bool, in box: CGRect
  ) -> [DrawCommand] {
    let mark = CGRect(x: box.minX + 11, y: box.minY, width: 14, height: box.height)
    let rest = CGRect(
      x: box.minX + 33, y: box.minY, width: box.width - 44, height: box.height)
    let edge = RoundedRect(box, radius: 7)
    let font = Font(size: 13, weight: isActive ? .semibold : .regular)
    let top = CGRect(x: rest.minX, y: rest.minY + 4, width: rest.width, height: 20)
    let words =
      Self.isTall(title, detail, box.width - 12, text)
      ? text.line(title, font, style.ink, in: top)
        + text.line(detail, Font(size: 11), style.dim, in: top.offsetBy(dx: 0, dy: 18))
      : pair(title, font, style.ink, detail, Font(size: 11), style.dim, in: rest)
    return card(box)
      + (isActive ? [.border(edge, width: 1.5, dash: [], style.accent.faded(0.7))] : [])
      + text.line("\(number)", Font(size: 12), style.dim, in: mark) + words
  }

  func segments(
    _ titles: [String], _ selected: Int, in box: CGRect
  ) -> [DrawCommand] {
    let width = box.width / CGFloat(titles.count)
    let cells = titles.indices.map {
      CGRect(x: box.minX + CGFloat($0) * width, y: box.minY, width: width, height: box.height)
    }
    let knob = RoundedRect(cells[selected].insetBy(dx: 2, dy: 2), radius: 5.5)
    return [
      .roundedRect(RoundedRect(box, radius: 7), style.track),
      .shadow(knob, Shadow(Color(0, opacity: 0.16), blur: 2, offset: CGPoint(x: 0, y: 1))),
      .roundedRect(knob, style.knob),
    ]
      + titles.indices.flatMap {
        text.line(
          titles[$0], Font(size: 12, weight: $0 == selected ? .semibold : .regular), style.ink,
          in: cells[$0].insetBy(dx: 4, dy: 0), .center)
      }
  }

  func toggle(
    _ title: String, _ isOn: Bool, _ keys: String, in box: CGRect
  ) -> [DrawCommand] {
    let track = CGRect(x: box.maxX - 36, y: box.minY + 1, width: 36, height: 22)
    let knob = RoundedRect(
      CGRect(x: track.minX + (isOn ? 16 : 2), y: track.minY + 2, width: 18, height: 18), radius: 9)
    let beside = CGRect(x: box.minX, y: box.minY, width: box.width - 44, height: box.height)
    return pair(
      title, Font(size: 13), style.ink, keys, Font(size: 11), style.dim, in: beside) + [
        .roundedRect(RoundedRect(track, radius: 11), isOn ? OverlayColor.clear : style.off),
        .shadow(knob, Shadow(Color(0, opacity: 0.25), blur: 2, offset: CGPoint(x: 0, y: 1))),
        .roundedRect(knob, .white),
      ]
  }
}
