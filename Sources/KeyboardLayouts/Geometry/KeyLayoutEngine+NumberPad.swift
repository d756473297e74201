import Foundation
import InterfaceStyles

extension KeyLayoutEngine {
  /// Large keys in columns of equal width; what they are depends on the type.
  mutating func planNumberPad() {
    let pad = style.numberPad
    let (columns, rows) = (
      CGFloat(KeyboardLayout.numberPadColumns), CGFloat(KeyboardLayout.numberPadRows)
    )
    let left = self.left + pad.side
    let width = (style.blockWidth - 2 * pad.side - (columns - 1) * pad.gap) / columns
    let pitch = (room.keysHeight - pad.bottom - style.top + pad.gap) / rows
    for (index, cell) in layout.numberPad(request.type, request.page).enumerated() {
      guard let cell else { continue }
      let frame = CGRect(
        x: left + CGFloat(index % KeyboardLayout.numberPadColumns) * (width + pad.gap),
        y: room.barHeight + style.top + CGFloat(index / KeyboardLayout.numberPadColumns) * pitch,
        width: width, height: pitch - pad.gap)
      add(
        cell.action, label: cell.label, sublabel: cell.sublabel, style: cell.style, frame: frame)
    }
  }
}
