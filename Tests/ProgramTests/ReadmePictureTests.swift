import Assets
import Foundation
import Testing

/// The README's pictures are what its tapes make, so what people see there is what they get.
@Suite("The README's pictures")
struct ReadmePictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Names of the tapes without `docs-` and without their ending.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(.tapes).path)
    return (files ?? []).filter { $0.hasPrefix("docs-") }
      .map { String($0.dropFirst(5).dropLast(5)) }.sorted()
  }()

  @Test("Each picture is current; scripts/docs makes them anew", arguments: names)
  func isCurrent(name: String) throws {
    let folder = try ScratchFolder()
    let run = try ProgramRun(["play", "docs-\(name)", "--into", folder.path("out")])
    #expect(run.status == 0, "\(run.errors)")
    let made = try Data(contentsOf: folder.url.appendingPathComponent("out/\(name).png"))
    let kept = Self.root.appendingPathComponent("docs/pictures/\(name).png")
    #expect(try Data(contentsOf: kept) == made, "\(name)")
  }

  @Test("Every picture that the README shows is made by a tape, and no other is kept")
  func allAreMade() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let shown = readme.components(separatedBy: "(docs/pictures/").dropFirst()
      .compactMap { $0.components(separatedBy: ".png)").first }
    #expect(Set(shown) == Set(Self.names))
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("docs/pictures").path)
    #expect(Set(kept) == Set(Self.names.map { "\($0).png" }))
  }
}
