package import Simulation

/// A control of the inspector, for mouse and keys.
package enum Control: Hashable, Sendable {
  /// A list to pick from.
  case list(ListSource)
  /// Turns the setting with this id on or off.
  case flip(String)
  /// A switch of the window, which performs a command.
  case toggle(Command)
  /// Opens or closes a group.
  case group(SettingGroup)
  /// A phone's name, which makes the phone the active one.
  case phone(Int)
}

/// The subject of a list.
package enum ListSource: Hashable, Sendable {
  /// The setting with this id.
  case setting(String)
  case scene
  /// The overlays, of which several can be chosen.
  case overlays

  /// Whether several entries can be chosen at once.
  var isMultiple: Bool { self == .overlays }
}

extension Control {
  /// The text of the tip: the purpose and the shortcut.
  func tip(_ table: SettingTable) -> String {
    let (words, command) = explanation(table)
    guard let keys = command.flatMap(Shortcut.keys(of:)) else { return words }
    return "\(words) · \(keys)"
  }

  private func explanation(_ table: SettingTable) -> (words: String, command: Command?) {
    switch self {
    case .list(.setting(let id)), .flip(let id):
      let text = table[id]?.facts.explanation ?? ""
      return (text.prefix(1).uppercased() + text.dropFirst(), Command.stepping(id))
    case .list(.scene): return ("The screen of the app", .nextScene)
    case .list(.overlays): return ("Measurements drawn over the phone", .toggleOverlays)
    case .toggle(let toggle): return (toggle.explanation, toggle)
    case .group: return ("Shows or hides these settings", nil)
    case .phone: return ("Selects this phone; the inspector changes its settings", nil)
    }
  }
}
