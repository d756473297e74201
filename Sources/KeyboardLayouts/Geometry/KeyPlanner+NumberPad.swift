import Foundation

extension KeyPlanner {
  /// Twelve large keys in three columns; the lower left one depends on the type.
  mutating func planNumberPad() {
    let gap: CGFloat = 6
    let side: CGFloat = 6
    let left = self.left + side
    let width = (metrics.blockWidth - 2 * side - 2 * gap) / 3
    let pitch = (room.keysHeight - 4 - metrics.top + gap) / 4
    for (index, cell) in padCells.enumerated() {
      guard let cell else { continue }
      let frame = CGRect(
        x: left + CGFloat(index % 3) * (width + gap),
        y: room.barHeight + metrics.top + CGFloat(index / 3) * pitch,
        width: width, height: pitch - gap)
      add(
        cell.action, label: cell.label, sublabel: cell.sublabel, style: cell.style, frame: frame)
    }
  }

  private struct PadCell {
    var action: KeyAction
    var label: String
    var sublabel: String?
    var style: Key.Style

    static func digit(_ digit: Int, _ letters: String?) -> PadCell {
      PadCell(
        action: .character("\(digit)"), label: "\(digit)", sublabel: letters, style: .letter)
    }
  }

  private var padCells: [PadCell?] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits: [PadCell?] = letters.enumerated().map { .digit($0.offset + 1, $0.element) }
    let delete = PadCell(action: .delete, label: "", sublabel: nil, style: .bare)
    return digits + [lowerLeft, .digit(0, ""), delete]
  }

  private var lowerLeft: PadCell? {
    switch request.type {
    case .decimalPad:
      PadCell(
        action: .character(layout.decimalSeparator), label: layout.decimalSeparator, sublabel: nil,
        style: .bare)
    case .phonePad:
      PadCell(action: .character("+"), label: "+ * #", sublabel: nil, style: .bare)
    default: nil
    }
  }
}
