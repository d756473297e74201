import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost

/// The file of a picture, PNG or SVG by its name; it is not written if its bytes would not change.
struct StillFile {
  private let path: String
  private let keepsOld: Bool

  /// - Parameter keepsOld: whether an existing file is kept, whatever it shows.
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
