import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Testing

/// A small part of a picture, one pixel a point.
struct Piece: Sendable, CustomTestStringConvertible {
  let name: String
  let draw: @Sendable (FontLibrary) throws -> Drawing

  var testDescription: String { name }

  /// Cuts a rectangle out of what is drawn.
  static func cut(_ rect: CGRect, from commands: [DrawCommand]) -> Drawing {
    let offset = CGPoint(x: -rect.minX, y: -rect.minY)
    return Drawing(
      size: rect.size, commands: [.group(Group(offset: offset, clip: rect, commands))])
  }

  func picture() throws -> Bitmap {
    let fonts = try FontLibrary()
    let list = try draw(fonts)
    let canvas = try Canvas(size: list.size, scale: 1, fonts: fonts)
    canvas.draw(list)
    return try PNG.decode(canvas.png())
  }
}

@Suite struct PieceTests {
  static let pieces =
    Piece.keys + Piece.callouts + Piece.bars + Piece.fields + Piece.controls + Piece.titles
    + Piece.bodies + Piece.window + Piece.windows

  @Test(arguments: pieces) func looksAsItDid(piece: Piece) throws {
    let problem = try GoldenGate.shipped.check(piece.picture(), piece.name)
    #expect(problem == nil)
  }

  @Test func everyGoldenIsOfAPiece() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: GoldenGate.shipped.goldens.path)
    #expect(
      files.filter { $0.hasSuffix(".png") }.sorted()
        == Self.pieces.map { $0.name + ".png" }.sorted())
  }
}
