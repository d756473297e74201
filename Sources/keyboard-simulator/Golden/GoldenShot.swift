import DeviceProfiles
import Foundation
import Picture
import SDLHost
import Simulation
import VisualQA

/// A phone as `test` draws it.
struct GoldenShot {
  let scale: CGFloat
  let bitmap: Bitmap
  /// The state report's file.
  let report: [UInt8]
  let moment: GoldenJudge.Moment
  private let canvas: Canvas
  private let list: DisplayList

  init(_ phone: Phone, scale: CGFloat?, fonts: FontLibrary) throws(HostError) {
    self.scale = scale ?? phone.settings.device.devicePixelRatio
    list = PhonePicture.displayList(phone, options: PictureOptions())
    canvas = try Canvas(size: list.size, scale: self.scale, fonts: fonts)
    canvas.draw(list)
    bitmap = canvas.bitmap()
    report = Capture.report(phone)
    moment = GoldenJudge.Moment(
      picture: bitmap, report: ReportValue(report: Data(report)) ?? .null)
  }

  func png() throws(HostError) -> [UInt8] { try canvas.png() }

  /// A small picture for the overview of a report.
  func thumbnail(_ fonts: FontLibrary) throws(HostError) -> [UInt8] {
    try Capture.png(list, scale: 320 / max(list.size.width, list.size.height), fonts: fonts)
  }
}
