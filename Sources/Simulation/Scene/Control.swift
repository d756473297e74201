/// What a switch, a stepper or a picker is set to, and what it can be set to.
package enum Control: Hashable, Sendable {
  /// A switch; a tap anywhere in its row turns it.
  case toggle(isOn: Bool)
  /// A number that goes up or down by one, and stays at the ends of its range.
  case stepper(value: Int, range: ClosedRange<Int>)
  /// One of some texts; it shows which, and a tap takes the next one: no menu opens.
  case picker(choices: [String], index: Int)

  /// The value in words, as the state report and the row show it.
  package var text: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .stepper(let value, _): "\(value)"
    case .picker(let choices, let index):
      choices.indices.contains(index) ? choices[index] : ""
    }
  }

  /// The half of a control that a finger meets.
  package enum Half: Hashable, Sendable {
    /// Lowers a stepper; for other controls it is as the other half.
    case minus
    /// Raises a stepper.
    case plus
  }

  /// Returns the control after a tap; a stepper at its end stays there.
  package func tapped(_ half: Half) -> Control {
    switch self {
    case .toggle(let isOn): return .toggle(isOn: !isOn)
    case .stepper(let value, let range):
      let next = half == .plus ? value + 1 : value - 1
      return .stepper(value: range.contains(next) ? next : value, range: range)
    case .picker(let choices, let index):
      return .picker(choices: choices, index: choices.isEmpty ? 0 : (index + 1) % choices.count)
    }
  }
}
