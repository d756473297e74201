/// How much two pictures may differ; by default not at all.
package struct Tolerance: Hashable, Sendable {
  /// A pixel counts as different where its colour is farther away than this, from 0 to 1.
  package var threshold = 0.0
  /// So many different pixels pass; nil where only the ratio counts.
  package var mostPixels: Int?
  /// Such a part of all pixels may differ, from 0 to 1; nil where only the number counts.
  package var mostRatio: Double?
  /// Whether pixels on the soft edge of a shape do not count.
  package var forgivesAntialiasing = false

  package init() {}

  /// What `threshold` may be: beyond it, differences are strong and never pass in one piece.
  package static let thresholds = 0.0...ColorDistance.strong
  /// One connected area of so many strongly different pixels fails, whatever else is tolerated.
  static let smallestBlob = 6

  /// Whether a number of different pixels is still good.
  func allows(_ count: Int, of total: Int) -> Bool {
    if count == 0 { return true }
    if let mostPixels, count > mostPixels { return false }
    if let mostRatio, Double(count) > mostRatio * Double(total) { return false }
    return mostPixels != nil || mostRatio != nil
  }
}
