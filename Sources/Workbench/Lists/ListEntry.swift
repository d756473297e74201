package import Picture
package import Simulation

/// A line of a list.
package struct ListEntry: Hashable, Sendable {
  package var title: String
  /// Dim text at the right.
  package var detail = ""
  package var isChosen: Bool
  package var action: MenuAction

  package init(title: String, detail: String = "", isChosen: Bool, action: MenuAction) {
    self.title = title
    self.detail = detail
    self.isChosen = isChosen
    self.action = action
  }

  /// Returns whether the entry contains every word of a search; spaces are ignored, so `promax`
  /// matches "Pro Max".
  func matches(_ words: [String]) -> Bool {
    let text = "\(title) \(detail)".lowercased()
    let joined = text.filter { $0 != " " }
    return words.allSatisfy { text.contains($0) || joined.contains($0) }
  }
}

/// The effect of picking an entry.
package enum MenuAction: Hashable, Sendable {
  case choose(SettingChoice)
  case show(Scene)
  /// Shows or hides one overlay.
  case overlay(Overlay)
}
