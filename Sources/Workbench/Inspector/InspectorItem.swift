package import Foundation
import Picture
package import Simulation

/// One line of the inspector and its frame, in the window's points.
package struct InspectorItem: Hashable, Sendable {
  /// The kind of line, with its texts.
  package enum Content: Hashable, Sendable {
    case heading(String)
    /// A choice; a click opens its list.
    case picker(title: String, value: String)
    case segments([String], selected: Int)
    case toggle(title: String, isOn: Bool, keys: String)
    case phone(number: Int, title: String, detail: String, isActive: Bool)
    case value(title: String, text: String, tone: Tone)
    /// The values of all phones for one measurement.
    case columns(title: String, [Cell])
    case notification(time: String, name: String, detail: String)
  }

  /// One phone's value in a line of columns.
  package struct Cell: Hashable, Sendable {
    package var text: String
    package var tone: Tone = .plain
  }

  /// The meaning of a value's colour.
  package enum Tone: Hashable, Sendable { case plain, inset, good, bad }

  /// The effect of a click.
  package enum Click: Hashable, Sendable {
    case open(ListSource)
    /// Picks the entry of a list at this index.
    case pick(ListSource, Int)
    /// Turns the setting with this id on or off.
    case flip(String)
    case perform(Command)
    case showOrHide(SettingGroup)
    case activate(Int)
  }

  package var frame: CGRect
  package var content: Content
  /// The control of the line; nil if it only shows something.
  package var control: Control?
  /// The text of the tip; nil for none.
  package var tip: String?

  /// Returns the effect of a click at a point; nil for none.
  package func click(at point: CGPoint) -> Click? {
    guard frame.contains(point), let control else { return nil }
    guard case .segments(let titles, let selected) = content, case .list(let source) = control
    else { return control.click }
    let part = Int((point.x - frame.minX) / frame.width * CGFloat(titles.count))
    let index = min(max(0, part), titles.count - 1)
    return index == selected ? nil : .pick(source, index)
  }
}

extension Control {
  /// The effect of Space, Return or a click.
  package var click: InspectorItem.Click {
    switch self {
    case .list(let source): .open(source)
    case .flip(let id): .flip(id)
    case .group(let group): .showOrHide(group)
    case .toggle(let command): .perform(command)
    case .phone(let index): .activate(index)
    }
  }
}

extension [InspectorItem] {
  /// The controls in the order of the Tab key.
  package var controls: [Control] { compactMap(\.control) }
}
