import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Picture
import Simulation
import TestSupport
import Testing
import Typography

/// Pictures of scenes with very many rows and very long words.
@Suite struct LengthTests {
  private func texts(_ phone: SimulatedDevice) -> [Drawn] {
    Drawn.all(ScreenPicture(phone).commands).filter { $0.text != nil }
  }

  @Test(arguments: TestPhone.kinds) func rowsOutOfSightAreNotDrawn(device: String) throws {
    let short = try TestPhone.make(device, .everything(rows: 60))
    let long = try TestPhone.make(device, .everything(rows: 1000))
    #expect(texts(long).count == texts(short).count)
    #expect(ScreenPicture(long).commands.count == ScreenPicture(short).commands.count)
  }

  @Test func linesOutOfSightAreNotDrawn() throws {
    let text = Array(repeating: "line", count: 3000).joined(separator: "\n")
    for kind in [Row.Kind.textView, .label] {
      let scene = Scene(
        id: "long", name: "Long",
        sections: [Scene.Section(rows: [Row(id: "r", kind: kind, text: text)])])
      var phone = try TestPhone.make("iphone-14-pro", scene, strategy: NoAvoidance())
      let screen = Int(phone.metrics.screen.height)
      #expect(texts(phone).count < screen / 15)
      guard kind == .textView else { continue }
      phone.tap(CGPoint(x: 200, y: 200))
      phone.send(.key(.selectAll, []))
      phone.runUntilIdle()
      #expect(Drawn.all(ScreenPicture(phone).commands).count < screen / 15 * 2 + 120)
    }
  }

  @Test(arguments: TestPhone.kinds) func longWordsAreShortened(device: String) throws {
    let words = Array(repeating: "endless", count: 60).joined(separator: " ")
    for orientation in [Orientation.portrait, .landscapeRight] {
      let phone = try TestPhone.make(device, orientation, .everything(words))
      let screen = phone.metrics.screen
      let status = StatusBar()
      let bars = texts(phone).filter { $0.text != status.time && $0.text != status.date }
      #expect(bars.allSatisfy { screen.minX <= $0.bounds.minX && $0.bounds.maxX <= screen.maxX })
      let top = try #require(phone.metrics.navigationBar)
      let inBar = bars.filter { top.holds($0.bounds) }.sorted { $0.bounds.minX < $1.bounds.minX }
      #expect(inBar.count == 2)
      for (back, title) in zip(inBar, inBar.dropFirst()) {
        #expect(back.bounds.maxX < title.bounds.minX)
        #expect(back.text?.hasSuffix("…") == true)
        #expect(title.text?.hasSuffix("…") == true)
        let middle = Double(title.bounds.midX - screen.midX)
        #expect(abs(middle) < 0.01)
      }
      try checkTabs(phone, bars)
    }
  }

  /// Titles of neighbouring tabs never touch.
  private func checkTabs(_ phone: SimulatedDevice, _ texts: [Drawn]) throws {
    let bar = try #require(phone.metrics.tabBar)
    // Rows shine through the list of commands where the bar lies over them; their weight is another.
    let tabs = texts.filter { bar.holds($0.bounds) && $0.weight == .medium }
      .sorted { $0.bounds.minX < $1.bounds.minX }
    #expect(tabs.count == Scene.TabItem.Icon.allCases.count)
    for (left, right) in zip(tabs, tabs.dropFirst()) {
      #expect(left.bounds.maxX < right.bounds.minX)
    }
  }

  /// However long a field's text is, the caret is drawn at its end and inside the field.
  @Test(arguments: [0, 1, 20, 255, 256, 257, 3000]) func theCaretFollowsTheText(count: Int) throws {
    var phone = try TestPhone.make("iphone-14-pro", .everything())
    try phone.tapFirst()
    phone.send(.text(String(repeating: "x", count: count)))
    phone.runUntilIdle()
    let row = try #require(phone.focus.flatMap { phone.layout.row($0) })
    let field = phone.onScreen(row.textFrame).insetBy(dx: -2, dy: -2)
    let tint = phone.style.palette.tint
    let drawn = Drawn.all(ScreenPicture(phone).commands)
    let caret = try #require(drawn.first { $0.isRounded(in: tint) })
    #expect(field.holds(caret.bounds))
    guard let text = drawn.first(where: { $0.text?.hasPrefix("x") == true }) else {
      #expect(count == 0)
      return
    }
    let gap = Double(text.bounds.maxX - caret.bounds.midX)
    #expect(abs(gap) < 0.01)
  }

  @Test func whatFitsIsNotShortened() throws {
    let text = TextPlacement(ruler: FixedRuler())
    let font = Font(size: 10)
    func shown(_ width: CGFloat) -> String? {
      let box = CGRect(x: 0, y: 0, width: width, height: 20)
      guard case .text(let run) = text.truncated("ab cdef", font, .black, in: box) else {
        return nil
      }
      return run.text
    }
    #expect(shown(35) == "ab cdef")
    #expect(shown(34) == "ab cd…")
    #expect(shown(20) == "ab…", "no blank stands before the ellipsis")
    #expect(shown(5) == "…")
    #expect(shown(4) == nil)
    #expect(shown(0) == nil)
  }
}
