package import Foundation
import Picture
package import Simulation

/// One line of the inspector in its place, in the window's points.
package struct InspectorItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case heading(String)
    /// A choice that a click opens a list for.
    case picker(title: String, value: String)
    case segments([String], selected: Int)
    case toggle(title: String, isOn: Bool, keys: String)
    case phone(number: Int, title: String, detail: String, isActive: Bool)
    case value(title: String, text: String, tone: Tone)
    /// The same value of each phone.
    case columns(title: String, [Cell])
    case notification(time: String, name: String, detail: String)
  }

  package struct Cell: Hashable, Sendable {
    package var text: String
    package var tone: Tone = .plain
  }

  /// What a value's colour says.
  package enum Tone: Hashable, Sendable { case plain, inset, good, bad }

  /// What a click means.
  package enum Click: Hashable, Sendable {
    case open(ListSource)
    /// Picks the entry of a list at this place.
    case pick(ListSource, Int)
    /// Turns the setting with this id on or off.
    case flip(String)
    case perform(Command)
    case showOrHide(SettingGroup)
    case activate(Int)
  }

  package var frame: CGRect
  package var content: Content
  package var control: Control?
  /// What a person reads who waits over the line; nil where it speaks for itself.
  package var tip: String?

  /// What a click at a point means; nil where it means nothing.
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
  /// What Space, Return or a click does to it.
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
  /// The controls in the order in which Tab goes through them.
  package var controls: [Control] { compactMap(\.control) }
}
