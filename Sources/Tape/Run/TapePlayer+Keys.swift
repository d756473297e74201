import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

extension TapePlayer {
  /// The pause between two keys, in seconds.
  private static let keyPause: TimeInterval = 0.08

  /// Types a text key by key, with shift and other pages as needed.
  mutating func type(_ text: String) throws {
    guard phone.focus != nil else { throw problem(.noFocus("Type")) }
    try waitForKeyboard()
    for character in text {
      if phone.keyboard.isVisible, phone.keyboardGeometry?.keys.isEmpty == true {
        // A panel without keys, as of an app's own input view.
        try send(.text(String(character)))
        try wait(Self.keyPause * 2)
      } else if phone.keyboard.isVisible {
        try type(character)
      } else if phone.settings.hasHardwareKeyboard {
        try send(.text(String(character)))
        try wait(Self.keyPause * 2)
      } else {
        throw problem(.noKeyboard("Type"))
      }
    }
  }

  private mutating func type(_ character: Character) throws {
    for _ in 0..<Self.mostDetours {
      guard let key = nextKey(towards: character) else { break }
      try hold(at: phone.center(of: key), for: Self.tapDuration)
      try wait(Self.keyPause)
      if key.types(character) { return }
    }
    let type = phone.keyboard.configuration?.type.rawValue ?? ""
    throw problem(
      .untypable(character, keyboard: "the keyboard \(type) in \(phone.shownLayout.id)"))
  }

  /// Any character needs at most shift and two changes of page.
  private static let mostDetours = 5

  /// Returns the next key for a character: its own, shift, or one that changes the page.
  private func nextKey(towards character: Character) -> Key? {
    guard let plan = phone.keyboardGeometry else { return nil }
    if let key = plan.keys.first(where: { $0.types(character) }) { return key }
    let state = phone.keyboard.keys
    if state.emoji != nil { return plan.keys.first { $0.action == .page(.letters) } }
    let pages = KeyboardPage.allCases
    let hasIt = pages.filter { page in
      [false, true].contains { isUppercase in
        phone.plan(page, isUppercase: isUppercase)?.keys.contains { $0.types(character) } ?? false
      }
    }
    if hasIt.contains(state.page) { return plan.keys.first { $0.action == .shift } }
    guard let page = hasIt.first else { return nil }
    return plan.keys.first { $0.action == .page(page) }
      ?? plan.keys.first { $0.action == .page(page == .letters ? .letters : .numbers) }
  }

  /// Waits until the keyboard is at rest.
  private mutating func waitForKeyboard() throws {
    let end = phone.keyboard.position.top.end
    if end > phone.time { try wait(until: end) }
  }

  /// Presses a key; without a key of exactly this name, another item on the keyboard that has it.
  mutating func press(keyNamed name: String, for duration: TimeInterval) throws {
    try waitForKeyboard()
    let isKey = phone.keyboardGeometry?.keys.contains { $0.label == name || $0.id == name } ?? false
    if !isKey, let item = phone.keyboardItem(named: name) {
      return try hold(at: CGPoint(x: item.frame.midX, y: item.frame.midY), for: duration)
    }
    try hold(at: phone.center(of: try key(named: name)), for: duration)
  }

  /// Waits for the keyboard and returns a key by its label or id.
  mutating func key(named name: String) throws -> Key {
    try waitForKeyboard()
    guard phone.keyboard.isVisible, let plan = phone.keyboardGeometry else {
      throw problem(.noKeyboard("Key"))
    }
    let key =
      plan.keys.first { $0.label == name } ?? plan.keys.first { $0.id == name }
      ?? plan.keys.first { $0.label.lowercased() == name.lowercased() }
    guard let key else {
      let names = plan.keys.flatMap { [$0.label, $0.id] }.filter { $0.count > 1 }
      let nearest = name.count > 1 ? NearestNames.find(name, in: names) : []
      throw problem(.unknownKey(name, nearest: nearest))
    }
    return key
  }

  /// Holds a key until its alternatives appear, slides to one, and lifts the finger.
  mutating func choose(_ text: String, on key: Key) throws {
    guard key.alternatives.contains(text) else {
      throw problem(.notOffered(text, key: key.label, offered: key.alternatives))
    }
    let start = phone.center(of: key)
    try send(.touch(Touch(.began, at: start)))
    try wait(Self.pressDuration)
    guard let choice = phone.keyboard.presses.alternatives[0],
      let index = choice.texts.firstIndex(of: text)
    else { throw problem(.notOffered(text, key: key.label, offered: [])) }
    let cell = choice.cell(index)
    let end = CGPoint(
      x: phone.keysOrigin.x + cell.midX, y: phone.keysOrigin.y + cell.midY)
    try slide(from: start, to: end)
    try send(.touch(Touch(.ended, at: end)))
    try wait(Self.keyPause)
  }

  mutating func press(_ stroke: HardwareStroke) throws {
    try wait(until: phone.time)
    strokes.add(stroke, at: phone.time)
    try observer(.stroke(strokes.label, phone.time))
    switch stroke {
    case .text(let text): try send(.text(text))
    case .key(let key, let modifiers): try send(.key(key, modifiers))
    case .copy: try send(.copy)
    case .cut: try send(.cut)
    }
  }

  /// Shows, hides or arranges the on-screen keyboard.
  ///
  /// An order without an effect is an error.
  mutating func arrangeKeyboard(_ order: KeyboardOrder) throws {
    switch order {
    case .show where phone.settings.hasHardwareKeyboard: throw problem(.hardwareKeyboard)
    case .undock, .split, .float:
      if phone.settings.device.kind == .phone { throw problem(.onlyOnTablets(order.rawValue)) }
    case .show, .hide, .dock: break
    }
    switch order {
    case .show: try send(phone.setting(\.showsSoftwareKeyboard, to: true))
    case .hide: try send(phone.setting(\.showsSoftwareKeyboard, to: false))
    case .dock: try send(phone.setting(\.arrangement, to: .docked))
    case .undock: try send(phone.setting(\.arrangement, to: .undocked))
    case .split: try send(phone.setting(\.arrangement, to: .split))
    case .float: try send(phone.setting(\.arrangement, to: .floating))
    }
  }
}

extension Key {
  /// Returns whether the key types a character.
  fileprivate func types(_ character: Character) -> Bool {
    switch action {
    case .character(let text): text == String(character)
    case .space: character == " "
    case .return: character == "\n"
    default: false
    }
  }
}

extension SimulatedDevice {
  /// Returns the centre of a key on the screen.
  fileprivate func center(of key: Key) -> CGPoint {
    CGPoint(x: keysOrigin.x + key.frame.midX, y: keysOrigin.y + key.frame.midY)
  }

  /// Returns the keys of another page.
  fileprivate func plan(_ page: KeyboardPage, isUppercase: Bool) -> KeyboardGeometry? {
    guard let form = keyboard.configuration, let shown = keyboardGeometry else { return nil }
    // The keys of a page do not depend on the heights of bar and rows.
    let bar = shown.bar?.height ?? 0
    let room = KeyboardSpace(
      style: style.keys, width: metrics.screen.width, barHeight: bar,
      keysHeight: shown.size.height - bar, dockHeight: 0)
    let request = KeyboardRequest(
      type: form.type, returnKey: form.returnKey, page: page, isUppercase: isUppercase)
    return KeyboardGeometry(layout: shownLayout, request: request, room: room)
  }
}
