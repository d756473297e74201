import Foundation
import VisualQA

extension Tolerance {
  /// Reads the tolerance from the options.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    threshold =
      try arguments.number(
        "threshold", in: Self.thresholds, wanted: "a number from 0 to \(Self.thresholds.upperBound)"
      )
      ?? threshold
    mostPixels = try arguments.count("max-diff-pixels", from: 0)
    mostRatio = try arguments.number(
      "max-diff-pixel-ratio", in: 0...1, wanted: "a number from 0 to 1")
    forgivesAntialiasing = arguments.has("antialiasing")
  }

  /// Reads the areas of `--ignore`, in points or pixels as the command defines.
  static func areas(_ arguments: Arguments) throws(UsageError) -> [CGRect] {
    try arguments.all("ignore").map { (text) throws(UsageError) -> CGRect in
      let corners = text.split(separator: "-", omittingEmptySubsequences: false).map { corner in
        corner.split(separator: ":", omittingEmptySubsequences: false).compactMap {
          Double($0).flatMap { (0...100_000).contains($0) ? $0 : nil }
        }
      }
      guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }),
        corners[0][0] < corners[1][0], corners[0][1] < corners[1][1]
      else {
        throw .other(
          "invalid value \"\(text)\" for --ignore; give the top left and the bottom right corner, "
            + "such as 0:0-393:54")
      }
      return CGRect(
        x: corners[0][0], y: corners[0][1], width: corners[1][0] - corners[0][0],
        height: corners[1][1] - corners[0][1])
    }
  }
}

extension Arguments {
  /// Reads an option's value as a whole number with a minimum.
  func count(_ option: String, from least: Int) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let value = Int(text), value >= least else {
      throw .badNumber(
        option: "--" + option, value: text, wanted: "a whole number from \(least)")
    }
    return value
  }
}
