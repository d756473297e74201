package import DisplayList
package import Foundation
import JSON
package import Simulation

/// Compares a picture and its reports with the golden.
package struct GoldenComparator: Sendable {
  package var tolerance = Tolerance()
  /// Areas that are not compared, in points.
  package var ignored: [CGRect] = []
  /// Views with these labels are not compared.
  package var masked: Set<String> = []

  package init() {}

  /// A picture and the state report beside it.
  package struct Moment: Sendable {
    package var picture: Bitmap
    package var reports: [StateReport]
    /// The top left corner of each phone in the picture, in points.
    package var origins: [CGPoint]

    package init(picture: Bitmap, reports: [StateReport], origins: [CGPoint] = [.zero]) {
      self.picture = picture
      self.reports = reports
      self.origins = origins
    }
  }

  /// The result of a comparison.
  package struct Verdict: Sendable {
    /// The differences, of the state before those of the pixels; empty if there are none.
    package var words: [String]
    package var comparison: PictureComparison
    /// Whether the golden's report lacks keys: the next update writes it, though nothing differs.
    package var isOutdated: Bool

    package var isGood: Bool { words.isEmpty }
  }

  /// - Parameter scale: how many pixels a point has.
  package func judge(_ expected: Moment, _ actual: Moment, scale: CGFloat) -> Verdict {
    let report = ReportComparison(expected.reports, actual.reports, ignoring: masked)
    let areas = actual.origins.enumerated().flatMap { phone, origin in
      let hidden = masked.flatMap { label in
        [expected, actual].filter { phone < $0.reports.count }
          .flatMap { $0.reports[phone].frames(labelled: label) }
      }
      return (ignored + hidden).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    let comparison = PictureComparison(
      expected.picture, actual.picture, tolerance: tolerance,
      ignoring: areas.map { PixelBox($0, scale: scale) })
    return Verdict(
      words: report.words + (comparison.isGood ? [] : [comparison.words]), comparison: comparison,
      isOutdated: report.lacksKeys)
  }
}
