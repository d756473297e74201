import Foundation
import Testing

@Suite("The names of goldens, and which fields are tapped")
struct GoldenNameTests {
  private let one = [
    "--device", "iphone-8", "--orientation", "portrait", "--scale", "1", "--scene", "sign-in",
  ]

  private func run(
    _ words: [String], _ folder: ScratchFolder
  ) throws -> (status: Int32, output: String, errors: String) {
    let run = try ProgramRun(words, environment: ["CI": ""], folder: folder.url)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  private func names(_ words: [String]) throws -> [String] {
    let output = try run(["test", "--list"] + one + words, try ScratchFolder()).output
    return output.split(separator: "\n").map(String.init)
  }

  @Test("Each field has a picture of its own, the last one without its id")
  func fields() throws {
    let last = try #require(try names([]).first)
    let all = try names(["--each-field"])
    #expect(all.count >= 2 && Set(all).count == all.count && all.last == last)
    let none = try names(["--no-focus"])
    #expect(none == ["sign-in/iphone-8-portrait-none"])
    for words in [["--each-field", "--no-focus"], ["--focus", "x", "--each-field"]] {
      let refused = try run(["test"] + one + words, try ScratchFolder())
      #expect(refused.status == 2 && refused.errors.contains("cannot be combined"))
    }
    let unknown = try run(["test"] + one + ["--focus", "Nobody"], try ScratchFolder())
    #expect(unknown.status == 2 && unknown.errors.contains("Nobody"))
  }

  @Test("What changes a picture is in its name")
  func settings() throws {
    for words in [
      ["--reduce-motion"], ["--no-software-keyboard"], ["--wifi-bars", "1"],
      ["--battery-state", "charging"], ["--time", "10:00"], ["--carrier", "Net"],
      ["--battery-level", "5"],
    ] {
      #expect(try names(words) != names([]), "\(words)")
    }
  }

  @Test("A golden under its former name is found, and the command renames it")
  func renaming() throws {
    let folder = try ScratchFolder()
    let words = one + ["--battery-level", "5"]
    #expect(try run(["test", "-u"] + words, folder).status == 0)
    let new = try #require(try names(["--battery-level", "5"]).first)
    let old = try #require(try names([]).first)
    for ending in ["png", "json"] {
      try FileManager.default.moveItem(
        atPath: folder.path("goldens/\(new).\(ending)"),
        toPath: folder.path("goldens/\(old).\(ending)"))
    }
    let missing = try run(["test"] + words, folder)
    #expect(missing.status == 1 && missing.output.contains("with battery-level \"5\""))
    let line = missing.output.split(separator: "\n").first { $0.contains("mv ") }
    let command = try #require(
      line.flatMap { $0.range(of: "mv ").map { r in line?[r.lowerBound...] } })
    let shell = try ProgramRun(
      ["-c", String(command ?? "")], folder: folder.url, executable: URL(fileURLWithPath: "/bin/sh")
    )
    #expect(shell.status == 0)
    #expect(try run(["test"] + words, folder).output == "1 picture: 1 passed\n")
  }
}
