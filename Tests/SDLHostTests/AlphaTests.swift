import DisplayList
import Foundation
import Picture
import SDLHost
import Testing

@Suite struct AlphaTests {
  @Test func halfTransparentOverTransparentKeepsItsColour() throws {
    let half = Color(0xC86432, opacity: 0.5)
    let picture = try canvas(4, 4).picture([.fill(.init(x: 0, y: 0, width: 4, height: 4), half)])
    let pixel = picture.color(1, 1)
    #expect(pixel.alpha == 128)
    #expect(abs(Int(pixel.red) - 0xC8) <= 1)
    #expect(abs(Int(pixel.green) - 0x64) <= 1)
    #expect(abs(Int(pixel.blue) - 0x32) <= 1)
  }

  @Test func whiteOverWhiteStaysWhite() throws {
    let rect = RoundedPieces.rect
    let canvas = try canvas(30, 30)
    let commands = [0.1, 0.3, 0.5, 0.99].map {
      DrawCommand.roundedRect(.init(rect, radius: 9), Color(0xFFFFFF, opacity: $0))
    }
    let picture = try canvas.picture(commands, background: .white)
    #expect(picture.rgba.allSatisfy { $0 == 255 })
  }

  @Test func everyAlphaBlendsToTheNearestLevel() throws {
    let canvas = try canvas(256, 1)
    let commands = (0...255).map { alpha in
      DrawCommand.fill(
        .init(x: alpha, y: 0, width: 1, height: 1),
        Color(red: 255, green: 0, blue: 0, alpha: UInt8(alpha)))
    }
    let picture = try canvas.picture(commands, background: Color(0x0000FF))
    for alpha in 0...255 {
      #expect(
        picture.color(alpha, 0) == Color(red: UInt8(alpha), green: 0, blue: 255 - UInt8(alpha)))
    }
  }

  private enum RoundedPieces {
    static let rect = CGRect(x: 2, y: 2, width: 26, height: 26)
  }
}
