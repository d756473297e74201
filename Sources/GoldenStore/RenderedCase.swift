import DeviceProfiles
import DisplayList
import Foundation
import JSON
import Picture
import SDLHost
import Simulation
import VisualQA

/// The drawn phones of a case.
struct RenderedCase {
  let scale: CGFloat
  /// The file of the state report, with the fingerprint of fonts and libraries.
  let report: [UInt8]
  /// The same without the fingerprint, as in older goldens.
  private let plainReport: [UInt8]
  private let reports: [StateReport]
  private let origins: [CGPoint]
  private let canvas: Canvas
  private let list: Drawing

  /// - Parameters:
  ///   - scale: pixels per point; nil for the device's scale.
  ///   - easel: the cache with the canvas of the previous picture.
  init(
    _ phones: [SimulatedDevice], scale: CGFloat?, on easel: CanvasCache, fonts: FontLibrary
  ) throws(HostError) {
    self.scale = scale ?? phones.first?.settings.device.devicePixelRatio ?? 1
    let strip = GoldenStrip(phones)
    list = strip.displayList
    origins = strip.origins
    canvas = try easel.canvas(size: list.size, scale: self.scale, fonts: fonts)
    canvas.draw(list)
    reports = phones.map(\.report)
    let values = reports.map(\.json)
    plainReport = Self.file(values)
    report = Self.file(
      values.prefix(1).map(RenderingFingerprint.current.added) + values.dropFirst())
  }

  /// Returns whether the files of a golden are equal.
  func isEqual(to golden: GoldenFiles.Golden) -> Bool {
    [report, plainReport].contains(golden.report) && canvas.shows(golden.png)
  }

  private static func file(_ reports: [JSONValue]) -> [UInt8] {
    (reports.count == 1 ? reports[0] : JSONValue.array(reports)).file
  }

  func moment(_ bitmap: Bitmap) -> GoldenComparator.Moment {
    GoldenComparator.Moment(picture: bitmap, reports: reports, origins: origins)
  }

  func bitmap() -> Bitmap { canvas.bitmap() }

  func png() throws(HostError) -> [UInt8] { try canvas.png() }

  /// A small picture for the overview of a report.
  func thumbnail(_ fonts: FontLibrary) throws(HostError) -> [UInt8] {
    let small = try Canvas(
      size: list.size, scale: 320 / max(list.size.width, list.size.height), fonts: fonts)
    small.draw(list)
    return try small.png()
  }
}

/// Keeps a canvas between pictures, to reuse its memory and its drawn keyboards.
///
/// Use it on one thread at a time. Every picture is drawn completely.
final class CanvasCache: @unchecked Sendable {
  private var canvas: Canvas?

  func canvas(
    size: CGSize, scale: CGFloat, fonts: FontLibrary
  ) throws(HostError) -> Canvas {
    guard let canvas else {
      let new = try Canvas(size: size, scale: scale, fonts: fonts)
      canvas = new
      return new
    }
    try canvas.resize(to: size, scale: scale)
    canvas.invalidate()
    return canvas
  }
}
