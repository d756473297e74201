import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing
import Typography

/// What a change lays out: a text its own row, focus and offset nothing.
@Suite struct ChangedTextTests {
  private static let texts = ["", "a", "one\ntwo\nthree", String(repeating: "words ", count: 60)]

  /// The layout of a device as if its scene had just been shown with the present texts.
  private func fresh(_ phone: SimulatedDevice) -> SceneLayout {
    let texts = phone.fields.filter { $0.value.editor.isMultiline }
      .mapValues(\.editor.shownText)
    return SceneLayout(
      scene: phone.scene, style: phone.style, size: phone.metrics.window.size,
      safeArea: phone.metrics.safeArea, texts: texts, ruler: phone.ruler)
  }

  @Test(arguments: ["iphone-15-pro", "iphone-se-1", "ipad-pro-11"], [false, true])
  func aChangedTextGivesTheLayoutOfTheWhole(device: String, isLarge: Bool) throws {
    var texts = 0
    for scene in Shipped.scenes {
      for row in scene.rows where row.kind == .textView {
        var phone = try SimulatedDevice.shipped(scene.id, device: device)
        if isLarge { phone.drive(phone.setting(\.contentSize, to: .accessibilityLarge)) }
        phone.tap(row: row.id)
        guard phone.focus == row.id else { continue }
        for text in Self.texts {
          phone.drive(.key(.selectAll, []))
          phone.drive(.paste(text))
          if text.isEmpty { phone.drive(.key(.backspace, [])) }
          texts += 1
          #expect(phone.layout == fresh(phone), "\(scene.id) \(row.id) on \(device)")
        }
      }
    }
    #expect(texts > 8, "\(texts)")
  }

  // MARK: How much is measured

  private func phone(rows: Int, _ ruler: CountingRuler) throws -> SimulatedDevice {
    let scene = Scene(
      id: "test", name: "Test",
      sections: [
        Scene.Section(rows: [.notes()] + (0..<rows).map { .field("F\($0)") }),
        Scene.Section(header: "Header", rows: [.field("Last")]),
      ])
    return SimulatedDevice(
      settings: try Shipped.settings(), scene: scene, ruler: ruler)
  }

  /// How many texts are measured while a device does something.
  private func measured(
    rows: Int, _ body: (inout SimulatedDevice) throws -> Void
  ) throws -> Int {
    let ruler = CountingRuler()
    var phone = try phone(rows: rows, ruler)
    try phone.tapField("Notes")
    phone.runUntilIdle()
    let before = ruler.count
    try body(&phone)
    return ruler.count - before
  }

  @Test func aLongFormMeasuresNoMoreThanAShortOne() throws {
    for change: (inout SimulatedDevice) throws -> Void in [
      { $0.drive(.text("one\ntwo\n")) },
      { $0.drive(.key(.tab, [])) },
      { $0.drive(.wheel(dy: 90, at: $0.middle)) },
    ] {
      let short = try measured(rows: 12, change)
      #expect(try measured(rows: 400, change) == short)
    }
  }

  @Test func scrollingMeasuresNothing() throws {
    let count = try measured(rows: 40) { phone in
      for _ in 0..<10 {
        phone.send(.wheel(dy: 30, at: phone.middle))
        phone.wait(0.1)
      }
    }
    #expect(count == 0)
  }
}

/// Counts what is measured.
private final class CountingRuler: TextMeasuring, @unchecked Sendable {
  private let ruler = FixedRuler()
  private let lock = NSLock()
  // Read and written under the lock.
  private var measured = 0

  var count: Int { lock.withLock { measured } }

  private func counting<Value>(_ value: Value) -> Value {
    lock.withLock { measured += 1 }
    return value
  }

  var hasEmoji: Bool { ruler.hasEmoji }
  func metrics(of font: Font) -> FontMetrics { ruler.metrics(of: font) }
  func width(of text: String, in font: Font) -> CGFloat {
    counting(ruler.width(of: text, in: font))
  }
  func caretStops(of text: String, in font: Font) -> [CGFloat] {
    counting(ruler.caretStops(of: text, in: font))
  }
  func isRightToLeft(_ text: String) -> Bool { ruler.isRightToLeft(text) }
}
