import DisplayList
import Foundation
import InterfaceStyles
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
      return words(control.text, row) + Icon.updown.draw(at: middle, palette.secondaryLabel)
    }
  }

  private func words(_ value: String, _ row: SceneLayout.RowLayout) -> [DrawCommand] {
    [
      text.truncated(
        value, phone.layout.font(of: row), palette.secondaryLabel, in: row.textFrame,
        align: alignment(row.textAlignment))
    ].compactMap { $0 }
  }

  private func toggle(_ isOn: Bool, in frame: CGRect) -> [DrawCommand] {
    let margin = style.controlDrawing.knobMargin
    let side = frame.height - 2 * margin
    let isRight = isOn != isRightToLeft
    let knob = CGRect(
      x: isRight ? frame.maxX - margin - side : frame.minX + margin, y: frame.minY + margin,
      width: side, height: side)
    let shape = RoundedRect(knob, radius: side / 2)
    return [
      .roundedRect(
        RoundedRect(frame, radius: frame.height / 2), isOn ? palette.positive : palette.switchOff),
      .shadow(shape, style.shadows.switchKnob),
      .roundedRect(shape, palette.switchKnob),
    ]
  }

  /// Minus and plus with a line between them; the half that leads nowhere is faint.
  private func stepper(
    _ value: Int, _ range: ClosedRange<Int>, in frame: CGRect
  ) -> [DrawCommand] {
    let quarter = frame.width / 2 / 2
    let (minusX, plusX) =
      isRightToLeft
      ? (frame.maxX - quarter, frame.minX + quarter)
      : (frame.minX + quarter, frame.maxX - quarter)
    func color(_ isUsable: Bool) -> Color { isUsable ? palette.label : palette.placeholder }
    let margin = style.controlDrawing.stepperLineMargin
    let line = Hairline(
      .vertical, from: CGPoint(x: frame.midX, y: frame.minY + margin),
      length: frame.height - 2 * margin)
    return [
      .roundedRect(RoundedRect(frame, style.shapes.stepper), palette.control),
      .hairline(line, palette.placeholder),
    ] + Icon.minus.draw(at: CGPoint(x: minusX, y: frame.midY), color(value > range.lowerBound))
      + Icon.plus.draw(at: CGPoint(x: plusX, y: frame.midY), color(value < range.upperBound))
  }

  // MARK: Fields

  func clearButton(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard phone.showsClearButton(row), let frame = row.accessoryFrame else { return [] }
    return Icon.clear.draw(at: CGPoint(x: frame.midX, y: frame.midY), palette.clearButton)
  }

  func searchField(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    let margin = style.controlDrawing.searchIconX
    let x = isRightToLeft ? row.frame.maxX - margin : row.frame.minX + margin
    let icon = readingIcon(.search).draw(
      at: CGPoint(x: x, y: row.frame.midY), palette.secondaryLabel)
    return [.roundedRect(RoundedRect(row.frame, style.shapes.searchField), palette.control)] + icon
      + singleLine(row) + clearButton(row)
  }

  // MARK: Toolbar

  func barButton(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    [
      text.truncated(
        row.row.text, phone.layout.font(of: row), palette.tint, in: row.textFrame,
        align: alignment(row.textAlignment))
    ].compactMap { $0 }
  }
}
