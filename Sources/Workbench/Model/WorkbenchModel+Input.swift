import Foundation
import Simulation

extension WorkbenchModel {
  /// Handles an input at the current time.
  package mutating func handle(_ input: Input) {
    if showsHelp, input.isTyping { return }
    if input.endsTip { pointer.dismissTip() }
    switch input {
    case .touch(let id, let phase, let point): touch(id, phase, at: point)
    case .wheel(let dy, let point): scroll(dy, at: point)
    case .key(let key, let modifiers): press(key, modifiers)
    case .text(let text): type(text)
    case .composition(let text): if typesIntoPhones { board.sendToAll(.composition(text)) }
    case .paste(let text): paste(text)
    case .resize(let size): resize(to: size)
    case .hover(let point): hover(point)
    }
    reportProblems()
  }

  // MARK: Pointers

  /// A finger belongs to the part of the window on which it went down, wherever it moves.
  private mutating func touch(_ id: Int, _ phase: Touch.Phase, at point: CGPoint) {
    guard phase == .began else {
      if timeline.isHeld(by: id) { return scrub(phase, at: point) }
      if panelTouch?.touch == id { return continuePanelTouch(phase, at: point) }
      return board.continueTouch(id, phase, at: point, boardLayout)
    }
    if showsHelp {
      showsHelp = false
    } else if list != nil {
      if isInList(point) {
        beginPanelTouch(id, on: .list, at: point)
      } else {
        list = nil
      }
    } else if inspectorFrame?.contains(point) ?? false {
      beginPanelTouch(id, on: .inspector, at: point)
    } else if timelineFrame?.contains(point) ?? false {
      beginScrubbing(id, at: point)
    } else {
      inspector.resignFocus()
      board.beginTouch(id, at: point, boardLayout)
    }
  }

  /// The wheel is ignored beside the phones and under the sheet of shortcuts.
  private mutating func scroll(_ dy: CGFloat, at point: CGPoint) {
    if showsHelp { return }
    if list != nil { return wheelOverList(dy, at: point) }
    if inspectorFrame?.contains(point) ?? false { return scrollInspector(by: dy) }
    guard timelineFrame?.contains(point) != true else { return }
    board.wheel(dy, at: point, boardLayout)
  }

  private mutating func hover(_ point: CGPoint?) {
    pointer.move(to: point, at: time)
    if let point { hoverOverList(point) }
  }

  // MARK: Keys

  /// Whether typed text goes to the phones: no list is open, and no control is focused.
  private var typesIntoPhones: Bool { list == nil && focusedControl == nil }

  private mutating func press(_ key: String, _ modifiers: ShortcutModifiers) {
    if showsHelp, key == "escape" {
      showsHelp = false
    } else if list != nil, modifiers.isSubset(of: .shift) {
      pressInList(key)
    } else if let command = command(for: key, modifiers) {
      list = nil
      perform(command)
    } else if focusedControl != nil {
      pressInInspector(key, modifiers)
    } else if let hardware = HardwareKey(rawValue: key) {
      board.sendToAll(.key(hardware, KeyModifiers(modifiers)))
    }
  }

  private func command(for key: String, _ modifiers: ShortcutModifiers) -> Command? {
    guard let command = Shortcut.command(for: key, modifiers) else { return nil }
    return command.needsPause && !timeline.isPaused ? nil : command
  }

  private mutating func type(_ text: String) {
    if list != nil { return typeInList(text) }
    // The keys for single frames are commands while paused; their text is ignored.
    let isStep = timeline.isPaused && (text == "," || text == ".")
    if typesIntoPhones, !isStep { board.sendToAll(.text(text)) }
  }

  private mutating func paste(_ text: String) {
    if list != nil { return typeInList(text) }
    if typesIntoPhones { board.sendToAll(.paste(text)) }
  }

  private mutating func resize(to size: CGSize) {
    if size != self.size { list = nil }
    self.size = size
    inspector.windowResized(to: size)
  }

  /// Shows each new problem of a phone as a message, once.
  mutating func reportProblems() {
    guard let problem = phone.diagnostics.last, problem != lastProblem else { return }
    lastProblem = problem
    show(message: problem)
  }
}

extension Input {
  /// Whether the input would type into the phone or move its caret.
  fileprivate var isTyping: Bool {
    switch self {
    case .text, .composition, .paste: true
    case .key(let key, let modifiers):
      key != "escape" && Shortcut.command(for: key, modifiers) == nil
    case .touch, .wheel, .resize, .hover: false
    }
  }

  /// Whether the input hides a tip.
  fileprivate var endsTip: Bool {
    switch self {
    case .hover, .resize: false
    default: true
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
