import DisplayList
import Foundation
import GoldenStore
import Picture
import SDLHost
import Simulation
import Testing
import Typography
import VisualQA

/// Text that moves by a pixel is a difference, unless nobody could see it.
@Suite struct TextShiftTests {
  private static let fonts = try? FontLibrary()

  private func picture(
    _ ink: Color, _ size: CGFloat, scale: CGFloat, shift: (x: CGFloat, y: CGFloat)
  ) throws -> Bitmap {
    let fonts = try #require(Self.fonts)
    let origin = CGPoint(x: 8 + shift.x / scale, y: 30 + shift.y / scale)
    let run = TextRun("Postcode and city 12", font: Font(size: size), color: ink, origin: origin)
    let bounds = CGSize(width: 320, height: 44)
    let canvas = try Canvas(size: bounds, scale: scale, fonts: fonts)
    canvas.draw(
      Drawing(
        size: bounds, commands: [.fill(CGRect(origin: .zero, size: bounds), .white), .text(run)]))
    return canvas.bitmap()
  }

  private static var forgiving: Tolerance {
    var tolerance = Tolerance()
    tolerance.forgivesAntialiasing = true
    return tolerance
  }

  /// From the text of labels over placeholders to what is nearly the ground.
  private static let inks: [UInt32] = [
    0x000000, 0x3C3C43, 0x8E8E93, 0xC7C7CC, 0xE5E5EA, 0xF2F2F7, 0xFAFAFA, 0xFEFEFE,
  ]
  /// A person does not tell colours apart that are nearer than this on a screen.
  private static let faintest: UInt32 = 0xFA

  @Test(
    arguments: [1, 2, 3] as [CGFloat], [(1, 0), (0, 1), (-1, 0), (1, 1)] as [(CGFloat, CGFloat)])
  func aShiftThatCanBeSeenFails(scale: CGFloat, shift: (CGFloat, CGFloat)) throws {
    for ink in Self.inks {
      for size in [9, 11, 13, 17, 28, 34] as [CGFloat] {
        let still = try picture(Color(ink), size, scale: scale, shift: (0, 0))
        let moved = try picture(Color(ink), size, scale: scale, shift: shift)
        #expect(!PictureComparison(still, moved).isGood, "nothing is tolerated at the default")
        let isGood = PictureComparison(still, moved, tolerance: Self.forgiving).isGood
        let canBeSeen = ink & 0xFF < Self.faintest
        #expect(!(isGood && canBeSeen), "\(String(ink, radix: 16)), \(size) pt at \(scale)×")
      }
    }
  }

  /// What the switch is for: the same edge, smoothed in another way.
  @Test func anotherSmoothingOfTheSameEdgePasses() throws {
    let white = [UInt8](repeating: 255, count: 40 * 40 * 4)
    func edge(_ soft: UInt8) -> Bitmap {
      var picture = Bitmap(width: 40, height: 40, rgba: white)
      for y in 0..<40 {
        // A slanted edge has one soft pixel in each row.
        for x in 0..<40 where x <= 10 + y / 4 {
          let value: UInt8 = x == 10 + y / 4 ? soft &+ UInt8(y % 4) * 8 : 0
          for channel in 0..<3 { picture.rgba[(y * 40 + x) * 4 + channel] = value }
        }
      }
      return picture
    }
    let (one, other) = (edge(120), edge(150))
    #expect(!PictureComparison(one, other).isGood)
    #expect(PictureComparison(one, other, tolerance: Self.forgiving).isGood)
  }
}
