import Foundation
import DisplayList

/// The colours of a diagonal gradient as one long row of pixels.
///
/// Along the diagonal, each row of the picture is the same row moved sideways. One ramp of a few
/// thousand pixels therefore draws a rectangle of any size, and no picture of it needs to be kept.
final class GradientRamp {
  struct Key: Hashable {
    var width: Int
    var height: Int
    var stops: [GradientStop]
  }

  private let pixels: [Premultiplied]
  private let shift: CGFloat
  let isOpaque: Bool

  init(_ key: Key) {
    let (width, height) = (CGFloat(key.width), CGFloat(key.height))
    // In a frame that is very tall and narrow the colour hardly changes along a row.
    let shift = min(height / width, 64)
    self.shift = shift
    let count = key.width + Int((shift * height).rounded(.up)) + 2
    let stops = key.stops.sorted { $0.location < $1.location }
    let whole = width + shift * height
    pixels = (0..<count).map { Self.color(at: (CGFloat($0) + 0.5) / whole, stops).premultiplied }
    isOpaque = key.stops.allSatisfy { $0.color.isOpaque } && !key.stops.isEmpty
  }

  var bytes: Int { pixels.count * 4 + 128 }

  /// Calls the body with the colours of a row, from the frame's left edge on.
  func withRow(_ y: Int, _ body: (UnsafePointer<Premultiplied>) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      body(first + Int((CGFloat(y) * shift).rounded(.down)))
    }
  }

  private static func color(at location: CGFloat, _ stops: [GradientStop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (location - low.location) / (high.location - low.location)
    return Color(
      red: mix(low.color.red, high.color.red, part),
      green: mix(low.color.green, high.color.green, part),
      blue: mix(low.color.blue, high.color.blue, part),
      alpha: mix(low.color.alpha, high.color.alpha, part))
  }

  private static func mix(_ low: UInt8, _ high: UInt8, _ part: CGFloat) -> UInt8 {
    let value = CGFloat(low) + (CGFloat(high) - CGFloat(low)) * min(max(part, 0), 1)
    return UInt8(value.rounded())
  }
}
