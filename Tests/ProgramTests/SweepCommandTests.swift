import DisplayList
import Foundation
import JSON
import SDLHost
import Testing

@Suite("Large runs with the program: parts, films, what was interrupted")
struct SweepCommandTests {
  private let two = [
    "--device", "iphone-8,iphone-se-1", "--orientation", "portrait,landscape-left", "--scale", "1",
    "--scene", "scroll-form",
  ]

  private func run(
    _ words: [String], _ folder: ScratchFolder
  ) throws -> (status: Int32, output: String, errors: String) {
    let run = try ProgramRun(words, environment: ["CI": ""], folder: folder.url)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Changes a pixel of a golden.
  private func damage(_ name: String, _ folder: ScratchFolder) throws {
    var picture = try PNG.decode(Array(try folder.data("goldens/\(name).png")))
    picture.rgba[4000] ^= 1
    try FileWriter.write(try PNG.encode(picture), to: folder.path("goldens/\(name).png"))
  }

  // MARK: Parts

  @Test("Reports of parts become the report of the whole")
  func merging() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + two, folder).status == 0)
    let names = try run(["test", "--list"] + two, folder).output.split(separator: "\n")
    try damage(String(names[1]), folder)
    try FileWriter.write([1], to: folder.path("goldens/scroll-form/old.png"))
    for part in 1...3 {
      let words = ["test", "-u=none", "--shard", "\(part)/3", "--reporter", "blob"]
      #expect(try run(words + two, folder).status == (part == 2 ? 1 : 0))
    }
    let files = (1...3).map { "test-results/report-\($0)-of-3.json" }
    let merged = try run(["merge"] + files, folder)
    #expect(merged.status == 1)
    #expect(merged.output.hasSuffix("4 pictures: 3 passed, 1 failed, 1 stale\n"))
    let page = try run(["merge", "--reporter", "html", "-o", "all.html"] + files, folder)
    let html = String(decoding: try folder.data("all.html"), as: UTF8.self)
    #expect(page.status == 1 && page.output.contains("report: all.html"))
    // Four thumbnails, and three pictures of what failed.
    #expect(html.components(separatedBy: "data:image/png").count == 8)
    #expect(html.contains("-u all"))
    let some = try run(["merge"] + files.dropLast(), folder)
    #expect(some.status == 1 && some.errors.contains("3/3 is missing"))
    let good = try run(["merge", files[0], files[2]], folder)
    #expect(good.status == 1 && good.errors.contains("2/3 is missing"))
  }

  @Test("Parts that do not belong together are told apart")
  func wrongParts() throws {
    let folder = try ScratchFolder()
    for part in 1...2 {
      for (file, count) in [("a", 2), ("b", 2), ("c", 3)] {
        let words = [
          "audit", "--shard", "\(part)/\(count)", "--reporter", "json=\(file)\(part).json",
        ]
        #expect(try run(words + two.filter { $0 != "--scale" && $0 != "1" }, folder).status == 0)
      }
    }
    _ = try run(["audit", "--reporter", "json=whole.json", "--scene", "contact"], folder)
    _ = try run(
      ["audit", "--reporter", "json=strict.json", "--shard", "2/2", "--min-clearance", "9"]
        + two.filter { $0 != "--scale" && $0 != "1" }, folder)
    _ = try run(["test", "-u", "--reporter", "blob", "--shard", "1/2"] + two, folder)
    try FileWriter.write(Array("{}".utf8), to: folder.path("none.json"))
    #expect(try run(["merge", "a1.json", "b2.json"], folder).status == 0)
    #expect(try run(["merge", "whole.json"], folder).status == 0)
    for (files, words) in [
      (["a1.json", "b1.json"], "both shard 1/2"), (["a1.json", "a1.json"], "both shard"),
      (["a1.json", "c2.json"], "c2.json is shard 2/3; give the shards of one run"),
      (["a1.json", "whole.json"], "whole.json is a whole run; give"),
      (["a1.json", "test-results/report-1-of-2.json"], "cannot be merged with each other"),
      (["a1.json", "strict.json"], "different values of --min-clearance"),
      (["none.json"], "not a report"),
      (["whole.json", "whole.json"], "is in both"), (["there-is-none.json"], "file not found"),
      ([], "missing argument"),
    ] {
      let run = try run(["merge"] + files, folder)
      #expect(run.status == 2 && run.errors.contains(words), "\(files): \(run.errors)")
    }
  }

  @Test("Several reporters write several files; reg's summary names paths that lead to pictures")
  func reporters() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + two, folder).status == 0)
    let names = try run(["test", "--list"] + two, folder).output.split(separator: "\n").map(
      String.init)
    try damage(names[0], folder)
    for ending in ["png", "json"] {
      try FileManager.default.removeItem(atPath: folder.path("goldens/\(names[1]).\(ending)"))
    }
    let words = ["--reporter", "reg=reg.json", "--reporter", "junit=a/b.xml", "--reporter", "text"]
    let run = try run(["test", "-u", "none"] + words + two, folder)
    #expect(run.status == 1 && run.output.contains("4 pictures: 2 passed, 1 failed, 1 missing"))
    let reg = try json(String(decoding: try folder.data("reg.json"), as: UTF8.self))
    func items(_ key: String) -> [String] { reg[key] as? [String] ?? [] }
    #expect(items("failedItems") == [names[0] + ".png"])
    #expect(items("newItems") == [names[1] + ".png"] && items("passedItems").count == 2)
    for (list, place) in [
      ("expectedItems", "expectedDir"), ("actualItems", "actualDir"), ("diffItems", "diffDir"),
    ] {
      let folderName = try #require(reg[place] as? String)
      #expect(!items(list).isEmpty)
      for item in items(list) {
        #expect(try PNG.decode(Array(folder.data("\(folderName)/\(item)"))).width > 300)
      }
    }
    let junit = String(decoding: try folder.data("a/b.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"4\" failures=\"2\" errors=\"0\""))
    for wrong in [
      ["--reporter", "json", "--reporter", "text"], ["--reporter", "paper"],
      ["--reporter", "json="], ["--reporter", "json=a", "--reporter", "text=a"],
      ["--reporter", "json=a", "--report", "b"],
    ] {
      #expect(try self.run(["test"] + wrong + two, folder).status == 2, "\(wrong)")
    }
  }

  // MARK: What was interrupted

  @Test("A run that stopped goes on where it was, unless something changed since")
  func resuming() throws {
    let folder = try ScratchFolder()
    #expect(try run(["test", "-u"] + two, folder).status == 0)
    let names = try run(["test", "--list"] + two, folder).output.split(separator: "\n").map(
      String.init)
    try damage(names[2], folder)
    let stopped = try run(["test", "-u=none", "-x", "-j", "1"] + two, folder)
    #expect(stopped.status == 1 && stopped.output.contains("2 passed, 1 failed, 1 skipped"))
    let again = try run(["test", "-u=none", "--resume", "-j", "1"] + two, folder)
    #expect(again.errors.contains("resuming with 2 results"))
    #expect(again.status == 1 && again.output.contains("4 pictures: 3 passed, 1 failed"))
    // It came to its end: nothing is left to go on with.
    let anew = try run(["test", "-u=none", "--resume"] + two, folder)
    #expect(!anew.errors.contains("resuming"))
    // Another call, and a golden that changed since, are begun anew.
    _ = try run(["test", "-u=none", "-x", "-j", "1"] + two, folder)
    #expect(
      try run(["test", "-u=none", "--resume", "--threshold", "0.1"] + two, folder).errors.isEmpty)
    _ = try run(["test", "-u=none", "-x", "-j", "1"] + two, folder)
    try damage(names[0], folder)
    let changed = try run(["test", "-u=none", "--resume", "-j", "1"] + two, folder)
    #expect(
      changed.errors.contains("resuming with 1 result ") && changed.output.contains("2 failed"))
  }

  // MARK: Films

  @Test("A film's golden is a strip of frames, with a state report for each")
  func films() throws {
    let folder = try ScratchFolder()
    let one = Array(two.dropFirst(2)) + ["--device", "iphone-8", "--film", "4"]
    #expect(try run(["test", "-u"] + one, folder).status == 0)
    let name = "scroll-form/iphone-8-portrait-default-film4"
    let strip = try PNG.decode(Array(try folder.data("goldens/\(name).png")))
    #expect(strip.width == 4 * 375 + 3 * 12 && strip.height == 667)
    let reports = try JSONSerialization.jsonObject(with: folder.data("goldens/\(name).json"))
    let times = (reports as? [[String: Any]])?.compactMap { $0["time"] as? Double }
    #expect(times?.count == 4 && times == times?.sorted() && times?.first != times?.last)
    #expect(try run(["test"] + one, folder).status == 0)
    // Another way of avoiding differs in the middle and is told by its frame.
    let path = folder.path("goldens/\(name).json")
    let old = try String(contentsOfFile: path, encoding: .utf8)
    let end = try #require(old.range(of: "\"bottomInset\": ", options: .backwards))
    try old.replacingCharacters(in: end, with: "\"bottomInset\": 1").write(
      toFile: path, atomically: true, encoding: .utf8)
    let moved = try run(["test", "-u=none"] + one, folder)
    #expect(moved.status == 1 && moved.output.contains("4: bottomInset is "))
    // Pictures know nothing of films, nor films of pictures.
    let still = try run(["test", "-u"] + Array(one.dropLast(2)), folder)
    #expect(still.status == 0 && !still.output.contains("stale"))
    #expect(try run(["test", "--film", "1"] + two, folder).status == 2)
    let masked = ["--mask", "Last field", "--mask", "Notes"]
    #expect(try run(["test", "-u", "changed"] + masked + one, folder).status == 0)
  }
}
