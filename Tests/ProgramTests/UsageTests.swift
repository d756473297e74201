import Foundation
import Testing

@Suite("The command line's words and exit statuses")
struct UsageTests {
  private func expect(
    _ arguments: [String], _ status: Int32, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ProgramRun(arguments)
    #expect(
      run.status == status && run.errors.contains(words), "\(arguments): \(run.errors)",
      sourceLocation: sourceLocation)
  }

  @Test("Wrong words are answered with what would be right")
  func wrongWords() throws {
    try expect(["shoot"], 2, "unknown command \"shoot\"; did you mean shot?")
    try expect(
      ["shot", "--devise", "x"], 2, "unknown option --devise; did you mean --device?")
    try expect(["shot", "--device"], 2, "missing value for --device; give ID,…")
    try expect(["shot", "--workbench=yes"], 2, "--workbench takes no value; remove it")
    try expect(
      ["shot", "-o", "a.png", "--appearance", "drak"], 2,
      "invalid value \"drak\" for --appearance; use light or dark")
    try expect(
      ["shot", "-o", "a.gif"], 2, "the picture's file \"a.gif\" must end in .png or .svg")
    try expect(["shot"], 2, "shot needs an output; give -o FILE")
    try expect(
      ["list"], 2,
      "missing argument of list: give WHAT: devices, scenes, strategies, layouts, keyboards, tapes")
    try expect(["shot", "a.png"], 2, "for a picture write -o a.png")
    try expect(["shot", "-o", "a.png", "-o", "a.png"], 2, "two outputs have the same file, a.png")
    try expect(["shot", "-o", "-", "--report", "-"], 2, "two outputs have the same file, -")
    try expect(["shot", "-o", "-", "--focus", ""], 2, "unknown field \"\"")
    try expect(
      ["shot", "-o", "-", "--focus", "nobody"], 2, "the fields are TextField 0, TextField 1")
    try expect(
      ["list", "phones"], 2,
      "use devices, scenes, strategies, layouts, keyboards, tapes or report-keys")
    try expect(
      ["shot", "-o", "-", "--background", "#12345"], 2, "invalid value \"#12345\" for --background")
    try expect(
      ["shot", "-o", "-", "--battery-level", "50.5"], 2,
      "invalid value \"50.5\" for --battery-level; give a whole number from 0 to 100")
    try expect(
      ["shot", "-o", "-", "--wifi-bars", "4"], 2,
      "invalid value \"4\" for --wifi-bars; use 0, 1, 2 or 3")
    try expect(["shot", "-o", "-", "--at", "soon"], 2, "give seconds from 0 to 3600")
    try expect(
      ["shot", "-o", "-", "--overlays=frame,insets"], 2,
      "invalid value \"insets\" for --overlays; use frame, safe-area, inset, viewport")
    try expect(
      [
        "shot", "-o", "-", "--device", "iphone-8,iphone-x,iphone-xr", "--strategy",
        "none,content-inset",
      ],
      2, "too many phones: 6; at most four are shown side by side")
    try expect(
      ["shot", "-o", "-", "--strategy", "none,"], 2,
      "empty name in the list \"none,\" of --strategy")
    try expect(
      ["shot", "-o", "-", "--device", "iphone-16", "--device", "iphone-15"], 2,
      "--device is given twice")
  }

  @Test("Unknown names are answered with the nearest")
  func unknownNames() throws {
    try expect(
      ["shot", "-o", "-", "--device", "iphone-15-por"], 2,
      "unknown device \"iphone-15-por\"; did you mean iphone-15-pro")
    try expect(
      ["shot", "-o", "-", "--scene", "tab-from"], 2,
      "unknown scene \"tab-from\"; did you mean tab-form?")
    try expect(
      ["shot", "-o", "-", "--strategy", "content-insert"], 2, "did you mean content-inset")
    try expect(["shot", "-o", "-", "--keyboard", "numberPat"], 2, "use numberPad")
    try expect(
      ["shot", "-o", "-", "--focus", "TextField 99"], 2,
      "unknown field \"TextField 99\"; did you mean TextField 9")
    try expect(["shot", "-o", "-", "--ios", "18", "--device", "iphone-air"], 2, "iOS 26")
  }

  @Test("Broken files are refused with their place, before anything is drawn")
  func brokenFiles() throws {
    let folder = try ScratchFolder()
    let broken = folder.path("broken.json")
    try Data("{ \"id\": \"a\",\n \"sections\": [".utf8).write(to: URL(fileURLWithPath: broken))
    try expect(["shot", "-o", "-", "--scene", broken], 2, "\(broken):2: ")
    try expect(["validate", broken], 2, "\(broken):2: ")
    try expect(
      ["shot", "-o", "-", "--scene", folder.path("none.json")], 2, "file not found")
    try expect(["shot", "-o", "-", "--device-file", folder.url.path], 2, "is a folder")
  }

  @Test("Help, version and lists go to standard output")
  func help() throws {
    for arguments in [["--help"], ["shot", "--help"], ["run", "-h"], ["list", "--help"]] {
      let run = try ProgramRun(arguments)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(String(decoding: run.output, as: UTF8.self).contains("usage: keyboard-simulator"))
    }
    let version = try ProgramRun(["--version"])
    #expect(String(decoding: version.output, as: UTF8.self).hasPrefix("keyboard-simulator "))
    for what in ["devices", "scenes", "strategies", "layouts", "keyboards", "tapes", "report-keys"]
    {
      let run = try ProgramRun(["list", what])
      #expect(run.status == 0 && !run.output.isEmpty && run.errors.isEmpty)
    }
  }

  @Test("Every shipped file is valid")
  func shippedFiles() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets")
    for folder in ["Devices", "Scenes", "Layouts"] {
      let url = root.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let files = names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
        .map { url.appendingPathComponent($0).path }
      #expect(!files.isEmpty)
      let run = try ProgramRun(["validate"] + files)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test("Shut or full standard files end in a status, never in a trap")
  func standardFiles() throws {
    let program = ProgramRun.program.path
    for (words, status) in [
      ("list devices >&-", 3), ("--help >&-", 3), ("--version >/dev/full", 3),
      ("shot --report - >/dev/full", 3), ("shot -o - >&-", 3), ("list nope 2>&-", 2),
      ("list nope 2>/dev/full", 2), ("--version <&- 2>&-", 0),
    ] {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      let quiet = words.contains("2>") ? "" : " 2>/dev/null"
      shell.arguments = ["-c", "'\(program)' \(words)\(quiet)"]
      shell.standardOutput = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == status, "\(words)")
    }
  }

  @Test("Without a display the window's error says how to go on")
  func noDisplay() throws {
    let run = try ProgramRun(
      ["run"], environment: ["DISPLAY": ":987", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"])
    #expect(run.status == 3 && run.errors.contains("set DISPLAY"), "\(run.errors)")
  }
}
