import DisplayList
import TestSupport
import Testing
import VisualQA

/// What counts as a difference between two pictures.
@Suite struct PictureComparisonTests {
  private func noise(_ seed: UInt64, width: Int = 24, height: Int = 16) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let rgba = (0..<width * height * 4).map { index in
      index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
    }
    return Bitmap(width: width, height: height, rgba: rgba)
  }

  /// The most that the command line lets through, with and without soft edges.
  static let widest: [Tolerance] = [false, true].map { forgives in
    var tolerance = Tolerance()
    tolerance.threshold = Tolerance.thresholds.upperBound
    tolerance.mostRatio = 1
    tolerance.forgivesAntialiasing = forgives
    return tolerance
  }

  @Test func equalPicturesPass() {
    for seed in 0..<10 as Range<UInt64> {
      for tolerance in [Tolerance()] + Self.widest {
        let result = PictureComparison(noise(seed), noise(seed), tolerance: tolerance)
        #expect(result.isGood && result.count == 0 && result.words.isEmpty)
      }
    }
  }

  @Test func oneChannelByOneInOnePixelFailsAtTheDefault() {
    var generator = SeededGenerator(seed: 7)
    for seed in 0..<40 as Range<UInt64> {
      let picture = noise(seed)
      var other = picture
      let index = Int.random(in: 0..<other.rgba.count, using: &generator)
      other.rgba[index] = other.rgba[index] == 0 ? 1 : other.rgba[index] - 1
      let result = PictureComparison(picture, other)
      let (x, y) = (index / 4 % 24, index / 4 / 24)
      let box = PixelBox(xs: x..<x + 1, ys: y..<y + 1)
      #expect(!result.isGood && result.count == 1 && result.box == box)
      #expect(result.words == "1 pixel differs, in 1 × 1 at \(x), \(y)")
      var near = Tolerance()
      near.threshold = 0.1
      var few = Tolerance()
      few.mostPixels = 1
      #expect(PictureComparison(picture, other, tolerance: near).isGood)
      #expect(PictureComparison(picture, other, tolerance: few).isGood)
      #expect(PictureComparison(picture, other, ignoring: [box]).isGood)
    }
  }

  @Test func whatIsTransparentMustBeTheSameToo() {
    let clear = Bitmap(width: 1, height: 1, rgba: [0, 0, 0, 0])
    let white = Bitmap(width: 1, height: 1, rgba: [255, 255, 255, 255])
    #expect(!PictureComparison(clear, white).isGood)
  }

  @Test func anotherSizeFailsWhateverIsTolerated() {
    for tolerance in Self.widest {
      let wide = noise(1, width: 25)
      let result = PictureComparison(noise(1), wide, tolerance: tolerance)
      #expect(!result.isGood)
      #expect(result.words.hasPrefix("is 25 × 16 pixels instead of 24 × 16"))
      #expect(result.picture(over: wide).width == 25)
    }
  }

  @Test func bothLimitsHoldWhereBothAreGiven() {
    let picture = noise(3)
    var other = picture
    for pixel in [0, 50, 100] { other.rgba[pixel * 4] ^= 1 }
    let limits: [(Int?, Double?, Bool)] = [
      (3, nil, true), (2, nil, false), (nil, 0.008, true), (nil, 0.0075, false),
      (3, 0.001, false), (2, 1, false), (3, 1, true),
    ]
    for (pixels, ratio, isGood) in limits {
      var tolerance = Tolerance()
      (tolerance.mostPixels, tolerance.mostRatio) = (pixels, ratio)
      #expect(PictureComparison(picture, other, tolerance: tolerance).isGood == isGood)
    }
  }

  @Test func strongDifferenceInOnePieceFailsScatteredOnePasses() {
    let white = Bitmap(width: 40, height: 40, rgba: Array(repeating: 255, count: 6400))
    func blackened(_ places: [Int]) -> Bitmap {
      var picture = white
      for place in places {
        for channel in 0..<3 { picture.rgba[(place * 40 + place) * 4 + channel] = 0 }
      }
      return picture
    }
    var tolerance = Tolerance()
    tolerance.mostRatio = 1
    let scattered = blackened((0..<10).map { $0 * 3 })
    #expect(PictureComparison(white, scattered, tolerance: tolerance).isGood)
    // Corners connect.
    let slanted = PictureComparison(white, blackened(Array(4..<10)), tolerance: tolerance)
    #expect(!slanted.isGood && slanted.blob == PixelBox(xs: 4..<10, ys: 4..<10))
  }
}
