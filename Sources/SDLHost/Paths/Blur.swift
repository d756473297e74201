import Foundation

/// A blur close to a Gaussian one: three averages in a row, as browsers do it.
struct Blur {
  /// Widths of the three averages in pixels; odd ones are centred.
  private let widths: [Int]

  /// Creates a blur from its standard deviation in pixels.
  init(sigma: CGFloat) {
    guard sigma.isFinite, sigma > 0.2 else {
      widths = []
      return
    }
    // Averages of odd width w have the variance (w² − 1) / 12 each; mix the two nearest odd widths.
    let clamped = min(sigma, 400)
    let ideal = (4 * clamped * clamped + 1).squareRoot()
    let low = max(1, Int(ideal) % 2 == 1 ? Int(ideal) : Int(ideal) - 1)
    let lowVariance = CGFloat(low * low - 1) / 12
    let highVariance = CGFloat((low + 2) * (low + 2) - 1) / 12
    let missing = clamped * clamped - 3 * lowVariance
    let high = Int((missing / (highVariance - lowVariance)).rounded())
    widths = (0..<3).map { $0 < high ? low + 2 : low }
  }

  /// How far colour spreads beyond the shape, in pixels.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 } }

  /// Blurs a mask in place.
  ///
  /// - Parameter isMirrored: the mask is the same from either side, and its middle is even for as
  ///   far as colour spreads: a quarter of it is blurred, and that is copied.
  func apply(to mask: Mask, isMirrored: Bool = false) {
    guard isMirrored else { return blur(mask, goesOn: false) }
    let (width, height) = ((mask.width + 1) / 2, (mask.height + 1) / 2)
    let corner = PixelRect(x: 0, y: 0, width: width, height: height)
    let quarter = mask.cropped(to: corner, originX: 0, y: 0)
    blur(quarter, goesOn: true)
    for y in 0..<mask.height {
      let source = quarter.coverage + min(y, mask.height - 1 - y) * width
      let target = mask.coverage + y * mask.width
      target.update(from: source, count: width)
      for x in width..<mask.width { target[x] = source[mask.width - 1 - x] }
    }
  }

  /// Blurs; past the right and lower edge the last values go on, or nothing is covered.
  private func blur(_ mask: Mask, goesOn: Bool) {
    let count = mask.width * mask.height
    guard count > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
      guard let copy = copy.baseAddress else { return }
      for width in widths where width > 1 {
        averageRows(mask.coverage, to: copy, mask, width, goesOn)
        averageColumns(copy, to: mask.coverage, mask, width, goesOn)
      }
    }
  }

  /// Replaces each value by the mean of those beside it; outside the mask nothing is covered.
  private func averageRows(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ mask: Mask,
    _ width: Int, _ goesOn: Bool
  ) {
    let (half, factor, count) = (width / 2, Self.factor(width), mask.width)
    for y in 0..<mask.height {
      let (row, out) = (source + y * count, target + y * count)
      let beyond = goesOn ? UInt32(row[count - 1]) : 0
      var sum = beyond &* UInt32(max(0, half - count))
      for i in 0..<min(half, count) { sum &+= UInt32(row[i]) }
      for i in 0..<count {
        sum &+= i &+ half < count ? UInt32(row[i &+ half]) : beyond
        out[i] = Self.mean(sum, factor)
        if i >= half { sum &-= UInt32(row[i &- half]) }
      }
    }
  }

  /// The same for columns, a whole row of sums at a time: the processor takes many at once.
  private func averageColumns(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ mask: Mask,
    _ width: Int, _ goesOn: Bool
  ) {
    let (half, factor, count) = (width / 2, Self.factor(width), mask.width)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { sums in
      guard let sums = sums.baseAddress else { return }
      sums.initialize(repeating: 0, count: count)
      let last = mask.height - 1
      for y in 0..<half where goesOn || y <= last {
        Self.add(source + min(y, last) * count, to: sums, count)
      }
      for y in 0...last {
        if goesOn || y + half <= last {
          Self.add(source + min(y + half, last) * count, to: sums, count)
        }
        let out = target + y * count
        for x in 0..<count { out[x] = Self.mean(sums[x], factor) }
        guard y >= half else { continue }
        let row = source + (y - half) * count
        for x in 0..<count { sums[x] &-= UInt32(row[x]) }
      }
    }
  }

  @inline(__always)
  private static func add(
    _ row: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for x in 0..<count { sums[x] &+= UInt32(row[x]) }
  }

  /// One multiplication instead of a division for each pixel.
  private static func factor(_ width: Int) -> UInt32 { UInt32((1 << 16) / width) }

  @inline(__always)
  private static func mean(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min((sum &* factor &+ (1 << 15)) &>> 16, 255))
  }
}
