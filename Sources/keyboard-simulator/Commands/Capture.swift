import DisplayList
import Foundation
import JSON
import Picture
import Reporting
import SDLHost
import Simulation

/// Makes the files of a phone, for `shot` and for the window's screenshots.
enum Capture {
  /// Draws a list from scratch and returns it as a PNG file.
  static func png(
    _ list: Drawing, scale: CGFloat, background: Color = .clear, fonts: FontLibrary
  ) throws(HostError) -> [UInt8] {
    let canvas = try Canvas(size: list.size, scale: scale, fonts: fonts)
    canvas.draw(list, background: background)
    return try canvas.png()
  }

  /// Returns the state report as JSON text.
  static func report(_ phone: SimulatedDevice) -> JSONFile { JSONFile(phone.report.json) }

  /// Returns one report as an object, or several as a list.
  static func report(_ phones: [SimulatedDevice]) -> JSONFile {
    if phones.count == 1 { return report(phones[0]) }
    return JSONFile(.array(phones.map(\.report.json)))
  }
}
