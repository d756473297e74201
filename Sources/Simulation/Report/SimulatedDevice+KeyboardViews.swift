import Foundation
import KeyboardLayouts

/// The keyboard's own views, labelled as a screen reader reads them.
extension SimulatedDevice {
  /// Toolbar, suggestions and keys in reading order; empty while no keyboard is on the screen.
  var keyboardViews: [ViewReport] {
    guard isKeyboardOnScreen else { return [] }
    return accessoryViews + suggestionViews + keyViews
  }

  private var accessoryViews: [ViewReport] {
    guard let bar = accessoryBar else { return [] }
    return AccessoryBar.Button.allCases.map { button in
      view(
        "accessory-\(button.rawValue)", "accessoryButton", button.spokenLabel,
        bar.frame(of: button).offsetBy(dx: bar.frame.minX, dy: bar.frame.minY))
    }
  }

  private var suggestionViews: [ViewReport] {
    zip(suggestions, suggestionFrames).enumerated().map { index, pair in
      let words = [pair.0.source, pair.0.title].compactMap { $0 }.joined(separator: ", ")
      return view("suggestion-\(index + 1)", "suggestion", words, onScreen(ofKeyboard: pair.1))
    }
  }

  private var keyViews: [ViewReport] {
    let keys = keyboardGeometry?.keys ?? []
    let inOrder = keys.sorted { a, b in
      // Keys of one row may differ in height.
      abs(a.frame.midY - b.frame.midY) < 12
        ? a.frame.minX < b.frame.minX : a.frame.midY < b.frame.midY
    }
    return inOrder.map {
      view("key-\($0.id)", ViewReport.keyKind, $0.spokenLabel, onScreen(ofKeyboard: $0.frame))
    }
  }

  private func view(
    _ id: String, _ kind: String, _ label: String, _ frame: CGRect
  ) -> ViewReport {
    ViewReport(
      id: ViewReport.keyboardID(id), kind: kind, label: label, frame: frame,
      isVisible: frame.intersects(metrics.screen))
  }

  private func onScreen(ofKeyboard rect: CGRect) -> CGRect {
    rect.offsetBy(dx: keysOrigin.x, dy: keysOrigin.y)
  }
}

extension ViewReport {
  static let keyKind = "key"

  /// Whether the view belongs to the keyboard: a name finds the app's own views first.
  package var isOnKeyboard: Bool { Self.isOnKeyboard(id: id) }

  /// Whether a view of the keyboard has this id.
  package static func isOnKeyboard(id: String) -> Bool { id.hasPrefix(keyboardPrefix) }

  private static let keyboardPrefix = "keyboard-"

  /// The id of a view of the keyboard.
  fileprivate static func keyboardID(_ name: String) -> String { keyboardPrefix + name }
}

extension AccessoryBar.Button {
  fileprivate var spokenLabel: String {
    switch self {
    case .previous: "Previous field"
    case .next: "Next field"
    case .done: "Done"
    }
  }
}

extension Key {
  /// What a screen reader reads: letters and words as shown, symbols by their names.
  fileprivate var spokenLabel: String {
    switch action {
    case .character(let text): Self.name(of: text)
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .return: label
    case .page(let page): "more, \(page.rawValue)"
    case .globe: "next keyboard"
    case .emoji: "emoji"
    case .emojiCategory(let category): category.rawValue
    case .dictation: "dictate"
    case .dismiss: "hide keyboard"
    case .tab: "tab"
    case .capsLock: "caps lock"
    }
  }

  private static func name(of text: String) -> String {
    guard let scalar = text.unicodeScalars.first, text.count == 1,
      !scalar.properties.isAlphabetic, !("0"..."9").contains(text)
    else { return text }
    return scalar.properties.name?.lowercased() ?? text
  }
}
