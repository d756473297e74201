import DeviceProfiles
import Foundation
import JSON
import TestSupport
import Testing

/// Files that were cut, overwritten or are no text at all: a problem, never a trap.
@Suite struct DamagedFileTests {
  @Test func cutAtEveryByte() throws {
    let data = try ShippedDevices.data("iphone-13")
    let whole = try DeviceFile.decode(data, file: "iphone-13.json").get()
    for end in 0..<data.count {
      switch DeviceFile.decode(data.prefix(end), file: "iphone-13.json") {
      case .success(let device):
        #expect(device == whole)
        #expect(end == data.count - 1)
      case .failure(let bad):
        #expect(bad.problems.count == 1)
        #expect(bad.problems.first?.line != nil)
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func bytesOverwritten(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let data = try ShippedDevices.data("ipad-10.9")
    for _ in 0..<150 {
      var damaged = data
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 0..<data.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if case .failure(let bad) = DeviceFile.decode(damaged, file: "ipad-10.9.json") {
        #expect(!bad.problems.isEmpty)
      }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "/*", "\"", "-", "\\", "'", "//"])
  func junkRepeated(piece: String) {
    for count in [1, 2, 10_000] {
      #expect(problems(String(repeating: piece, count: count)).count == 1)
    }
  }

  @Test func nestingInsideAKey() throws {
    let nest = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let text = try ShippedDevices.text("iphone-13")
      .replacingOccurrences(of: "\"shortcutBar\": null", with: "\"shortcutBar\": \(nest)")
    #expect(problems(text).map(\.problem) == ["values are nested more than 64 deep"])
  }

  @Test func notText() {
    let bytes = [UInt8]("{\n\"id\": \"".utf8) + [0xFF, 0xFE] + [UInt8]("\"}".utf8)
    let result = DeviceFile.decode(Data(bytes), file: "x.json")
    #expect(throws: FileProblems.self) { try result.get() }
    guard case .failure(let bad) = result else { return }
    #expect(bad.description == "x.json:2: this line is not UTF-8; save the file as UTF-8")
  }
}
