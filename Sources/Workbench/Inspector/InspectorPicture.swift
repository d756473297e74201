import Foundation
import Picture
import Simulation

/// Draws the inspector's lines.
struct InspectorPicture {
  let style: WorkbenchStyle
  let text: TextPlacement

  init(style: WorkbenchStyle, ruler: any TextMeasuring) {
    self.style = style
    text = TextPlacement(ruler: ruler)
  }

  func commands(_ items: [InspectorItem], in frame: CGRect) -> [DrawCommand] {
    [
      .fill(frame, style.panel),
      .hairline(Hairline(.vertical, from: frame.origin, length: frame.height), style.line),
    ] + items.flatMap(draw)
  }

  private func draw(_ item: InspectorItem) -> [DrawCommand] {
    let box = item.frame
    switch item.content {
    case .heading(let title):
      return line(title, 11, .semibold, style.dim, box)
    case .picker(let title, let value): return picker(title, value, in: box)
    case .segments(let titles, let selected): return segments(titles, selected, in: box)
    case .toggle(let title, let isOn, let keys): return toggle(title, isOn, keys, in: box)
    case .value(let title, let value, let tone):
      return line(title, 12, .regular, style.dim, box)
        + line(value, 12, .medium, color(of: tone), box, .right)
    case .notification(let time, let name, let detail):
      return line(time, 11, .regular, style.dim, box)
        + line(name, 12, .medium, style.ink, box.offsetBy(dx: 54, dy: 0))
        + line(detail, 11, .regular, style.dim, box, .right)
    }
  }

  private func color(of tone: InspectorItem.Tone) -> Color {
    switch tone {
    case .plain: style.ink
    case .inset: OverlayColor.keyboard
    case .good: style.good
    case .bad: style.bad
    }
  }

  private func line(
    _ words: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color, _ box: CGRect,
    _ align: TextPlacement.Alignment = .left
  ) -> [DrawCommand] {
    [text.truncated(words, Font(size: size, weight: weight), color, in: box, align: align)]
      .compactMap { $0 }
  }

  private func picker(_ title: String, _ value: String, in box: CGRect) -> [DrawCommand] {
    let shape = RoundedRect(box, radius: 7)
    let inner = box.insetBy(dx: 11, dy: 0)
    let right = CGRect(x: inner.minX + 70, y: box.minY, width: inner.width - 84, height: box.height)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.06), blur: 1.5, offset: CGPoint(x: 0, y: 1))),
      .roundedRect(shape, style.control), .border(shape, width: 0.5, dash: [], style.line),
    ] + line(title, 13, .regular, style.dim, inner)
      + line(value, 13, .medium, style.ink, right, .right)
      + Icon.updown.draw(at: CGPoint(x: box.maxX - 13, y: box.midY), style.dim)
  }

  private func segments(
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
        line(
          titles[$0], 12, $0 == selected ? .semibold : .regular, style.ink, cells[$0], .center)
      }
  }

  private func toggle(
    _ title: String, _ isOn: Bool, _ keys: String, in box: CGRect
  ) -> [DrawCommand] {
    let track = CGRect(x: box.maxX - 36, y: box.minY + 1, width: 36, height: 22)
    let knob = RoundedRect(
      CGRect(x: track.minX + (isOn ? 16 : 2), y: track.minY + 2, width: 18, height: 18), radius: 9)
    let beside = CGRect(x: box.minX, y: box.minY, width: box.width - 44, height: box.height)
    return line(title, 13, .regular, style.ink, box)
      + line(keys, 11, .regular, style.dim, beside, .right) + [
        .roundedRect(RoundedRect(track, radius: 11), isOn ? OverlayColor.clear : style.off),
        .shadow(knob, Shadow(Color(0, opacity: 0.25), blur: 2, offset: CGPoint(x: 0, y: 1))),
        .roundedRect(knob, .white),
      ]
  }
}
