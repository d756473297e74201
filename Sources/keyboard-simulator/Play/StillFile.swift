import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost

/// A picture's file, PNG or SVG by its name; equal bytes leave it untouched.
struct StillFile {
  private let path: String
  private let keepsOld: Bool

  /// - Parameter keepsOld: leaves a file that is there as it is, whatever it shows.
  init(_ path: String, keepsOld: Bool) {
    self.path = path
    self.keepsOld = keepsOld
  }

  func write(_ list: Drawing, scale: CGFloat, fonts: FontLibrary) throws(HostError) {
    if keepsOld, FileManager.default.fileExists(atPath: path) { return }
    try FileWriter.makeFolder(of: path)
    let bytes =
      path.lowercased().hasSuffix(".svg")
      ? SVGDocument.xml(list, scale: scale).bytes
      : try Capture.png(list, scale: scale, fonts: fonts)
    try FileWriter.update(bytes, to: path)
  }
}
