/// The keys of a scene file, by the object they stand in.
///
/// Raw values are the names of the definitions in the schema; `scene` is the whole file.
package enum SceneKeys: String, CaseIterable, Hashable, Sendable {
  /// The objects that a scene file is made of.
  case scene, navigationBar, tab, toolbarItem, keyboard, message, section, row

  /// The keys that may stand in the object; every other one is reported.
  package var names: [String] {
    switch self {
    case .scene:
      [
        "$schema", "id", "name", "navigationBar", "tabBar", "toolbar", "direction", "keyboard",
        "initialFocus", "body", "messages", "sections", "presentation",
        "contentInsetAdjustment", "contentInsetBottom",
      ]
    case .navigationBar: ["title", "back", "largeTitle", "search"]
    case .tab: ["title", "icon"]
    case .toolbarItem: ["title", "action"]
    case .keyboard: ["revealPadding", "restoresOffset", "dismissal", "dismissPadding"]
    case .message: ["text", "isOwn"]
    case .section: ["header", "footer", "rows"]
    case .row:
      ["id", "kind", "label", "placeholder", "text", "minimumLines", "action"] + Self.input
        + Self.control.map(\.key)
    }
  }

  /// Keys of a row that only a field has.
  static let input = [
    "keyboard", "returnKey", "secure", "autocapitalization", "predictions", "contentType",
    "accessory", "enablesReturnKeyAutomatically", "characterLimit", "suggestion",
  ]

  /// Keys of a row that only one kind has.
  static let control: [(key: String, kind: Row.Kind)] = [
    ("clearButton", .textField), ("isOn", .toggle), ("value", .stepper), ("minimum", .stepper),
    ("maximum", .stepper), ("choices", .picker), ("selected", .picker), ("items", .carousel),
  ]
}
