import DisplayList
import Foundation
import SDLHost
import Testing

@Suite("shot: pictures and reports from the real program")
struct ShotTests {
  private let call = [
    "shot", "--device", "iphone-15-pro", "--scene", "tab-form", "--strategy", "content-inset",
    "--focus", "TextField 12",
  ]

  private func report(_ data: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("The same call gives the same bytes, and the field is not covered")
  func sameBytesTwice() throws {
    let folder = try ScratchFolder()
    for name in ["a", "b"] {
      let run = try ProgramRun(
        call + ["-o", folder.path(name + ".png"), "--report", folder.path(name + ".json")])
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try folder.data("a.png") == folder.data("b.png"))
    #expect(try folder.data("a.json") == folder.data("b.json"))
    let report = try report(folder.data("a.json"))
    let focus = try #require(report["focus"] as? [String: Any])
    #expect(focus["covered"] as? Bool == false)
    let keyboard = try #require(report["keyboard"] as? [String: Any])
    #expect(
      keyboard["frame"] as? [String: Double] == ["x": 0, "y": 516, "width": 393, "height": 336])
    #expect(folder.names == ["a.json", "a.png", "b.json", "b.png"])
  }

  @Test("The picture has the size that device, scale and frame ask for")
  func pictureSizes() throws {
    for (options, width, height) in [
      (["--device", "iphone-15-pro"], 1179, 2556), (["--device", "iphone-se-3"], 750, 1334),
      (["--scale", "1"], 393, 852),
      (["--scale", "1", "--orientation", "landscape-left"], 852, 393),
      (["--device", "ipad-pro-11", "--scale", "1"], 834, 1194),
    ] {
      let run = try ProgramRun(["shot", "-o", "-"] + options)
      let picture = try PNG.decode(Array(run.output))
      #expect(picture.width == width && picture.height == height, "\(options)")
    }
  }

  @Test("The keyboard's place at a time follows the spring")
  func springInReport() throws {
    for (time, height) in [("0.08", 144.11), ("0.125", 223.45), ("0.25", 316.52)] {
      let run = try ProgramRun(call + ["--at", time, "--report", "-"])
      let keyboard = try #require(try report(run.output)["keyboard"] as? [String: Any])
      let frame = try #require(keyboard["frame"] as? [String: Double])
      let risen = 852 - (frame["y"] ?? 0)
      #expect(abs(risen - height) < 0.01, "\(time): \(risen)")
    }
  }

  @Test("An SVG names the fonts and holds the typed text")
  func svg() throws {
    let folder = try ScratchFolder()
    let run = try ProgramRun(call + ["--type", "A < B & C", "-o", folder.path("a.svg")])
    #expect(run.status == 0)
    let svg = String(decoding: try folder.data("a.svg"), as: UTF8.self)
    #expect(svg.contains(">A &lt; B &amp; C</text>"))
    #expect(svg.contains("font-family=\"Inter\""))
    #expect(XMLCheck.isWellFormed(svg))
  }

  @Test("A picture that cannot be written leaves nothing and says so")
  func unwritable() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("taken.png"), withIntermediateDirectories: false)
    let cases = [
      (folder.path("taken.png"), ": is a folder"),
      (folder.path("missing/a.png"), "its folder does not exist"), ("/proc/a.png", "/proc/a.png: "),
    ]
    for (path, words) in cases {
      let run = try ProgramRun(call + ["-o", path])
      #expect(run.status == 3 && run.errors.contains(words), "\(path): \(run.errors)")
    }
    #expect(folder.names == ["taken.png"])
  }
}

/// Whether a text is XML whose elements are all closed; enough to catch a broken escape.
enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let name = part[..<end].prefix { !$0.isWhitespace && $0 != "/" }
      if part.hasPrefix("/") {
        guard open.popLast() == part[part.index(after: part.startIndex)..<end] else { return false }
      } else if !part[..<end].hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
