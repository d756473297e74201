import Foundation
import Simulation

extension Workbench {
  /// Lets an input happen at the present time.
  package mutating func handle(_ input: Input) {
    if showsHelp, input.isTyping { return }
    switch input {
    case .touch(let id, let phase, let point): touch(id, phase, at: point)
    case .wheel(let dy, let point): scroll(dy, at: point)
    case .key(let key, let modifiers): press(key, modifiers)
    case .text(let text): phone.send(.text(text))
    case .composition(let text): phone.send(.composition(text))
    case .paste(let text): phone.send(.paste(text))
    case .resize(let size): self.size = size
    }
    reportProblems()
  }

  /// A finger belongs to the phone if it began there, wherever it goes.
  private mutating func touch(_ id: Int, _ phase: Touch.Phase, at point: CGPoint) {
    if phase == .began, showsHelp {
      showsHelp = false
      return
    }
    if phase == .began, inspectorFrame?.contains(point) ?? false { return click(at: point) }
    let location = stage.phonePoint(point)
    if phase == .began {
      guard phone.chrome.screen.contains(location) else { return }
      phoneTouches.insert(id)
    }
    guard phoneTouches.contains(id) else { return }
    phone.send(.touch(Touch(id: id, phase, at: location)))
    if phase == .ended || phase == .cancelled { phoneTouches.remove(id) }
  }

  /// Does what the inspector's line under a point says.
  private mutating func click(at point: CGPoint) {
    let command = inspectorItems.lazy.compactMap { $0.command(at: point) }.first
    if let command { perform(command) }
  }

  /// A wheel beside the phone or under the sheet scrolls nothing.
  private mutating func scroll(_ dy: CGFloat, at point: CGPoint) {
    let location = stage.phonePoint(point)
    guard !showsHelp, phone.chrome.screen.contains(location) else { return }
    phone.send(.wheel(dy: dy / stage.scale, at: location))
  }

  private mutating func press(_ key: String, _ modifiers: ShortcutModifiers) {
    if showsHelp, key == "escape" {
      showsHelp = false
    } else if let command = Shortcut.command(for: key, modifiers) {
      perform(command)
    } else if let hardware = HardwareKey(rawValue: key) {
      phone.send(.key(hardware, KeyModifiers(modifiers)))
    }
  }

  /// Shows what the phone could not do; each once.
  private mutating func reportProblems() {
    guard let problem = phone.problems.last, problem != lastProblem else { return }
    lastProblem = problem
    say(problem)
  }
}

extension Input {
  /// Whether it is meant for the phone's focused field; nothing reaches that under the sheet.
  fileprivate var isTyping: Bool {
    switch self {
    case .text, .composition, .paste: true
    case .key(let key, let modifiers):
      Shortcut.command(for: key, modifiers) == nil && key != "escape"
    case .touch, .wheel, .resize: false
    }
  }
}

extension KeyModifiers {
  fileprivate init(_ modifiers: ShortcutModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) || modifiers.contains(.alt) { insert(.word) }
  }
}
