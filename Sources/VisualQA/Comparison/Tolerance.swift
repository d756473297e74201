/// How much two pictures may differ; by default not at all.
package struct Tolerance: Hashable, Sendable {
  /// A pixel counts as different if its colours are farther apart than this, from 0 to 1.
  package var threshold = 0.0
  /// The number of different pixels that passes; nil if only the ratio counts.
  package var mostPixels: Int?
  /// The part of all pixels that may differ, from 0 to 1; nil if only the number counts.
  package var mostRatio: Double?
  /// Whether differences on the soft edge of a shape are ignored.
  package var forgivesAntialiasing = false

  package init() {}

  /// Valid values of `threshold`: larger differences are strong and may fail by their area.
  package static let thresholds = 0.0...ColorDistance.strong
  /// A connected area of this many strongly different pixels fails, whatever else is tolerated.
  static let smallestBlob = 6

  /// Whether a number of different pixels passes.
  func allows(_ count: Int, of total: Int) -> Bool {
    if count == 0 { return true }
    if let mostPixels, count > mostPixels { return false }
    if let mostRatio, Double(count) > mostRatio * Double(total) { return false }
    return mostPixels != nil || mostRatio != nil
  }
}
