import DisplayList
import Foundation
import SDLHost
import Simulation
import VisualQA

/// Reads bytes as two things to be compared; each is the same as itself.
enum ComparisonFuzz {
  static func report(_ bytes: [UInt8]) -> [String] {
    let halves = halves(bytes)
    guard let a = reports(halves.0) else { return [] }
    let same = ReportComparison(a, a).words
    guard let b = reports(halves.1) else { return same }
    _ = ReportComparison(a, b).words
    return same
  }

  private static func reports(_ bytes: [UInt8]) -> [StateReport]? {
    try? StateReport.read(Data(bytes), file: "report.json").get()
  }

  /// Pictures beyond this say nothing new, and take long.
  private static let largestSide = 128

  static func picture(_ bytes: [UInt8]) -> [String] {
    let halves = halves(bytes)
    guard let a = pixels(halves.0) else { return [] }
    var found = PictureComparison(a, a).isGood ? [] : ["a picture differs from itself"]
    guard let b = pixels(halves.1) else { return found }
    let (there, back) = (PictureComparison(a, b), PictureComparison(b, a))
    if there.isGood != back.isGood { found.append("which picture comes first matters") }
    _ = (there.words, there.picture(over: b))
    return found
  }

  private static func pixels(_ bytes: [UInt8]) -> Bitmap? {
    guard let bitmap = try? PNG.decode(bytes), bitmap.width <= largestSide,
      bitmap.height <= largestSide
    else { return nil }
    return bitmap
  }

  /// The first two bytes say how long the first one is.
  private static func halves(_ bytes: [UInt8]) -> ([UInt8], [UInt8]) {
    guard bytes.count > 2 else { return (bytes, []) }
    let rest = Array(bytes.dropFirst(2))
    let count = min(Int(bytes[0]) << 8 | Int(bytes[1]), rest.count)
    return (Array(rest[..<count]), Array(rest[count...]))
  }
}
