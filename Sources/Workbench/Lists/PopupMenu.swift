package import Foundation
import Picture
import Simulation

/// A list that is open over the window to pick from.
package struct PopupMenu: Hashable, Sendable {
  package let source: ListSource
  /// All entries, made when the list opens: there are many devices to name.
  package internal(set) var entries: [ListEntry]
  /// What was typed to search.
  package internal(set) var query = ""
  /// The entry that Return picks, among those found.
  package internal(set) var highlighted = 0
  /// How far the entries are moved up, in points.
  package internal(set) var scroll: CGFloat = 0
}

/// A line of a list.
package struct ListEntry: Hashable, Sendable {
  package var title: String
  /// Stands at the right, dim.
  package var detail = ""
  package var isChosen: Bool
  var pick: MenuAction

  /// Returns whether every word of a search is in the entry; `promax` finds "Pro Max", too.
  func matches(_ words: [String]) -> Bool {
    let text = "\(title) \(detail)".lowercased()
    let joined = text.filter { $0 != " " }
    return words.allSatisfy { text.contains($0) || joined.contains($0) }
  }
}

/// What picking an entry does.
enum MenuAction: Hashable, Sendable {
  case choose(SettingChoice)
  case show(Scene)
  case overlay(Overlay)
}
