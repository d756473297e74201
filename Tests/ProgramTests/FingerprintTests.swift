import Foundation
import Testing

@Suite("The fingerprint of fonts and libraries in goldens")
struct FingerprintTests {
  private static let call = [
    "test", "--device", "iphone-se-1", "--orientation", "portrait", "--scale", "1",
  ]

  private func recorded() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let run = try ProgramRun(Self.call + ["-u", "missing"], folder: folder.url)
    #expect(run.status == 0)
    #expect(!run.errors.contains("were recorded with"))
    return folder
  }

  private func edit(_ folder: ScratchFolder, _ change: (String) -> String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("goldens"))
    let name = try #require(names.first { $0.hasSuffix(".json") })
    let url = folder.url.appendingPathComponent("goldens/" + name)
    let text = try String(contentsOf: url, encoding: .utf8)
    try Data(change(text).utf8).write(to: url)
  }

  @Test("It names FreeType, HarfBuzz, SDL_ttf and the interface font")
  func content() throws {
    let folder = try recorded()
    try edit(folder) { text in
      for name in ["\"rendering\"", "\"FreeType\"", "\"HarfBuzz\"", "\"SDL_ttf\"", "Inter-Regular"]
      {
        #expect(text.contains(name), "\(name)")
      }
      return text
    }
    let again = try ProgramRun(Self.call, folder: folder.url)
    #expect(again.status == 0 && !again.errors.contains("were recorded with"), "\(again.errors)")
  }

  @Test("Another one is reported once, and is no failure")
  func another() throws {
    let folder = try recorded()
    try edit(folder) { $0.replacing(/"FreeType": "[^"]*"/, with: "\"FreeType\": \"1.2.3\"") }
    let run = try ProgramRun(Self.call, folder: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("were recorded with") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("FreeType 1.2.3 (now ") == true)
  }

  @Test("A golden without one passes and says nothing")
  func none() throws {
    let folder = try recorded()
    try edit(folder) { $0.replacing(/,\s*"rendering": \{[^}]*\}/, with: "") }
    let run = try ProgramRun(Self.call, folder: folder.url)
    #expect(run.status == 0 && !run.errors.contains("were recorded with"))
  }
}
