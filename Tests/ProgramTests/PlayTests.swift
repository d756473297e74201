import Foundation
import Testing

@Suite("Playing tapes with the program")
struct PlayTests {
  /// A short take of a rising keyboard.
  private static let rise = "Set Scale 1\nSet Fps 20\nTap \"TextField 12\"\nWait settled\n"

  private static let hasEncoder =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

  private func tape(_ text: String, in folder: ScratchFolder) throws -> String {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("a.tape"))
    return folder.path("a.tape")
  }

  private func play(
    _ text: String, _ options: [String] = [], in folder: ScratchFolder,
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      ["play", try tape(text, in: folder), "--into", folder.path("out")] + options,
      environment: environment)
  }

  private func made(_ folder: ScratchFolder) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))) ?? []).sorted()
  }

  @Test("Stills, strips and folders of frames are made, and made again they are left untouched")
  func stills() throws {
    let folder = try ScratchFolder()
    let text = "Output a.png\nOutput a.svg\nOutput s.png frames=4\nOutput f/\n"
    let tape = text + Self.rise + "Screenshot x/y.png\n"
    let first = try play(tape, in: folder)
    #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
    let names = made(folder)
    #expect(names.prefix(3) == ["a.png", "a.svg", "f"])
    #expect(
      names.contains("s.png") && names.contains("x/y.png") && names.contains("f/frame-00001.png"))
    #expect(!names.contains { $0.contains("keyboard-simulator") })
    let old = try dates(names, folder)
    #expect(try play(tape, in: folder).status == 0)
    #expect(made(folder) == names)
    #expect(try dates(names, folder) == old)
    // A shorter film leaves no frame of the longer one.
    _ = try play("Output f/\nSet Scale 1\nSet Fps 20\n", in: folder)
    #expect(made(folder).filter { $0.hasPrefix("f/") } == ["f/frame-00001.png"])
  }

  private func dates(_ names: [String], _ folder: ScratchFolder) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for name in names where name.contains(".") {
      let path = folder.path("out/" + name)
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return dates
  }

  @Test("Pictures are the same bytes on every run, and the last frame is the picture")
  func bytes() throws {
    let folder = try ScratchFolder()
    _ = try play("Output a.png\nOutput f/\n" + Self.rise, in: folder)
    let frames = made(folder).filter { $0.hasPrefix("f/") }
    let other = try ScratchFolder()
    _ = try play("Output a.png\nOutput f/\n" + Self.rise, in: other)
    for name in ["a.png"] + frames {
      #expect(try folder.data("out/" + name) == other.data("out/" + name))
    }
    let last = try #require(frames.last)
    #expect(try folder.data("out/a.png") == folder.data("out/" + last))
  }

  @Test("Every kind of film is whole and of its kind", .enabled(if: hasEncoder))
  func films() throws {
    let folder = try ScratchFolder()
    let kinds: [(String, [UInt8], Int)] = [
      ("gif", Array("GIF89a".utf8), 0), ("mp4", Array("ftyp".utf8), 4),
      ("webm", [0x1A, 0x45, 0xDF, 0xA3], 0), ("webp", Array("WEBP".utf8), 8),
      ("apng", [0x89, 0x50, 0x4E, 0x47], 0),
    ]
    let outputs = kinds.map { "Output a.\($0.0)\n" }.joined()
    let text = outputs + "Set Frame device\nSet Padding 9\n" + Self.rise
    let run = try play(text, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(made(folder) == kinds.map { "a.\($0.0)" }.sorted())
    for (ending, mark, place) in kinds {
      let data = try folder.data("out/a.\(ending)")
      #expect(data.count > 2000 && Array(data[place..<place + mark.count]) == mark, "\(ending)")
    }
    let old = try dates(made(folder), folder)
    _ = try play(text, in: folder)
    #expect(try dates(made(folder), folder) == old)
  }

  @Test("Without ffmpeg a film is one clear line, and nothing is left")
  func missingEncoder() throws {
    let folder = try ScratchFolder()
    let run = try play(
      "Output a.gif\nOutput f/\n" + Self.rise, in: folder, environment: ["PATH": "/nowhere"])
    #expect(run.status == 3 && run.errors.contains("install it: sudo apt install ffmpeg"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(made(folder).isEmpty)
  }

  @Test(
    "A file that may not grow ends a film with one line, and nothing is left",
    .enabled(if: hasEncoder && !ProgramRun.isSanitized),
    arguments: ["a.apng", "a.gif", "a.mp4", "a.webm", "a.webp", "frames/"])
  // The thread sanitizer keeps what it knows in files, which may not grow either.
  func largestFile(output: String) throws {
    let folder = try ScratchFolder()
    let file = try tape("Output \(output)\nSet Scale 3\n" + Self.rise, in: folder)
    let call = "'\(ProgramRun.program.path)' play '\(file)' --into '\(folder.path("out"))'"
    let run = try ProgramRun(
      ["-c", "ulimit -f 4; \(call)"], executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 3)
    #expect(run.errors.contains("ulimit -f") && run.errors.count { $0 == "\n" } == 1)
    #expect(made(folder).isEmpty)
  }

  @Test("Ctrl-C in mid-film removes what was begun and ends with 130", .enabled(if: hasEncoder))
  func interruption() throws {
    for (signal, status) in [(SIGINT, Int32(130)), (SIGTERM, 143)] {
      let folder = try ScratchFolder()
      let text = "Output a.mp4\nOutput f/\nSet Scale 3\n" + Self.rise + "Type \"abc\"\nSleep 60s\n"
      let process = Process()
      process.executableURL = ProgramRun.program
      process.arguments = ["play", try tape(text, in: folder), "--into", folder.path("out")]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      let end = Date(timeIntervalSinceNow: 60)
      while made(folder).count < 4, Date() < end { usleep(10_000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationStatus == status)
      #expect(made(folder).isEmpty)
    }
  }

  @Test("What is expected and does not hold is told, drawn, and ends with 1")
  func failures() throws {
    let folder = try ScratchFolder()
    let text = "Output a.png\n" + Self.rise + "Expect clearance >= 8\n"
    let run = try play(text, in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.tape:6:1: at 0.58 s found 4; expected clearance >= 8"))
    #expect(made(folder) == ["a-line6.png", "a.png"])
    let plain = try folder.data("out/a.png")
    #expect(try folder.data("out/a-line6.png") != plain)
    let overlays = try play(text, ["--overlays"], in: folder)
    #expect(overlays.status == 1)
    #expect(try folder.data("out/a-line6.png") == folder.data("out/a.png"))
  }

  @Test("Bad tapes end with 2 and their places, and make nothing")
  func badTapes() throws {
    let folder = try ScratchFolder()
    for (text, words) in [
      ("Output a.png\nTapp\nSleep x", "a.tape:3:7: invalid value \"x\""),
      ("Output a.png\nSet Device iphone-15-por", "did you mean iphone-15-pro"),
      ("Output a.png\nSet Scene nope", "a.tape:2:5: unknown scene \"nope\""),
      ("Output a.png\nTap \"TextField 99\"", "a.tape:2:1: unknown label"),
    ] {
      let run = try play(text, in: folder)
      #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
      #expect(made(folder).isEmpty)
      let check = try ProgramRun(["validate", folder.path("a.tape")])
      #expect(check.status == 2 && check.errors.contains(words), "\(check.errors)")
    }
    let file = folder.path("a.tape")
    let run = try ProgramRun(["play", try tape("", in: folder), "-o", file + "/x.png"])
    #expect(run.status == 3 && run.errors.contains("a.tape: "), "\(run.errors)")
    let twice = folder.path("a.tape")
    #expect(
      try ProgramRun(["play", twice, twice, "-o", folder.path("b.png")]).errors
        .contains("already writes this file"))
    #expect(
      try ProgramRun(["play", folder.path("none.tape")]).errors.contains("not found"))
  }

  @Test("Options win over the tape, files that are there can be kept, lists of devices give sheets")
  func options() throws {
    let folder = try ScratchFolder()
    let text = "Output a.png\nSet Scale 1\nSet Device $D\nTap \"TextField 2\"\nWait settled\n"
    _ = try play(text, ["--set", "D=iphone-16"], in: folder)
    let first = try folder.data("out/a.png")
    let kept = try play(
      text, ["--set", "D=iphone-16", "--appearance", "dark", "--no-clobber"], in: folder)
    #expect(try kept.status == 0 && folder.data("out/a.png") == first)
    _ = try play(text, ["--set", "D=iphone-16", "--appearance", "dark"], in: folder)
    #expect(try folder.data("out/a.png") != first)
    let sheet = try play(
      text, ["--set", "D=x", "--device", "iphone-se-3,iphone-16", "--sheet", "all.png"], in: folder)
    #expect(sheet.status == 0, "\(sheet.errors)")
    #expect(made(folder) == ["a-iphone-16.png", "a-iphone-se-3.png", "a.png", "all.png"])
    #expect(try play(text, in: folder).errors.contains("undefined variable $D; give --set D=VALUE"))
    #expect(try play(text, ["--set", "D"], in: folder).errors.contains("give NAME=VALUE"))
    #expect(try play(text, ["--crop", "keyborad"], in: folder).status == 2)
  }

  @Test("Shipped tapes are found by their names")
  func names() throws {
    let folder = try ScratchFolder()
    let run = try ProgramRun(["play", "notifications-show-hide"], folder: folder.url)
    #expect(run.status == 0 && folder.names.isEmpty, "\(run.errors)")
    let wrong = try ProgramRun(["play", "tuor"], folder: folder.url)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean tour?"), "\(wrong.errors)")
  }

  @Test("Events, reports and JUnit go to standard output or files")
  func reports() throws {
    let folder = try ScratchFolder()
    let text = Self.rise + "Expect clearance >= 8\n"
    let events = try play(text, ["--events", "-"], in: folder)
    let lines = String(decoding: events.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil })
    let junit = try play(text, ["--reporter", "junit"], in: folder)
    #expect(junit.status == 1)
    #expect(String(decoding: junit.output, as: UTF8.self).contains("failures=\"1\""))
    let report = try play(Self.rise, ["--report", folder.path("r.json")], in: folder)
    #expect(try report.status == 0 && folder.data("r.json").count > 1000)
  }

  @Test("Shipped tapes are valid and hold, the tour on every kind of phone")
  func shipped() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Assets/Tapes")
    let tapes = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".tape") }.map { folder.appendingPathComponent($0).path }
    let scratch = try ScratchFolder()
    let run = try ProgramRun(["play", "--into", scratch.url.path] + tapes)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try ProgramRun(["validate"] + tapes).status == 0)
    for device in ["iphone-se-1", "iphone-16-pro-max", "iphone-x"] {
      let tour = try ProgramRun(
        ["play", "--into", scratch.url.path, "--set", "DEVICE=\(device)"]
          + tapes.filter { $0.hasSuffix("/tour.tape") })
      #expect(tour.status == 0, "\(device): \(tour.errors)")
    }
  }
}
