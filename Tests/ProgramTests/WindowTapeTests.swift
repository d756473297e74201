import Foundation
import Testing

@Suite("Tapes in the window", .serialized)
struct WindowTapeTests {
  private let tape = """
    Set Scene scroll-form
    Tap "Name"
    Wait settled
    Type "Ada"
    Expect clearance >= 8
    """

  /// The report without the times, which differ by when the window was asked.
  private func timeless(_ report: [String: Any]) throws -> NSDictionary {
    var report = report
    report["time"] = nil
    let notifications = try #require(report["notifications"] as? [[String: Any]])
    report["notifications"] = notifications.map { notification in
      notification.filter { $0.key != "time" }
    }
    return report as NSDictionary
  }

  private func played(_ file: String, in folder: ScratchFolder) throws -> NSDictionary {
    let run = try ProgramRun(["play", file, "--report", folder.path("played.json")])
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: folder.data("played.json"))
    return try timeless(try #require(object as? [String: Any]))
  }

  @Test("The window performs a tape and comes to the state that playing it has")
  func performing() throws {
    let folder = try ScratchFolder()
    let file = folder.path("a.tape")
    try Data(tape.utf8).write(to: URL(fileURLWithPath: file))
    let end = try played(file, in: folder)
    let desktop = try Desktop(["run", "--tape", file])
    try desktop.wait("the end of the tape", every: 0.5) {
      (try? timeless(desktop.screenshot().report)) == end
    }
    try desktop.press("ctrl+q")
    try desktop.expectExit()
  }

  @Test("What is done in the window becomes a tape that comes to the same state")
  func recording() throws {
    let folder = try ScratchFolder()
    let file = folder.path("new.tape")
    let desktop = try Desktop(["record", file, "--scene", "scroll-form", "--device", "iphone-8"])
    try desktop.click(CGPoint(x: 330, y: 330))
    try desktop.runUntilIdle()
    try desktop.type("Ada L")
    try desktop.press("Tab", "ctrl+shift+p", "ctrl+shift+a")
    try desktop.runUntilIdle()
    let report = try timeless(desktop.screenshot().report)
    #expect(report["focus"] is [String: Any])
    try desktop.press("ctrl+q")
    try desktop.expectExit()
    #expect(try played(file, in: folder) == report)
  }

  @Test("A bad tape is told of before a window opens")
  func badTape() throws {
    let folder = try ScratchFolder()
    let file = folder.path("a.tape")
    try Data("Tap \"nobody\"".utf8).write(to: URL(fileURLWithPath: file))
    let run = try ProgramRun(["run", "--tape", file], environment: ["DISPLAY": ":987"])
    #expect(run.status == 2 && run.errors.contains("a.tape:1:1: unknown label"))
    #expect(try ProgramRun(["record", "x.txt"]).errors.contains("ends in .tape"))
  }
}
