import Foundation
import SDLHost
import Testing

@Suite("Golden pictures: nothing is lost, and nothing is good that was not looked at")
struct GoldenSafetyTests {
  private let one = [
    "--device", "iphone-8", "--orientation", "portrait", "--scale", "1", "--scene", "scroll-form",
  ]
  private let name = "scroll-form/iphone-8-portrait-default"

  private func run(
    _ words: [String], _ folder: ScratchFolder, ci: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    let run = try ProgramRun(words, environment: ["CI": ci], folder: folder.url)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  @Test("Half a golden is broken, and is not written over unasked", arguments: ["png", "json"])
  func halfGolden(lost: String) throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    let kept = "goldens/\(name).\(lost == "png" ? "json" : "png")"
    // What a run must not overwrite shows that it did.
    let mark = Array(try folder.data(kept)) + [0x0A]
    try FileWriter.write(mark, to: folder.path(kept))
    try FileManager.default.removeItem(atPath: folder.path("goldens/\(name).\(lost)"))
    for ci in ["", "true"] {
      let broken = try run(["test"] + one, folder, ci: ci)
      #expect(broken.status == 2 && broken.output.contains(".\(lost): missing beside"))
      #expect(try folder.data(kept) == Data(mark))
    }
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    #expect(try run(["test"] + one, folder).status == 0)
  }

  @Test("A key that a golden's report lacks is no difference, and is there after the next -u")
  func lackingKey() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    let whole = try folder.data("goldens/\(name).json")
    let text = String(decoding: whole, as: UTF8.self)
    let old = text.replacingOccurrences(of: "\"settled\": true,", with: "")
    #expect(old != text)
    try FileWriter.write(Array(old.utf8), to: folder.path("goldens/\(name).json"))
    #expect(try run(["test"] + one, folder, ci: "true").status == 0)
    #expect(try folder.data("goldens/\(name).json") == Data(old.utf8))
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    #expect(try folder.data("goldens/\(name).json") == whole)
  }

  @Test("A golden that is no state report is broken, with the line that is wrong")
  func brokenReport() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    let text = String(decoding: try folder.data("goldens/\(name).json"), as: UTF8.self)
    let bad = text.replacingOccurrences(of: "\"settled\": true", with: "\"settled\": 1")
    try FileWriter.write(Array(bad.utf8), to: folder.path("goldens/\(name).json"))
    let run = try run(["test"] + one, folder)
    #expect(run.status == 2)
    #expect(run.output.contains("goldens/\(name).json:"), "\(run.output)")
    #expect(run.output.contains("settled: is 1; use true or false; record it with -u"))
  }

  @Test("A mask has to hide something")
  func masks() throws {
    let folder = try ScratchFolder()
    let wrong = try run(["test", "-u", "--mask", "Nobody"] + one, folder)
    #expect(wrong.status == 2 && wrong.errors.contains("unknown view \"Nobody\""))
    #expect(folder.names.isEmpty)
    #expect(try run(["test", "-u", "--mask", "space"] + one, folder).status == 0)
  }

  @Test("A part of few pictures may be empty; it ends well, and the parts are the whole")
  func emptyPart() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    for verb in ["test", "audit"] {
      for part in 1...2 {
        let words = one.filter { verb == "test" || !["--scale", "1"].contains($0) }
        let reporter = verb == "test" ? "blob=\(part).json" : "json=\(part).json"
        let found = try run(
          [verb, "--shard", "\(part)/2", "--reporter", reporter] + words, folder)
        #expect(found.status == 0, "\(found.errors)")
      }
      let merged = try run(["merge", "1.json", "2.json"], folder)
      #expect(
        merged.status == 0 && merged.output.contains(verb == "test" ? "1 passed" : "0 covered"))
    }
  }

  @Test("Goldens of phones that were not looked at are not stale; those of nothing are")
  func stale() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    let names = [
      "iphone-8-landscape-left-default", "iphone-8-portrait-default-dark",
      "iphone-15-pro-portrait-default", "iphone-8-portrait-emailAddress", "phone-of-nobody",
    ]
    for name in names {
      try FileWriter.write([1], to: folder.path("goldens/scroll-form/\(name).png"))
    }
    let text = try run(["test"] + one, folder).output
    for (index, name) in names.enumerated() {
      #expect(text.contains("\(name).png") == (index > 2), "\(name)")
    }
  }

  @Test("The page of an earlier run goes when the next begins")
  func page() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u", "--reporter", "html"] + one, folder).status == 0)
    #expect(folder.names == ["goldens", "test-results"])
    #expect(try run(["test"] + one, folder).status == 0)
    #expect(folder.names == ["goldens"])
  }
}
