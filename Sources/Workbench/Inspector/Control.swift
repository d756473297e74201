package import Simulation

/// A part of the inspector that is operated by mouse or by keys.
package enum Control: Hashable, Sendable {
  /// Picks from a list.
  case list(ListSource)
  /// Turns the setting with this id on or off.
  case flip(String)
  /// Does a command; a switch of the window.
  case toggle(Command)
  /// Shows or hides the lines of a group.
  case group(SettingGroup)
  /// Makes a phone the active one.
  case phone(Int)
}

/// What is picked from a list.
package enum ListSource: Hashable, Sendable {
  /// A value of the setting with this id.
  case setting(String)
  case scene
  /// Several of the overlays.
  case overlays

  /// Whether several entries can be chosen at once.
  var isMultiple: Bool { self == .overlays }
}

extension Control {
  /// What a person reads who waits over it: what it is for, and its keys.
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
    case .list(.scene): return ("The app's screen", .nextScene)
    case .list(.overlays): return ("What is drawn over the phone", .toggleOverlays)
    case .toggle(let toggle): return (toggle.explanation, toggle)
    case .group: return ("Shows and hides what can be set of it", nil)
    case .phone: return ("Makes this phone the one that is changed here", nil)
    }
  }
}
