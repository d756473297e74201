internal import Foundation
import JSON

/// Fills in a profile from a device file, part by part.
///
/// If something is wrong, the profile keeps its default and the log gets the problem, so that the
/// following parts are still read; the profile is discarded in the end.
struct DeviceReader {
  static let keys = [
    "id", "names", "aliases", "kind", "portraitSize", "devicePixelRatio", "nativePixels",
    "portraitPadding", "landscapePadding", "paddingOverrides", "statusBarHeight",
    "navigationBarBottom", "cornerRadius", "cornerMaskRadius", "continuousCorners", "homeIndicator",
    "sensorHousing", "systemVersions", "modelVersions", "keyboard", "shortcutBar", "confidence",
    "notes", "sources",
  ]
  /// Lengths in points; the largest tablets are a third of that.
  static let length = 1.0...4096.0

  let object: JSONObject
  let file: String
  var device = DeviceProfile()

  init(_ object: JSONObject, file: String) {
    self.object = object
    self.file = file
  }

  mutating func profile() -> DeviceProfile {
    readIdentity()
    readScreen()
    readPaddings()
    readSensorHousing()
    readVersions()
    readKeyboards()
    readProvenance()
    return device
  }

  /// The screen's size in an orientation, or `nil` if the file has none that is any good.
  func knownSize(_ orientation: Orientation) -> CGSize? {
    device.portraitSize == .zero ? nil : device.size(orientation)
  }

  private mutating func readProvenance() {
    let topics = ConfidenceTopic.allCases.map(\.rawValue)
    if let confidence = object["confidence"].object(allowing: topics) {
      for topic in ConfidenceTopic.allCases {
        device.confidence[topic] = confidence[topic.rawValue].ifPresent?.choice(of: Confidence.self)
      }
    }
    device.notes = object["notes"].texts() ?? []
    device.sources = object["sources"].texts(atLeast: 1) ?? []
  }
}
