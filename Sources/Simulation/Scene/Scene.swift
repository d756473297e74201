package import Foundation
package import KeyboardAvoidance
import KeyboardLayouts

/// An app's screen as a person would describe it: bars, sections and rows.
package struct Scene: Hashable, Sendable, Identifiable {
  /// By which commands and files name it: small letters, digits and single hyphens.
  package var id: String
  /// Shown in lists of scenes.
  package var name: String
  /// The bar at the top; without one the content begins at the safe area.
  package var navigationBar: NavigationBar?
  /// Tabs on a bar at the bottom, the first one selected; empty without one.
  package var tabBar: [TabItem]
  /// Buttons on a bar at the bottom; empty without one.
  package var toolbar: [ToolbarItem] = []
  /// Which way the scene reads, whatever language is typed in.
  package var direction = Direction.leftToRight
  /// How the rows are arranged; it decides which rows there may be.
  package var body: Body
  /// What was written in a chat, the oldest first.
  package var messages: [Message]
  /// The rows, in reading order; a chat's and a note's are a text view and a button.
  package var sections: [Section]
  /// What the scene wants of a keyboard that comes and goes.
  package var keyboard: KeyboardOptions
  /// The part of the safe area that the scroll view of a form adds to its content inset by itself.
  package var insetAdjustment = InsetAdjustment.automatic
  /// The app's own bottom content inset of the form, in points.
  package var contentInset: CGFloat = 0
  /// How the app's window lies on the screen.
  package var presentation: Presentation
  /// Label of the field that has the focus when the scene appears.
  package var initialFocus: String?

  /// Makes a scene; whether its parts fit each other is what `SceneFile` checks.
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

  /// Which way the scene reads; all of it is mirrored from right to left.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    /// As in English: labels at the left.
    case leftToRight = "ltr"
    /// As in Arabic and Hebrew: labels at the right, the way back as well.
    case rightToLeft = "rtl"
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
      /// Not at all: scrolling leaves the keyboard where it is.
      case none
      /// As soon as a drag begins.
      case onDrag
      /// With the finger that comes down into it.
      case interactive
    }

    /// Makes options; the defaults are those of a UIKit scroll view.
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

  /// The toolbar's buttons as rows, with the ids `toolbar-1`, `toolbar-2` and so on.
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
