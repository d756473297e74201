import Foundation
import KeyboardLayouts

/// The keyboard's views in the state report.
extension SimulatedDevice {
  /// Toolbar, suggestions and keys in reading order; empty without a keyboard on the screen.
  var keyboardViews: [ViewReport] {
    keyboardItems.filter { $0.kind != KeyboardItem.toolKind }.map { item in
      ViewReport(
        id: ViewReport.keyboardID(item.id), kind: item.kind, label: item.names.first ?? "",
        frame: item.frame, isVisible: item.frame.intersects(metrics.screen))
    }
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
  /// What a screen reader reads.
  var spokenLabel: String {
    switch self {
    case .previous: "Previous field"
    case .next: "Next field"
    case .done: "Done"
    }
  }
}

extension Key {
  /// What a screen reader reads: letters and words as shown, symbols by their names.
  var spokenLabel: String {
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
