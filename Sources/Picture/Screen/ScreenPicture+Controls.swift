import DisplayList
import Foundation
import Simulation

/// Switches, steppers, pickers, search fields and toolbar buttons.
extension ScreenPicture {
  /// The control at a row's end, and beside it in words what it is set to.
  func control(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard let control = phone.control(of: row), let frame = row.accessoryFrame else { return [] }
    switch control {
    case .toggle(let isOn): return toggle(isOn, in: frame)
    case .stepper(let value, let range):
      return words(control.text, row) + stepper(value, range, in: frame)
    case .picker:
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return words(control.text, row) + Icon.updown.draw(at: middle, theme.secondaryLabel)
    }
  }

  private func words(_ value: String, _ row: SceneLayout.RowLayout) -> [DrawCommand] {
    [
      text.truncated(
        value, phone.form.font(of: row), theme.secondaryLabel, in: row.textFrame,
        align: alignment(row.textAlignment))
    ].compactMap { $0 }
  }

  private func toggle(_ isOn: Bool, in frame: CGRect) -> [DrawCommand] {
    let side = frame.height - 4
    let isRight = isOn != isRightToLeft
    let knob = CGRect(
      x: isRight ? frame.maxX - 2 - side : frame.minX + 2, y: frame.minY + 2, width: side,
      height: side)
    let shape = RoundedRect(knob, radius: side / 2)
    return [
      .roundedRect(
        RoundedRect(frame, radius: frame.height / 2), isOn ? theme.green : theme.track),
      .shadow(shape, Shadow(Color(0, opacity: 0.18), blur: 6, offset: CGPoint(x: 0, y: 3))),
      .roundedRect(shape, theme.knob),
    ]
  }

  /// Minus and plus with a line between them; the half that leads nowhere is faint.
  private func stepper(
    _ value: Int, _ range: ClosedRange<Int>, in frame: CGRect
  ) -> [DrawCommand] {
    let quarter = frame.width / 4
    let (minusX, plusX) =
      isRightToLeft
      ? (frame.maxX - quarter, frame.minX + quarter)
      : (frame.minX + quarter, frame.maxX - quarter)
    func color(_ isUsable: Bool) -> Color { isUsable ? theme.label : theme.placeholder }
    let line = Hairline(
      .vertical, from: CGPoint(x: frame.midX, y: frame.minY + 7), length: frame.height - 14)
    return [
      .roundedRect(RoundedRect(frame, radius: 8), theme.control),
      .hairline(line, theme.placeholder),
    ] + Icon.minus.draw(at: CGPoint(x: minusX, y: frame.midY), color(value > range.lowerBound))
      + Icon.plus.draw(at: CGPoint(x: plusX, y: frame.midY), color(value < range.upperBound))
  }

  // MARK: Fields

  func clearButton(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard phone.showsClearButton(row), let frame = row.accessoryFrame else { return [] }
    return Icon.clear.draw(at: CGPoint(x: frame.midX, y: frame.midY), theme.clearButton)
  }

  func searchField(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    let x = isRightToLeft ? row.frame.maxX - 16 : row.frame.minX + 16
    let icon = readingIcon(.search).draw(
      at: CGPoint(x: x, y: row.frame.midY), theme.secondaryLabel)
    return [.roundedRect(RoundedRect(row.frame, radius: 10), theme.control)] + icon
      + singleLine(row) + clearButton(row)
  }

  // MARK: Toolbar

  func barButton(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    [
      text.truncated(
        row.row.text, phone.form.font(of: row), theme.tint, in: row.textFrame,
        align: alignment(row.textAlignment))
    ].compactMap { $0 }
  }
}
