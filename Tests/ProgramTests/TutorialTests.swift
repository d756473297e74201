import Foundation
import Testing

/// What the tutorial has its reader type leads to what it says.
@Suite("The tutorial") struct TutorialTests {
  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/KeyboardAvoidance/KeyboardAvoidance.docc/Resources")

  @Test("A new form is covered, then audited, and its tape holds")
  func way() throws {
    let folder = try ScratchFolder()
    let programs = folder.url.appendingPathComponent("bin")
    let files = FileManager.default
    try files.createDirectory(at: programs, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: programs.appendingPathComponent("keyboard-simulator"),
      withDestinationURL: ProgramRun.program)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    func run(_ script: String) throws -> ProgramRun {
      try ProgramRun(
        ["-e", Self.resources.appendingPathComponent(script).path],
        environment: ["PATH": "\(programs.path):\(path)"], folder: folder.url,
        executable: URL(fileURLWithPath: "/bin/bash"))
    }
    let form = try run("1-form.sh")
    #expect(form.status == 0, "\(form.errors)")
    let audit = try run("2-audit.sh")
    #expect(audit.status == 1, "nothing avoids the keyboard yet: \(audit.errors)")
    try files.copyItem(
      at: Self.resources.appendingPathComponent("7-form.tape"),
      to: folder.url.appendingPathComponent("form.tape"))
    let check = try run("8-check.sh")
    #expect(check.status == 0, "\(check.errors)")
  }
}
