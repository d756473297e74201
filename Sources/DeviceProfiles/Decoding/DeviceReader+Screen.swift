internal import Foundation
import JSON

extension DeviceReader {
  private static let pixels = 1.0...16384.0
  private static let radius = 0.0...400.0

  mutating func readScreen() {
    if let size = object["portraitSize"].size(in: Self.length) {
      device.portraitSize = size
      if size.width > size.height { object["portraitSize"].report(DeviceRule.widerThanTall) }
    }
    device.devicePixelRatio = CGFloat(object["devicePixelRatio"].number(in: 1...4) ?? 1)
    readNativePixels()
    device.cornerRadius = radius(object["cornerRadius"]) ?? 0
    device.cornerMaskRadius = object["cornerMaskRadius"].unlessNull.flatMap(radius)
    device.continuousCorners = object["continuousCorners"].bool() ?? false
    device.hasHomeIndicator = object["homeIndicator"].bool() ?? false
    device.navigationBarBottom = object["navigationBarBottom"].unlessNull?
      .number(in: 0...400).map { CGFloat($0) }
    device.shortcutBar = object["shortcutBar"].unlessNull?.number(in: 0...200).map { CGFloat($0) }
  }

  private mutating func readNativePixels() {
    guard let pixels = object["nativePixels"].size(in: Self.pixels) else { return }
    device.nativePixels = pixels
    guard let points = knownSize(.portrait) else { return }
    // A panel may show fewer pixels than are rendered, but never in another shape.
    let stretch = (pixels.width / points.width) / (pixels.height / points.height)
    if abs(stretch - 1) > 0.02 { object["nativePixels"].report(DeviceRule.otherShape) }
  }

  private func radius(_ node: JSONNode) -> CGFloat? {
    guard let radius = node.number(in: Self.radius).map({ CGFloat($0) }) else { return nil }
    if let size = knownSize(.portrait), radius > min(size.width, size.height) / 2 {
      node.report(DeviceRule.radiusTooLarge)
    }
    return radius
  }
}
