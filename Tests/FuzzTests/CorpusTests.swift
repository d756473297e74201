import Foundation
import Fuzzing
import Testing

/// Replays what `scripts/fuzz` has found and kept: each file reaches code that no other one reaches.
@Suite("The corpus of the fuzzer")
struct CorpusTests {
  @Test("Whatever bytes come, what must hold does", arguments: FuzzTarget.allCases)
  func replay(_ target: FuzzTarget) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let violations = target.violations(bytes)
      #expect(violations.isEmpty, "\(target.rawValue)/\(name)")
    }
  }

  @Test("Nothing at all and a byte of each kind are bytes, too", arguments: FuzzTarget.allCases)
  func shortest(_ target: FuzzTarget) {
    #expect(target.violations([]).isEmpty)
    for byte in UInt8.min...UInt8.max { #expect(target.violations([byte]).isEmpty, "\(byte)") }
  }
}
