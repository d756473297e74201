import DeviceProfiles
import Foundation
import Picture
import SDLHost
import Simulation
import VisualQA

/// The phones of a case as they are drawn.
struct GoldenShot {
  let scale: CGFloat
  let bitmap: Bitmap
  /// The state report's file.
  let report: [UInt8]
  let moment: GoldenJudge.Moment
  private let canvas: Canvas
  private let list: DisplayList

  /// - Parameter scale: how many pixels a point has; nil for the device's number.
  init(_ phones: [Phone], scale: CGFloat?, fonts: FontLibrary) throws(HostError) {
    self.scale = scale ?? phones.first?.settings.device.devicePixelRatio ?? 1
    let strip = GoldenStrip(phones)
    list = strip.displayList
    canvas = try Canvas(size: list.size, scale: self.scale, fonts: fonts)
    canvas.draw(list)
    bitmap = canvas.bitmap()
    let reports = phones.map(\.report)
    let json = reports.count == 1 ? reports[0] : .array(reports)
    report = Array((json.text() + "\n").utf8)
    moment = GoldenJudge.Moment(
      picture: bitmap, report: ReportValue(report: Data(report)) ?? .null, origins: strip.origins)
  }

  func png() throws(HostError) -> [UInt8] { try canvas.png() }

  /// A small picture for the overview of a report.
  func thumbnail(_ fonts: FontLibrary) throws(HostError) -> [UInt8] {
    let small = try Canvas(
      size: list.size, scale: 320 / max(list.size.width, list.size.height), fonts: fonts)
    small.draw(list)
    return try small.png()
  }
}
