import DisplayList
import Foundation
import SDLHost
import Testing

@Suite("Golden pictures, differences and starters with the program")
struct GoldenCommandTests {
  private let one = [
    "--device", "iphone-8", "--orientation", "portrait", "--scale", "1", "--scene", "scroll-form",
  ]
  /// The golden of `one`, found by what `--list` says of it.
  private func name(_ folder: ScratchFolder) throws -> String {
    String(try run(["test", "--list"] + one, folder).output.dropLast())
  }

  private func run(
    _ words: [String], _ folder: ScratchFolder, ci: String = ""
  ) throws -> (status: Int32, output: String, errors: String) {
    let run = try ProgramRun(words, environment: ["CI": ci], folder: folder.url)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  @Test("A missing golden fails, in CI unrecorded, else recorded; then the picture passes")
  func recording() throws {
    let folder = try ScratchFolder()
    let inCI = try run(["test"] + one, folder, ci: "true")
    #expect(inCI.status == 1 && inCI.output.contains(": missing; record it"))
    // What was drawn can be looked at; nothing is recorded, and the folder is clean again when all is.
    let name = try name(folder)
    #expect(folder.names == ["test-results"])
    #expect(try PNG.decode(Array(folder.data("test-results/actual/\(name).png"))).width == 375)
    #expect(try run(["test"] + one, folder).status == 1)
    let again = try run(["test", "--repeat-each", "2"] + one, folder, ci: "true")
    #expect(again.status == 0 && again.output == "1 picture: 1 passed\n")
    let asked = try ScratchFolder()
    #expect(try run(["test", "-u", "missing"] + one, asked, ci: "true").status == 0)
    #expect(try run(["test", "-u=none"] + one, asked).status == 0)
  }

  @Test("A changed pixel fails with three pictures elsewhere; -u takes it over")
  func changed() throws {
    let folder = try ScratchFolder()
    _ = try run(["test", "-u"] + one, folder)
    let name = try name(folder)
    let golden = folder.path("goldens/\(name).png")
    let good = try folder.data("goldens/\(name).png")
    var picture = try PNG.decode(Array(good))
    picture.rgba[4000] ^= 1
    try FileWriter.write(try PNG.encode(picture), to: golden)
    let bad = try run(["test", "--reporter", "json"] + one, folder)
    #expect(bad.status == 1 && bad.output.contains("1 pixel differs"))
    for kind in ["expected", "actual", "difference"] {
      let bytes = try folder.data("test-results/\(kind)/\(name).png")
      #expect(try PNG.decode(Array(bytes)).width == picture.width)
    }
    for words in [
      ["--threshold", "0.1"], ["--max-diff-pixels", "1"], ["--ignore", "0:0-375:40"], ["-u"], [],
    ] {
      #expect(try run(["test"] + words + one, folder).status == 0, "\(words)")
    }
    #expect(try folder.data("goldens/\(name).png") == good)
  }

  @Test("A golden that is no PNG is 2, one of another size 1; an unused one is listed")
  func badGoldens() throws {
    let folder = try ScratchFolder()
    _ = try run(["test", "-u"] + one, folder)
    let golden = folder.path("goldens/\(try name(folder)).png")
    try FileWriter.write(Array("no picture".utf8), to: golden)
    try FileWriter.write([1], to: folder.path("goldens/scroll-form/old.png"))
    let broken = try run(["test"] + one, folder)
    #expect(broken.status == 2 && broken.output.contains("not a PNG"))
    #expect(broken.output.contains("stale    goldens/scroll-form/old.png"))
    let dot = Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 255])
    try FileWriter.write(try PNG.encode(dot), to: golden)
    let small = try run(["test", "--max-diff-pixel-ratio", "1"] + one, folder)
    #expect(small.status == 1 && small.output.contains("instead of 1 × 1"))
    try FileManager.default.removeItem(atPath: golden)
    try FileManager.default.createDirectory(atPath: golden, withIntermediateDirectories: false)
    #expect(try run(["test"] + one, folder).status == 2)
    #expect(try run(["test", "-u", "all"] + one, folder).status == 3)
  }

  @Test("What is asked for wrongly is 2, what matches nothing 4")
  func usage() throws {
    let folder = try ScratchFolder()
    for words in [
      ["--shard", "3/2"], ["--shard", "0/1"], ["--threshold", "0.9"], ["--threshold", "nan"],
      ["--max-diff-pixels", "-1"], ["--ignore", "5:5-1:1"], ["--ignore", "all"], ["-g", "("],
      ["-j", "0"], ["--repeat-each", "0"], ["-u=some"], ["--output", "goldens"],
      ["--focus", "Nobody"],
    ] {
      let run = try run(["test"] + words + one, folder)
      #expect(run.status == 2 && !run.errors.isEmpty, "\(words)")
    }
    for words in [
      ["-g", "nothing"], ["--grep-invert", "."], ["-g", "nothing", "--shard", "1/2"],
    ] {
      #expect(try run(["test"] + words + one, folder).status == 4, "\(words)")
    }
    #expect(folder.names.isEmpty)
    try FileWriter.write([1], to: folder.path("test-results"))
    #expect(try run(["test", "--reporter", "html", "-u"] + one, folder).status == 2)
    #expect(folder.names == ["test-results"])
    // A folder is no report; one that is there already is used.
    let other = try ScratchFolder()
    for path in ["results", "report.json"] {
      try FileManager.default.createDirectory(
        at: other.url.appendingPathComponent(path), withIntermediateDirectories: false)
    }
    let words = ["test", "-o", "results", "-u"]
    #expect(try run(words + ["--report", "report.json"] + one, other).status == 3)
    #expect(try run(words + ["--reporter", "html"] + one, other).status == 0)
    #expect(try other.data("results/index.html").count > 10_000)
  }

  @Test("diff takes two pictures or two reports")
  func diff() throws {
    let folder = try ScratchFolder()
    for (file, strategy, look) in [("a", "content-inset", "light"), ("b", "none", "dark")] {
      let call = [
        "shot", "--scale", "1", "-o", file + ".png", "--report", file + ".json", "--strategy",
        strategy, "--appearance", look,
      ]
      #expect(try run(call, folder).status == 0)
    }
    #expect(try run(["diff", "a.png", "a.png"], folder).status == 0)
    let reports = try run(["diff", "a.json", "b.json"], folder)
    #expect(reports.status == 1 && reports.output.contains("strategy is \"none\""))
    #expect(try run(["diff", "a.png", "b.png", "-o", "d.png"], folder).status == 1)
    #expect(try PNG.decode(Array(folder.data("d.png"))).width == 393)
    for words in [
      ["a.png"], ["a.png", "a.json"], ["a.png", "no.png"], ["a.png", "b.png", "d.png"],
    ] {
      #expect(try run(["diff"] + words, folder).status == 2, "\(words)")
    }
    #expect(try run(["diff", "a.png", "b.png", "-o", "no/d.png"], folder).status == 3)
  }

  private static func trials(_ kind: String, _ path: String) -> [[String]] {
    let shot = ["shot", "--scale", "1", "-o", "a.png"]
    let one = ["--device", "iphone-8", "--orientation", "portrait"]
    return switch kind {
    case "scene":
      [
        ["audit", "--scene", path], shot + ["--scene", path],
        ["test", "-u", "--scale", "1", "--scene", path] + one, ["validate", path],
      ]
    case "device":
      [
        ["audit", "--device-file", path], shot + ["--device-file", path],
        ["test", "-u", "--scale", "1", "--device-file", path], ["validate", path],
      ]
    default: [["play", path], ["validate", path]]
    }
  }

  @Test("A new scene names its schema by a file beside it, wherever both are")
  func schema() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("scenes"), withIntermediateDirectories: false)
    #expect(try run(["new", "scene", "scenes/a.json"], folder).status == 0)
    let data = try folder.data("scenes/a.json")
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"$schema\": \"scene.schema.json\""))
    #expect(text.components(separatedBy: "// ").count > 5, "a starter says what its keys are")
    let schema = folder.path("scenes/scene.schema.json")
    #expect(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: schema)))
        is [String: Any])
    // A person's own schema stays as it is.
    try FileWriter.write([1], to: schema)
    #expect(try run(["new", "scene", "scenes/b.json"], folder).status == 0)
    #expect(try folder.data("scenes/scene.schema.json") == Data([1]))
    #expect(try run(["new", "scene", "scenes/c.schema.json"], folder).status == 2)
  }

  @Test("A starter validates and is never written over", arguments: ["scene", "device", "tape"])
  func starters(kind: String) throws {
    let folder = try ScratchFolder()
    let file = ["scene": "My own.json", "device": "my-own.json"][kind] ?? "My own.tape"
    #expect(try run(["new", kind, file], folder).status == 0)
    let bytes = try folder.data(file)
    // From any folder, and with every command that takes such a file.
    let elsewhere = try ScratchFolder()
    let path = folder.path(file)
    for words in Self.trials(kind, path) {
      let trial = try run(words, elsewhere)
      #expect(trial.status == 0, "\(words): \(trial.errors)")
    }
    let checked = try run(["validate", file], folder)
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(try run(["new", kind, file], folder).status == 2)
    #expect(try folder.data(file) == bytes)
    for (words, status) in [
      ([kind, "no/\(file)"], 3), ([kind, "a.txt"], 2), ([kind], 2), (["thing", file], 2),
      (["device", "My own phone.json"], 2),
    ] as [([String], Int32)] {
      #expect(try run(["new"] + words, folder).status == status, "\(words)")
    }
  }
}
