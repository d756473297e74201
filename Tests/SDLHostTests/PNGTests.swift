import DisplayList
import Foundation
import TestSupport
import Testing

import Picture
import SDLHost
import Simulation

@Suite struct PNGTests {
  @Test(arguments: [true, false]) func whatIsWrittenIsRead(isOpaque: Bool) throws {
    var generator = SeededGenerator(seed: isOpaque ? 1 : 2)
    var bitmap = Bitmap(
      width: 23, height: 17,
      rgba: (0..<23 * 17 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) })
    if isOpaque { for i in stride(from: 3, to: bitmap.rgba.count, by: 4) { bitmap.rgba[i] = 255 } }
    let file = try PNG.encode(bitmap)
    #expect(try PNG.decode(file) == bitmap)
    // The colour type stands in the header's tenth byte: 2 is RGB, 6 is RGBA.
    #expect(file[25] == (isOpaque ? 2 : 6))
    #expect(try PNG.encode(bitmap) == file)
  }

  @Test func everySizeIsReadAsItWasWritten() throws {
    var generator = SeededGenerator(seed: 3)
    // Also rows longer than a block, many equal rows, and many blocks.
    for (width, height) in [(1, 1), (1, 300), (11_000, 3), (300, 200), (9000, 2), (37, 2500)] {
      for hasAlpha in [false, true] {
        let canvas = try canvas(CGFloat(width), CGFloat(height))
        let list = Drawing(
          size: CGSize(width: width, height: height),
          commands: (0..<12).map { _ in
            let color = Color(UInt32.random(in: 0...0xFFFFFF, using: &generator), opacity: 0.6)
            return .fill(
              CGRect(
                x: .random(in: 0...CGFloat(width), using: &generator),
                y: .random(in: 0...CGFloat(height), using: &generator),
                width: CGFloat(width), height: CGFloat(height) / 3), color)
          })
        canvas.draw(list, background: hasAlpha ? .clear : .white)
        #expect(try PNG.decode(canvas.png()) == canvas.bitmap(), "\(width) × \(height)")
        #expect(try PNG.encode(canvas.bitmap()) == canvas.png(), "one writer for both")
      }
    }
  }

  @Test func aCanvasKnowsItsOwnFileAndNoOther() throws {
    let canvas = try canvas(31, 17)
    let bounds = CGRect(x: 0, y: 0, width: 31, height: 17)
    let circle = DrawCommand.path(.circle(9, 8, 6), at: .zero, evenOdd: false, Color(0x3366CC))
    canvas.draw(Drawing(size: bounds.size, commands: [.fill(bounds, .white), circle]))
    let bitmap = canvas.bitmap()
    let files = [try canvas.png(), try PNG.encode(bitmap)]
    #expect(files.allSatisfy(canvas.shows))
    #expect(try PNG.decode(canvas.png()) == bitmap)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      var other = bitmap
      other.rgba[Int.random(in: 0..<other.rgba.count, using: &generator)] ^= 1
      #expect(!canvas.shows(try PNG.encode(other)))
    }
    #expect(!canvas.shows([1, 2, 3]))
    // What shines through has other bytes in memory than in a file.
    canvas.draw(Drawing(size: bounds.size, commands: [circle]))
    #expect(!canvas.shows(try canvas.png()))
    #expect(try PNG.decode(canvas.png()) == canvas.bitmap())
  }

  @Test func damagedFilesAreRefused() throws {
    let file = try PNG.encode(Bitmap(width: 9, height: 9, rgba: [UInt8](repeating: 90, count: 324)))
    for bytes in [[], Array(file.prefix(20)), [1, 2, 3], Array(file.prefix(60))] {
      #expect(throws: HostError.self) { try PNG.decode(bytes) }
    }
  }

  @Test func aPictureHasASideOfOneToTheLargest() throws {
    for size in [CGSize(width: 0, height: 5), CGSize(width: 20_000, height: 1)] {
      #expect(throws: HostError.self) { try canvas(size.width, size.height) }
    }
    #expect(throws: HostError.pictureSize(width: 0, height: 0)) { try canvas(.nan, .nan) }
    #expect(try canvas(2.4, 1.6).pixelWidth == 2)
  }
}

@Suite struct FileWriterTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "SDLHostTests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aFileIsWrittenWhole() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try FileWriter.write([1], to: folder + "/a.png")
    try FileWriter.write(bytes, to: folder + "/a.png")
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))) == bytes)
    #expect(try files() == ["a.png"])
  }

  @Test func failuresSayWhatIsWrongAndLeaveNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = folder + "/no/a.png"
    #expect(throws: HostError.missingFolder(path: missing)) {
      try FileWriter.write([1], to: missing)
    }
    #expect(throws: HostError.isFolder(path: folder)) { try FileWriter.write([1], to: folder) }
    let slash = folder + "/x/"
    #expect(throws: HostError.isFolder(path: slash)) { try FileWriter.write([1], to: slash) }
    try FileWriter.write([1], to: folder + "/file")
    let under = folder + "/file/a.png"
    #expect(throws: HostError.missingFolder(path: under)) { try FileWriter.write([1], to: under) }
    #expect(try files() == ["file"])
  }
}
