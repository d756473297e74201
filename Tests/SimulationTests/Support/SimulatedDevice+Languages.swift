import Foundation
import KeyboardLayouts
import Simulation

/// A phone that is ready to be typed on, and how a person finds a character on its keys.
extension SimulatedDevice {
  /// A phone with the keys up over an empty field `A`.
  static func typing(
    _ layouts: [String] = ["en-US"], device: String = "iphone-15-pro",
    _ input: InputTraits = InputTraits(autocapitalization: .none), row: Row? = nil
  ) throws -> SimulatedDevice {
    var settings = try Shipped.settings(device)
    settings.layouts = try layouts.map(Shipped.layout)
    settings.layout = try settings.layouts.first.found("layout")
    var phone = try SimulatedDevice.with(.of(row ?? .field("A", input)), settings: settings)
    try phone.tapField(row?.id ?? "A")
    phone.runUntilIdle()
    return phone
  }

  /// Which keys lead to other pages and capitals.
  private static let ways: [[String]] = [
    [], ["shift"], ["letters"], ["letters", "shift"], ["numbers"], ["numbers", "symbols"],
  ]

  /// Writes a text on the drawn keys alone: by keys of any enabled language, else by long presses.
  mutating func write(_ text: String) throws {
    for character in text where try !write(String(character), held: false) {
      guard try write(String(character), held: true) else { throw NotFound(what: "\(character)") }
    }
  }

  private mutating func write(_ text: String, held: Bool) throws -> Bool {
    for _ in 0...settings.layouts.count {
      for way in Self.ways {
        var phone = self
        guard (try? phone.follow(way)) != nil, let key = phone.key(for: text, held: held) else {
          continue
        }
        self = phone
        try held ? choose(text, on: key) : pressKey(key.id)
        wait(0.6)
        return true
      }
      try pressKey(keyboard.keys.emoji == nil ? "globe" : "letters")
      wait(0.6)
    }
    return false
  }

  private mutating func follow(_ way: [String]) throws {
    for id in way {
      try pressKey(id)
      wait(0.6)
    }
  }

  private func key(for text: String, held: Bool) -> Key? {
    keyboardGeometry?.keys.first { key in
      held
        ? key.alternatives.contains(text)
        : key.action == .character(text) || (text == " " && key.action == .space)
    }
  }

  /// Rests on a key until it offers other characters, slides to one, and lifts the finger.
  mutating func choose(_ text: String, on key: Key) throws {
    try hold(key: key.id)
    wait(0.5)
    let choice = try keyboard.presses.alternatives[0].found("choice")
    let index = try choice.texts.firstIndex(of: text).found(text)
    let cell = choice.cell(index)
    touch(.moved, keysOrigin.x + cell.midX, keysOrigin.y + cell.midY)
    lift()
  }
}
