/// What a scene is put together from.
extension Scene {
  /// What stands on the bar at the top.
  package struct NavigationBar: Hashable, Sendable {
    /// Stands in the middle; it is shortened where there is no room.
    package var title: String
    /// Title of the button that leads back; nil without one.
    package var back: String?
    /// Whether the title begins large and becomes small when the form scrolls.
    package var hasLargeTitle: Bool
    /// Placeholder of a search field under the title; nil without one.
    package var search: String?

    /// Makes a bar; a large title means something only in a form.
    package init(
      title: String, back: String? = nil, hasLargeTitle: Bool = false, search: String? = nil
    ) {
      self.title = title
      self.back = back
      self.hasLargeTitle = hasLargeTitle
      self.search = search
    }
  }

  /// A tab: it is only drawn, and taps on it change nothing.
  package struct TabItem: Hashable, Sendable {
    /// The drawings there are for tabs; all are this project's own.
    package enum Icon: String, CaseIterable, Hashable, Sendable {
      /// Named after what they show.
      case book, person, gear, star, list
    }
    /// Stands under the icon, or beside it where the bar is low.
    package var title: String
    /// What is drawn above the title.
    package var icon: Icon

    /// Makes a tab.
    package init(title: String, icon: Icon) {
      self.title = title
      self.icon = icon
    }
  }

  /// A button of the toolbar; it is a row, so it can be tapped by its title.
  package struct ToolbarItem: Hashable, Sendable {
    /// What stands there in the tint.
    package var title: String
    /// What a tap does.
    package var action: Row.Action

    /// Makes a button that does nothing unless it is told.
    package init(title: String, action: Row.Action = .none) {
      self.title = title
      self.action = action
    }
  }

  /// Rows that share a panel, with a text above and one below.
  package struct Section: Hashable, Sendable {
    /// Shown in capitals above the rows; nil or empty without one.
    package var header: String?
    /// Shown below the rows, over as many lines as it needs; nil or empty without one.
    package var footer: String?
    /// At least one; fields that scroll sideways are the items of theirs.
    package var rows: [Row]

    /// Makes a section.
    package init(header: String? = nil, footer: String? = nil, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// One bubble of a chat.
  package struct Message: Hashable, Sendable {
    /// What was written; lines break at the bubble's widest.
    package var text: String
    /// Whether the phone's owner wrote it.
    package var isOwn: Bool

    /// Makes a message; an empty one is an empty bubble.
    package init(_ text: String, isOwn: Bool) {
      self.text = text
      self.isOwn = isOwn
    }
  }
}
