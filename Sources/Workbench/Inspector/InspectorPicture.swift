import DisplayList
import Foundation
import Picture
import Simulation
import Typography

/// Draws the inspector's lines.
struct InspectorPicture {
  let style: WorkbenchStyle
  let text: TextFitter
  var focused: Control?

  /// - Parameter isOverStage: whether it lies over the phones and casts a shadow on them.
  func commands(
    _ items: [InspectorItem], in frame: CGRect, isOverStage: Bool
  ) -> [DrawCommand] {
    let shadow = Shadow(Color(0, opacity: 0.25), blur: 30)
    let ground: [DrawCommand] = [
      .fill(frame, style.panel),
      .hairline(Hairline(.vertical, from: frame.origin, length: frame.height), style.line),
    ]
    let shown = items.filter { $0.frame.insetBy(dx: -6, dy: -6).intersects(frame) }
    return (isOverStage ? [.shadow(RoundedRect(frame, radius: 0), shadow)] : []) + ground
      + [.group(Group(clip: frame, shown.flatMap(draw) + shown.flatMap(ring)))]
  }

  /// The ring around the control that has the keys.
  private func ring(_ item: InspectorItem) -> [DrawCommand] {
    guard let focused, item.control == focused else { return [] }
    let box = item.frame.insetBy(dx: -4, dy: isBoxed(item) ? -4 : -2)
    return [.border(RoundedRect(box, radius: 10), width: 2, dash: [], style.accent)]
  }

  private func isBoxed(_ item: InspectorItem) -> Bool {
    switch item.content {
    case .picker, .segments, .phone: true
    default: false
    }
  }

  private func draw(_ item: InspectorItem) -> [DrawCommand] {
    let box = item.frame
    switch item.content {
    case .heading(let title):
      return text.line(title, Font(size: 11, weight: .semibold), style.dim, in: box)
    case .picker(let title, let value): return picker(title, value, in: box)
    case .segments(let titles, let selected): return segments(titles, selected, in: box)
    case .toggle(let title, let isOn, let keys): return toggle(title, isOn, keys, in: box)
    case .phone(let number, let title, let detail, let isActive):
      return phone(number, title, detail, isActive, in: box)
    case .value(let title, let value, let tone):
      return pair(
        title, Font(size: 12), style.dim, value, Font(size: 12, weight: .medium),
        color(of: tone), in: box)
    case .columns(let title, let cells): return columns(title, cells, in: box)
    case .notification(let time, let name, let detail):
      let clock = Font(size: 11)
      let start = max(54, text.width(of: time, clock) + 8)
      let rest = CGRect(
        x: box.minX + start, y: box.minY, width: box.width - start, height: box.height)
      return text.line(time, clock, style.dim, in: box)
        + pair(
          name, Font(size: 12, weight: .medium), style.ink, detail, clock, style.dim, in: rest)
    }
  }

  private func color(of tone: InspectorItem.Tone) -> Color {
    switch tone {
    case .plain: style.ink
    case .inset: style.inset
    case .good: style.good
    case .bad: style.bad
    }
  }

  /// Words at the left and at the right; the left ones make room.
  func pair(
    _ left: String, _ leftFont: Font, _ leftColor: Color, _ right: String, _ rightFont: Font,
    _ rightColor: Color, in box: CGRect
  ) -> [DrawCommand] {
    let least = min(box.width * 0.4, text.width(of: left, leftFont))
    let room = CGRect(
      x: box.minX + least + 8, y: box.minY, width: box.width - least - 8, height: box.height)
    let font = text.fitting(right, rightFont, in: room.width)
    let taken = right.isEmpty ? 0 : min(text.width(of: right, font), room.width) + 8
    let rest = CGRect(
      x: box.minX, y: box.minY, width: max(0, box.width - taken), height: box.height)
    return text.line(left, leftFont, leftColor, in: rest)
      + text.line(right, rightFont, rightColor, in: room, .right)
  }

  private func columns(
    _ title: String, _ cells: [InspectorItem.Cell], in box: CGRect
  ) -> [DrawCommand] {
    let width = min(72, (box.width - 96) / CGFloat(max(1, cells.count)))
    let start = box.maxX - width * CGFloat(cells.count)
    let head = CGRect(x: box.minX, y: box.minY, width: start - box.minX, height: box.height)
    return text.line(title, Font(size: 12), style.dim, in: head)
      + cells.enumerated().flatMap { index, cell in
        text.line(
          cell.text, Font(size: 12, weight: .medium), color(of: cell.tone),
          in: CGRect(
            x: start + CGFloat(index) * width + 4, y: box.minY, width: width - 4,
            height: box.height), .right)
      }
  }
}
