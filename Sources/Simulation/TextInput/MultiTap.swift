import Foundation

/// Taps on one field in quick succession.
struct MultiTap: Hashable, Sendable {
  /// The longest time between two taps in seconds, and their longest distance in points.
  static let (interval, reach) = (0.4, CGFloat(20))

  /// The id of the row that was tapped.
  var row: String
  /// Where, in screen coordinates.
  var point: CGPoint
  /// When, in seconds of the device's clock.
  var time: TimeInterval
  /// Which tap of the series it is, from 1 to 3.
  var count = 1

  /// Returns what a tap is after this one: the second or third of a series, or the first of its own.
  func followed(by next: MultiTap) -> MultiTap {
    let isNear = hypot(next.point.x - point.x, next.point.y - point.y) <= Self.reach
    guard next.row == row, next.time - time <= Self.interval, isNear, count < 3 else {
      return next
    }
    var series = next
    series.count = count + 1
    return series
  }
}
