import Foundation

extension KeyLayoutEngine {
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

    static func digit(_ digit: String, _ letters: String?) -> PadCell {
      PadCell(action: .character(digit), label: digit, sublabel: letters, style: .letter)
    }

    static func sign(_ sign: String, _ label: String? = nil) -> PadCell {
      PadCell(action: .character(sign), label: label ?? sign, sublabel: "", style: .letter)
    }

    static let delete = PadCell(action: .delete, label: "", sublabel: nil, style: .bare)
  }

  private var padCells: [PadCell?] {
    if request.type == .phonePad, request.page == .symbols { return symbolCells }
    let letters = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = digits
    let cells: [PadCell?] = (1...9).map { .digit(digits[$0], letters[$0]) }
    return cells + [lowerLeft, .digit(digits[0], ""), .delete]
  }

  /// What a telephone number may have besides digits; pause and wait are written by these signs.
  private var symbolCells: [PadCell?] {
    [
      nil, nil, nil, .sign(",", "pause"), nil, .sign(";", "wait"), .sign("*"), nil, .sign("#"),
      PadCell(
        action: .page(.numbers), label: layout.word(.numbers), sublabel: nil, style: .bare),
      .sign("+"), .delete,
    ]
  }

  /// The language's digits from 0 on; ASCII's where only those are wanted.
  private var digits: [String] {
    let ascii = (0...9).map { "\($0)" }
    guard request.type == .numberPad || request.type == .decimalPad else { return ascii }
    let own = (layout.phonePages[.numbers]?.first ?? []).compactMap { cell -> String? in
      if case .character(let text) = cell { text } else { nil }
    }
    let values = own.map { $0.first?.wholeNumberValue }
    return (0...9).map { digit in values.firstIndex(of: digit).map { own[$0] } ?? ascii[digit] }
  }

  private var lowerLeft: PadCell? {
    switch request.type {
    case .decimalPad:
      PadCell(
        action: .character(layout.decimalSeparator), label: layout.decimalSeparator, sublabel: nil,
        style: .bare)
    case .phonePad:
      PadCell(action: .page(.symbols), label: "+ * #", sublabel: nil, style: .bare)
    default: nil
    }
  }
}
