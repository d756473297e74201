import Foundation
import SDLHost
import Simulation
import Testing
import Workbench

/// The real program in a real window on a display of its own.
@Suite("The window, as a person uses it", .serialized)
struct WindowTests {
  private func number(_ report: [String: Any], _ path: String...) throws -> Double {
    var value: Any? = report
    for key in path { value = (value as? [String: Any])?[key] }
    return try #require(value as? Double)
  }

  private func word(_ report: [String: Any], _ path: String...) -> String? {
    var value: Any? = report
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? String
  }

  /// Compares a screenshot with what the mirror draws; keeps both where they differ.
  private func expectSame(
    _ desktop: Desktop, _ mirror: Mirror, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Any] {
    let (png, report) = try desktop.screenshot()
    #expect(png == (try mirror.png()), "window and mirror differ", sourceLocation: sourceLocation)
    return report
  }

  @Test("A window that was hidden shows itself again, once")
  func hiding() throws {
    let desktop = try Desktop()
    try desktop.runUntilIdle()
    let before = desktop.frames
    try desktop.hideAndShow()
    try desktop.wait("a frame") { desktop.frames > before }
    try desktop.runUntilIdle()
    // Being mapped and being exposed are two events.
    #expect(desktop.frames <= before + 2)
  }

  @Test("Click a field, see the keyboard come, type on its keys and on the host's, go on by Return")
  func typing() throws {
    let desktop = try Desktop()
    var mirror = try Mirror()
    let field = try mirror.place(ofRow: "TextField 12")
    try desktop.click(field)
    mirror.click(field)
    try desktop.runUntilIdle()
    var report = try expectSame(desktop, mirror)
    #expect(word(report, "focus", "field") == "TextField 12")
    #expect(try number(report, "keyboard", "frame", "y") == 516)

    for key in ["g", "r", "space", "numbers", "5", "delete", "letters", "shift", "a"] {
      let place = try mirror.place(ofKey: key)
      try desktop.click(place)
      mirror.click(place)
    }
    try desktop.type("ce Hopper")
    for character in "ce Hopper" { mirror.bench.handle(.text(String(character))) }
    try desktop.runUntilIdle()
    mirror.runUntilIdle()
    report = try expectSame(desktop, mirror)
    #expect(mirror.phone.focusedField?.editor.text == "Gr Ace Hopper")

    try desktop.press("Return", "Home", "shift+End", "BackSpace")
    for key in ["return", "home"] { mirror.bench.handle(.key(key, [])) }
    mirror.bench.handle(.key("end", .shift))
    mirror.bench.handle(.key("backspace", []))
    mirror.runUntilIdle()
    try desktop.runUntilIdle()
    report = try expectSame(desktop, mirror)
    #expect(word(report, "focus", "field") == "TextField 13")
  }

  @Test("Slow animations show the keyboard on its way")
  func rising() throws {
    let desktop = try Desktop()
    var mirror = try Mirror()
    try desktop.press("ctrl+t")
    mirror.bench.perform(.toggleSlowAnimations)
    try desktop.click(try mirror.place(ofRow: "TextField 2"))
    let (_, report) = try desktop.screenshot()
    let top = try number(report, "keyboard", "frame", "y")
    #expect(top > 516 && top < 852, "\(top)")
    #expect(report["settled"] as? Bool == false)
  }

  @Test("Scroll by wheel and by dragging, rotate, switch appearance and device, quit")
  func shortcuts() throws {
    let desktop = try Desktop()
    var mirror = try Mirror()
    let place = try mirror.place(ofRow: "TextField 5")
    try desktop.move(to: place)
    for _ in 0..<3 {
      try desktop.xdotool("click", "5")
      mirror.bench.handle(.wheel(dy: 40, place))
    }
    mirror.runUntilIdle()
    mirror.bench.advance(to: mirror.bench.time + 1)
    try desktop.runUntilIdle()
    var report = try expectSame(desktop, mirror)
    let wheeled = try number(report, "scroll", "offset", "y")

    try desktop.xdotool("mousedown", "1")
    for step in 1...6 {
      try desktop.move(to: CGPoint(x: place.x, y: place.y - CGFloat(step) * 20))
    }
    try desktop.xdotool("mouseup", "1")
    try desktop.runUntilIdle()
    report = try desktop.screenshot().report
    #expect(try number(report, "scroll", "offset", "y") > wheeled + 80)
    #expect(report["focus"] is NSNull)

    try desktop.press("alt+Left", "ctrl+shift+a")
    report = try desktop.screenshot().report
    #expect(word(report, "orientation") == "landscape-right")
    try desktop.press("ctrl+d")
    report = try desktop.screenshot().report
    #expect(word(report, "device") != "iphone-15-pro")
    try desktop.press("ctrl+shift+d", "alt+Right")
    report = try desktop.screenshot().report
    #expect(word(report, "device") == "iphone-14-pro")
    #expect(word(report, "orientation") == "portrait")
    try desktop.press("ctrl+q")
    try desktop.expectExit()
  }

  @Test("Hardware and software keyboard are switched by their shortcuts")
  func keyboards() throws {
    let desktop = try Desktop()
    let mirror = try Mirror()
    try desktop.click(try mirror.place(ofRow: "TextField 1"))
    for (keys, mode) in [
      ("ctrl+k", "hidden"), ("ctrl+k", "docked"), ("ctrl+shift+k", "hidden"),
      ("ctrl+shift+k", "docked"),
    ] {
      try desktop.press(keys)
      #expect(word(try desktop.screenshot().report, "keyboard", "mode") == mode)
    }
    try desktop.press("Escape")
    #expect(word(try desktop.screenshot().report, "keyboard", "mode") == "hidden")
  }

  @Test("The clipboard goes both ways")
  func clipboard() throws {
    let desktop = try Desktop()
    var mirror = try Mirror()
    let field = try mirror.place(ofRow: "TextField 0")
    try desktop.click(field)
    try desktop.runUntilIdle()
    try desktop.type("ab")
    try desktop.press("ctrl+a", "ctrl+c", "End", "ctrl+v", "ctrl+v")
    mirror.click(field)
    mirror.bench.handle(.text("ababab"))
    mirror.runUntilIdle()
    try desktop.runUntilIdle()
    _ = try expectSame(desktop, mirror)
  }

  @Test("When nothing happens nothing is drawn; a resized window goes on; a signal ends it well")
  func quietAndResized() throws {
    let desktop = try Desktop()
    try desktop.runUntilIdle()
    let before = desktop.frames
    Thread.sleep(forTimeInterval: 1.5)
    #expect(desktop.frames == before)
    for (width, height) in [(300, 900), (1390, 300), (1, 1), (800, 700)] {
      try desktop.resize(width: width, height: height)
      try desktop.runUntilIdle()
      #expect(desktop.isRunning)
    }
    try desktop.press("F1")
    try desktop.runUntilIdle()
    #expect(desktop.frames > before)
    desktop.terminate()
    try desktop.expectExit()
  }
  @Test("Signals that come while the window is closing change nothing about its end")
  func signalsAtTheEnd() throws {
    let desktop = try Desktop()
    try desktop.press("ctrl+q")
    desktop.terminateUntilItEnds()
    try desktop.expectExit()
  }
}
