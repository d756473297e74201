import Foundation
import Simulation

/// The last keystroke on a hardware keyboard, which a tape shows for a moment.
///
/// Characters in quick succession are shown together.
struct KeystrokeBadge: Hashable, Sendable {
  private(set) var label = ""
  private var isText = false
  private var time: TimeInterval = 0

  /// The time for which a keystroke is shown, in seconds.
  static let duration: TimeInterval = 0.9
  private static let mostCharacters = 16

  /// Adds a keystroke at the current time.
  mutating func add(_ stroke: HardwareStroke, at time: TimeInterval) {
    if case .text(let text) = stroke, text != " ", isText, label(at: time) != nil {
      label = String((label + text).suffix(Self.mostCharacters))
    } else {
      label = stroke.label
    }
    isText = stroke.isText
    self.time = time
  }

  /// Returns the text at a time; nil for none.
  func label(at time: TimeInterval) -> String? {
    label.isEmpty || time - self.time >= Self.duration ? nil : label
  }
}

extension HardwareStroke {
  fileprivate var isText: Bool {
    if case .text(let text) = self { text != " " } else { false }
  }

  /// The labels of the keys: `Shift Tab`.
  fileprivate var label: String {
    switch self {
    case .text(" "): "Space"
    case .text(let text): text
    case .copy: "Ctrl C"
    case .cut: "Ctrl X"
    case .key(let key, let modifiers):
      (modifiers.contains(.word) ? "Ctrl " : "") + (modifiers.contains(.shift) ? "Shift " : "")
        + key.label
    }
  }
}

extension HardwareKey {
  fileprivate var label: String {
    switch self {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .selectAll: "Ctrl A"
    default: CommandReader.name(of: self)
    }
  }
}
