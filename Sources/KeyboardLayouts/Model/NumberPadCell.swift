/// A key of a phone's pads for numbers.
struct NumberPadCell {
  var action: KeyAction
  var label: String
  var sublabel: String?
  var style: Key.Style

  fileprivate static func digit(_ digit: String, _ letters: String?) -> NumberPadCell {
    NumberPadCell(action: .character(digit), label: digit, sublabel: letters, style: .letter)
  }

  fileprivate static func sign(_ sign: String, _ label: String? = nil) -> NumberPadCell {
    NumberPadCell(action: .character(sign), label: label ?? sign, sublabel: "", style: .letter)
  }

  fileprivate static let delete = NumberPadCell(
    action: .delete, label: "", sublabel: nil, style: .bare)
}

extension KeyboardLayout {
  /// Keys beside each other and below each other on a pad for numbers.
  static let (numberPadColumns, numberPadRows) = (3, 4)

  /// The keys of a pad for numbers, row by row; nil where there is none.
  func numberPad(_ type: KeyboardType, _ page: KeyboardPage) -> [NumberPadCell?] {
    if type == .phonePad, page == .symbols { return symbolCells }
    let letters = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = digits(for: type)
    let cells: [NumberPadCell?] = (1...9).map { .digit(digits[$0], letters[$0]) }
    return cells + [lowerLeft(for: type), .digit(digits[0], ""), .delete]
  }

  /// The characters of a telephone number besides digits; these signs mean pause and wait.
  private var symbolCells: [NumberPadCell?] {
    [
      nil, nil, nil, .sign(",", "pause"), nil, .sign(";", "wait"), .sign("*"), nil, .sign("#"),
      NumberPadCell(action: .page(.numbers), label: word(.numbers), sublabel: nil, style: .bare),
      .sign("+"), .delete,
    ]
  }

  /// The language's digits from 0 on; ASCII's where only those are wanted.
  private func digits(for type: KeyboardType) -> [String] {
    let ascii = (0...9).map { "\($0)" }
    guard type == .numberPad || type == .decimalPad else { return ascii }
    let own = (phonePages[.numbers]?.first ?? []).compactMap { cell -> String? in
      if case .character(let text) = cell { text } else { nil }
    }
    let values = own.map { $0.first?.wholeNumberValue }
    return (0...9).map { digit in values.firstIndex(of: digit).map { own[$0] } ?? ascii[digit] }
  }

  private func lowerLeft(for type: KeyboardType) -> NumberPadCell? {
    switch type {
    case .decimalPad:
      NumberPadCell(
        action: .character(decimalSeparator), label: decimalSeparator, sublabel: nil, style: .bare)
    case .phonePad:
      NumberPadCell(action: .page(.symbols), label: "+ * #", sublabel: nil, style: .bare)
    default: nil
    }
  }
}
