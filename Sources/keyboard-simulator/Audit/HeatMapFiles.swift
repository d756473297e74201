import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost
import VisualQA

/// Writes an audit's heat map: one picture, or several numbered ones if one would be too high.
enum HeatMapFiles {
  /// - Parameter path: the file; `-` for standard output, which takes only one picture.
  static func write(_ report: AuditReport, to path: String) throws {
    let fonts = try FontLibrary()
    let picture = HeatMapPicture(report, ruler: TextRuler(fonts: fonts))
    let (pages, scale) = pages(of: picture)
    guard pages.count > 1 else {
      return try Output.write(Capture.png(pages[0], scale: scale, fonts: fonts), to: path)
    }
    guard path != "-" else {
      throw UsageError.other(
        "the heat map needs \(pages.count) pictures; give --heatmap a file name instead of -")
    }
    let stem = path.dropLast(".png".count)
    for (index, page) in pages.enumerated() {
      let png = try Capture.png(page, scale: scale, fonts: fonts)
      try FileWriter.write(png, to: "\(stem)-\(index + 1).png")
    }
    Program.printError("wrote the heat map to \(stem)-1.png … \(stem)-\(pages.count).png")
  }

  /// The largest scale, up to 2, at which the picture is not too large.
  private static func pages(of picture: HeatMapPicture) -> (pages: [Drawing], scale: CGFloat) {
    let largest = CGFloat(HostError.largestSide)
    let sharp = picture.pages(tallest: largest / 2)
    let fits = sharp.allSatisfy { max($0.size.width, $0.size.height) * 2 <= largest }
    return fits ? (sharp, 2) : (picture.pages(tallest: largest), 1)
  }
}
