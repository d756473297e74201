import Foundation
import KeyboardLayouts
import Simulation
import Testing
import Workbench

/// A text in three languages, written in the real window on the drawn keys alone.
@Suite("Writing on the drawn keys, as a person does", .serialized)
struct WritingTests {
  private static let text = "Grüße, Ærø & Москва — 3,50 €"

  @Test("Grüße, Ærø & Москва — 3,50 €: by the globe key, by pages, by long presses")
  func everyCharacterByAKey() throws {
    let desktop = try Desktop()
    var hand = Hand(desktop: desktop, mirror: try Mirror(allLayouts: true))
    try hand.click(try hand.mirror.place(ofRow: "TextField 12"))
    try desktop.runUntilIdle()
    for character in Self.text { try hand.write(String(character)) }
    try desktop.runUntilIdle()
    hand.mirror.runUntilIdle()
    hand.mirror.bench.advance(to: hand.mirror.bench.time + 2)
    #expect(hand.mirror.phone.focusedField?.editor.text == Self.text)
    #expect(hand.languages.count >= 2)
    #expect(hand.longPresses > 0)
    // The window says the same as the mirror: what it copies is the text.
    try desktop.press("ctrl+a", "ctrl+c", "End", "Tab", "ctrl+v")
    try desktop.runUntilIdle()
    let (png, report) = try desktop.screenshot()
    let focus = try #require(report["focus"] as? [String: Any])
    #expect(focus["field"] as? String == "TextField 13")
    for key in ["end", "tab"] { hand.mirror.bench.handle(.key(key, [])) }
    hand.mirror.bench.handle(.paste(Self.text))
    hand.mirror.runUntilIdle()
    hand.mirror.bench.advance(to: hand.mirror.bench.time + 2)
    #expect(png == (try hand.mirror.png()))
  }
}

/// A person's hand on the window and on its mirror: it knows from the mirror where keys are.
private struct Hand {
  let desktop: Desktop
  var mirror: Mirror
  private(set) var languages: Set<String> = []
  private(set) var longPresses = 0

  init(desktop: Desktop, mirror: Mirror) {
    self.desktop = desktop
    self.mirror = mirror
  }

  mutating func click(_ point: CGPoint) throws {
    try desktop.click(point)
    Thread.sleep(forTimeInterval: 0.1)
    mirror.click(point)
    mirror.bench.advance(to: mirror.bench.time + 1)
  }

  private mutating func press(_ id: String) throws {
    try click(try mirror.place(ofKey: id))
    languages.insert(mirror.phone.settings.layout.id)
  }

  /// Ways to a page from the letters.
  private static let ways = [[], ["shift"], ["numbers"], ["numbers", "symbols"]]

  /// Writes a character by a key of this language, by a long press, or in a language after it.
  mutating func write(_ text: String) throws {
    for _ in 0..<16 {
      for isHeld in [false, true] {
        for way in Self.ways where try write(text, way, isHeld: isHeld) { return }
      }
      try toLetters()
      try press("globe")
    }
    Issue.record("no key writes \(text)")
  }

  private mutating func write(_ text: String, _ way: [String], isHeld: Bool) throws -> Bool {
    var trial = mirror
    trial.toLetters()
    guard way.allSatisfy({ trial.press($0) }), let id = trial.key(for: text, isHeld: isHeld)
    else { return false }
    if mirror.key(for: text, isHeld: isHeld) == nil {
      try toLetters()
      for step in way where mirror.key(for: text, isHeld: isHeld) == nil { try press(step) }
    }
    try isHeld ? choose(text, onKey: id) : press(id)
    return true
  }

  private mutating func toLetters() throws {
    if mirror.phone.keyboard.keys.page != .letters { try press("letters") }
  }

  /// Rests on a key until it offers its other characters, slides to one, and lifts the finger.
  private mutating func choose(_ text: String, onKey id: String) throws {
    longPresses += 1
    let start = mirror.whole(try mirror.place(ofKey: id))
    try desktop.move(to: start)
    try desktop.xdotool("mousedown", "1")
    mirror.bench.handle(.touch(id: 0, .began, start))
    mirror.bench.advance(to: mirror.bench.time + 0.6)
    Thread.sleep(forTimeInterval: 0.75)
    let choice = try #require(mirror.phone.keyboard.presses.alternatives[0])
    let cell = choice.cell(try #require(choice.texts.firstIndex(of: text)))
    let origin = mirror.phone.keysOrigin
    let end = mirror.whole(
      mirror.bench.stage.windowPoint(CGPoint(x: origin.x + cell.midX, y: origin.y + cell.midY)))
    try desktop.move(to: end)
    mirror.bench.handle(.touch(id: 0, .moved, end))
    try desktop.xdotool("mouseup", "1")
    mirror.bench.handle(.touch(id: 0, .ended, end))
    try desktop.runUntilIdle()
    mirror.bench.advance(to: mirror.bench.time + 1)
  }
}

extension Mirror {
  /// The mirror with every language that the window has.
  fileprivate init(allLayouts: Bool) throws {
    try self.init()
    if allLayouts { bench.layouts = try Self.layouts() }
  }

  fileprivate func whole(_ point: CGPoint) -> CGPoint {
    CGPoint(x: Int(point.x), y: Int(point.y))
  }

  /// Presses a key in the mirror alone, to see where that leads; tells whether there is one.
  fileprivate mutating func press(_ id: String) -> Bool {
    guard hasKey(id), let place = try? place(ofKey: id) else { return false }
    click(place)
    bench.advance(to: bench.time + 1)
    return true
  }

  fileprivate mutating func toLetters() {
    if phone.keyboard.keys.page != .letters { _ = press("letters") }
  }

  private func hasKey(_ id: String) -> Bool {
    phone.keyboardGeometry?.keys.contains { $0.id == id } ?? false
  }

  /// The key that types a text, or offers it when it is held.
  fileprivate func key(for text: String, isHeld: Bool) -> String? {
    phone.keyboardGeometry?.keys.first { key in
      isHeld
        ? key.alternatives.contains(text)
        : key.action == .character(text) || text == " " && key.action == .space
    }?.id
  }
}
