import DisplayList
import Foundation
import SDLHost
import TestSupport
import Testing

@Suite("A GIF's colours")
struct FilmPaletteTests {
  private func bytes(_ colors: [UInt32]) -> [UInt8] {
    colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255), 255] }
  }

  @Test("Few colours are kept as they are, whatever their part")
  func fewColors() {
    var palette = FilmPalette()
    palette.add(bytes([0xFFFFFF, 0xFFFFFF, 0x007AFF, 0xFEF8FF, 0]))
    #expect(Set(palette.colors) == [0xFFFFFF, 0x007AFF, 0xFEF8FF, 0])
  }

  @Test("White stays white among thousands of others, and every other is near to one")
  func manyColors() throws {
    var random = SeededGenerator(seed: 8)
    var palette = FilmPalette()
    let noise = (0..<20_000).map { _ in UInt32.random(in: 0xE0_E0F0...0xFF_FFFF, using: &random) }
    palette.add(bytes(Array(repeating: 0xFFFFFF, count: 5000) + noise))
    let colors = palette.colors
    #expect(colors.count <= 255 && colors.first == 0xFFFFFF)
    #expect(palette.colors == colors)
    let picture = try PNG.decode(try palette.png())
    #expect(picture.width == 16 && picture.height == 16)
    #expect(picture[x: 15, y: 15].alpha == 0 && picture[x: 0, y: 0].alpha == 255)
  }

  @Test("Nothing at all and transparent pixels make a palette too")
  func nothing() throws {
    var palette = FilmPalette()
    palette.add([0, 0, 0, 0, 1, 2, 3, 40])
    #expect(palette.colors.isEmpty)
    #expect(try !palette.png().isEmpty)
  }
}
