import Foundation
import Simulation

/// What a tape shows of the strokes on a hardware keyboard: the last one, for a moment.
///
/// Characters that follow one another closely stand together, as one reads them.
struct KeystrokeBadge: Hashable, Sendable {
  private(set) var label = ""
  private var isText = false
  private var time: TimeInterval = 0

  /// How long a stroke is shown, in seconds.
  static let duration: TimeInterval = 0.9
  private static let mostCharacters = 16

  /// Adds a stroke that happens now.
  mutating func add(_ stroke: HardwareStroke, at time: TimeInterval) {
    if case .text(let text) = stroke, text != " ", isText, label(at: time) != nil {
      label = String((label + text).suffix(Self.mostCharacters))
    } else {
      label = stroke.label
    }
    isText = stroke.isText
    self.time = time
  }

  /// What is shown at a time; nil for nothing.
  func label(at time: TimeInterval) -> String? {
    label.isEmpty || time - self.time >= Self.duration ? nil : label
  }
}

extension HardwareStroke {
  fileprivate var isText: Bool {
    if case .text(let text) = self { text != " " } else { false }
  }

  /// What is written on the keys: `Shift Tab`.
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
