import DisplayList
import Foundation
import SDLHost
import Testing

/// The gate can fail, and it never writes where it must not.
@Suite struct GoldenGateTests {
  private let picture = Bitmap(
    width: 3, height: 2, rgba: (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0) })

  /// A gate with folders of its own that are gone afterwards.
  private func withGate(
    _ environment: [String: String] = [:], keeping golden: Bitmap? = nil,
    _ body: (GoldenGate) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-gate-\(UUID().uuidString)")
    let gate = GoldenGate(
      goldens: root.appendingPathComponent("goldens"),
      artefacts: root.appendingPathComponent("artefacts"), environment: environment)
    try FileManager.default.createDirectory(at: gate.goldens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    if let golden { try FileWriter.write(PNG.encode(golden), to: gate.file.path) }
    try body(gate)
  }

  @Test func theSamePictureIsGood() throws {
    try withGate(keeping: picture) { gate in
      let problem = try gate.check(picture, "a")
      #expect(problem == nil)
      #expect(gate.written.isEmpty)
    }
  }

  @Test(arguments: 0..<24) func oneChannelOffByOneIsWrong(byte: Int) throws {
    for environment in [[:], ["CI": "1"], ["KEYBOARD_SIMULATOR_RECORD": "1"]] {
      try withGate(environment, keeping: picture) { gate in
        var wrong = picture
        wrong.rgba[byte] ^= 1
        let before = try Data(contentsOf: gate.file)
        let message = try gate.failure(wrong)
        let (x, y) = (byte / 4 % 3, byte / 12)
        #expect(message.hasPrefix("a.png: 1 pixel differs, in 1 × 1 at \(x), \(y); see "))
        #expect(message.hasSuffix(gate.artefacts.appendingPathComponent("a").path))
        #expect(gate.written == ["a/actual.png", "a/difference.png"])
        let after = try Data(contentsOf: gate.file)
        #expect(after == before, "a golden is never overwritten")
        #expect(gate.kept == ["a.png"])
      }
    }
  }

  @Test func anotherSizeIsWrong() throws {
    try withGate(keeping: picture) { gate in
      let wide = Bitmap(width: 4, height: 2, rgba: Array(repeating: 0, count: 32))
      let message = try gate.failure(wide)
      #expect(message.contains("is 4 × 2 instead of 3 × 2; 8 pixels differ, in 4 × 2 at 0, 0"))
      let flat = Bitmap(width: 3, height: 1, rgba: Array(picture.rgba.prefix(12)))
      let cut = try gate.failure(flat)
      #expect(cut.contains("3 pixels differ, in 3 × 1 at 0, 1"))
    }
  }

  @Test func theArtefactsShowWhatDiffers() throws {
    try withGate(keeping: picture) { gate in
      var wrong = picture
      wrong.rgba[5] = 200
      _ = try gate.check(wrong, "a")
      let folder = gate.artefacts.appendingPathComponent("a")
      func read(_ name: String) throws -> Bitmap {
        try PNG.decode([UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
      }
      let actual = try read("actual.png")
      #expect(actual == wrong)
      let difference = try read("difference.png")
      #expect(difference[x: 1, y: 0].red == 255)
      #expect(difference[x: 0, y: 0].red == 0)
    }
  }

  @Test(arguments: [
    [:], ["CI": "true"], ["CI": "", "KEYBOARD_SIMULATOR_RECORD": "1"],
    ["KEYBOARD_SIMULATOR_RECORD": "0"],
  ]) func aMissingGoldenIsWrong(environment: [String: String]) throws {
    try withGate(environment) { gate in
      let message = try gate.failure(picture)
      #expect(
        message
          == "a.png is missing; run with KEYBOARD_SIMULATOR_RECORD=1, outside of CI, to record it")
      #expect(gate.kept.isEmpty)
      #expect(gate.written.isEmpty)
    }
  }

  @Test func aMissingGoldenIsRecordedOnRequestAndStillWrong() throws {
    try withGate(["KEYBOARD_SIMULATOR_RECORD": "1"]) { gate in
      let first = try gate.check(picture, "a")
      #expect(first == "a.png was missing and is recorded; look at it and run again")
      #expect(gate.kept == ["a.png"])
      let second = try gate.check(picture, "a")
      #expect(second == nil)
    }
  }
}

extension GoldenGate {
  fileprivate var file: URL { goldens.appendingPathComponent("a.png") }
  fileprivate var kept: [String] { Self.files(in: goldens) }
  fileprivate var written: [String] { Self.files(in: artefacts) }

  /// The words about a picture that must not pass.
  fileprivate func failure(_ picture: Bitmap) throws -> String {
    let problem = try check(picture, "a")
    return try #require(problem)
  }

  private static func files(in folder: URL) -> [String] {
    let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (found ?? []).filter { $0.hasSuffix(".png") }.sorted()
  }
}
