package import Foundation
import KeyboardLayouts

/// An app's screen as a person would describe it: bars, sections and rows.
package struct Scene: Hashable, Sendable, Identifiable {
  package var id: String
  /// Shown in lists of scenes.
  package var name: String
  package var navigationBar: NavigationBar?
  package var tabBar: [TabItem]
  /// Buttons on a bar at the bottom; empty without one.
  package var toolbar: [ToolbarItem] = []
  package var direction = Direction.leftToRight
  package var body: Body
  /// What was written in a chat, the oldest first.
  package var messages: [Message]
  package var sections: [Section]
  package var keyboard: KeyboardOptions
  /// How the app's window lies on the screen.
  package var presentation: Presentation
  /// Label of the field that has the focus when the scene appears.
  package var initialFocus: String?

  package init(
    id: String, name: String, navigationBar: NavigationBar? = nil, tabBar: [TabItem] = [],
    body: Body = .form, messages: [Message] = [], sections: [Section] = [],
    keyboard: KeyboardOptions = KeyboardOptions(), presentation: Presentation = .fullScreen,
    initialFocus: String? = nil
  ) {
    self.id = id
    self.name = name
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.body = body
    self.messages = messages
    self.sections = sections
    self.keyboard = keyboard
    self.presentation = presentation
    self.initialFocus = initialFocus
  }

  /// How the rows are arranged, and what scrolls.
  package enum Body: String, CaseIterable, Hashable, Sendable {
    /// All rows in a form that scrolls.
    case form
    /// Messages that scroll; the rows are a composer on the bottom edge.
    case chat
    /// A text view that fills the screen down to a button on the bottom edge.
    case note
    /// All rows on the bottom edge, without scrolling.
    case plain
  }

  package struct Message: Hashable, Sendable {
    package var text: String
    /// Whether the phone's owner wrote it.
    package var isOwn: Bool

    package init(_ text: String, isOwn: Bool) {
      self.text = text
      self.isOwn = isOwn
    }
  }

  /// Which way the scene reads; all of it is mirrored from right to left.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  package struct NavigationBar: Hashable, Sendable {
    package var title: String
    /// Title of the button that leads back; nil without one.
    package var back: String?
    /// Whether the title begins large and becomes small when the form scrolls.
    package var hasLargeTitle: Bool
    /// Placeholder of a search field under the title; nil without one.
    package var search: String?

    package init(
      title: String, back: String? = nil, hasLargeTitle: Bool = false, search: String? = nil
    ) {
      self.title = title
      self.back = back
      self.hasLargeTitle = hasLargeTitle
      self.search = search
    }
  }

  package struct ToolbarItem: Hashable, Sendable {
    package var title: String
    package var action: Row.Action

    package init(title: String, action: Row.Action = .none) {
      self.title = title
      self.action = action
    }
  }

  package struct TabItem: Hashable, Sendable {
    package enum Icon: String, CaseIterable, Hashable, Sendable {
      case book, person, gear, star, list
    }
    package var title: String
    package var icon: Icon

    package init(title: String, icon: Icon) {
      self.title = title
      self.icon = icon
    }
  }

  package struct Section: Hashable, Sendable {
    package var header: String?
    package var footer: String?
    package var rows: [Row]

    package init(header: String? = nil, footer: String? = nil, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// How the scene's content behaves with a keyboard.
  package struct KeyboardOptions: Hashable, Sendable {
    /// Room kept between the active field and the keyboard, in points.
    package var revealPadding: CGFloat
    /// Whether the offset from before the keyboard comes back with its end.
    package var restoresOffset: Bool
    /// How scrolling makes the keyboard leave.
    package var dismissal: Dismissal
    /// How far above the keyboard a finger that scrolls already takes it along, in points.
    package var dismissPadding: CGFloat

    /// The words of `UIScrollView.KeyboardDismissMode`.
    package enum Dismissal: String, CaseIterable, Hashable, Sendable {
      case none
      /// As soon as a drag begins.
      case onDrag
      /// With the finger that comes down into it.
      case interactive
    }

    package init(
      revealPadding: CGFloat = 0, restoresOffset: Bool = false, dismissal: Dismissal = .none,
      dismissPadding: CGFloat = 0
    ) {
      self.revealPadding = revealPadding
      self.restoresOffset = restoresOffset
      self.dismissal = dismissal
      self.dismissPadding = dismissPadding
    }
  }

  /// All rows in reading order, with the search field and the toolbar's buttons.
  package var rows: [Row] { [searchRow].compactMap { $0 } + sectionRows + toolbarRows }

  /// The sections' rows, with the fields of those that scroll sideways after them.
  package var sectionRows: [Row] { sections.flatMap(\.rows).flatMap { [$0] + $0.items } }

  /// The search field of the navigation bar.
  package var searchRow: Row? {
    guard let placeholder = navigationBar?.search else { return nil }
    var row = Row(
      id: "navigation-bar-search", kind: .textField, placeholder: placeholder,
      input: InputTraits(returnKey: .search, autocapitalization: .none))
    row.input.enablesReturnKeyAutomatically = true
    row.hasClearButton = true
    return row
  }

  package var toolbarRows: [Row] {
    toolbar.enumerated().map { index, item in
      Row(id: "toolbar-\(index + 1)", kind: .button, text: item.title, action: item.action)
    }
  }

  /// The rows that are edited, in reading order.
  package var fields: [Row] { rows.filter(\.kind.isEditable) }

  /// Finds a row by its label, else its placeholder, its id or its text; fields before other rows.
  package func row(named name: String) -> Row? {
    guard !name.isEmpty else { return nil }
    let rows = rows
    let byRank = fields + rows.filter { !$0.kind.isEditable }
    return byRank.first { $0.label == name } ?? byRank.first { $0.placeholder == name }
      ?? byRank.first { $0.id == name } ?? byRank.first { $0.text == name }
  }

  /// Finds a field by what a person would call it; nil where only something else is called that.
  package func field(named name: String) -> Row? {
    row(named: name).flatMap { $0.kind.isEditable ? $0 : nil }
  }
}
