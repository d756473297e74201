package import DeviceProfiles
package import DisplayList
import Foundation

/// The sensor housing that covers a part of the screen: notch or island, black in every appearance.
///
/// A notch is a part of the glass around the screen, so it has its colour.
package enum HousingPicture {
  /// Returns the commands that draw the housing; none if the device has none.
  package static func commands(
    _ device: DeviceProfile, _ orientation: Orientation
  ) -> [DrawCommand] {
    guard let rect = device.sensorHousingRect(orientation) else { return [] }
    switch device.sensorHousing {
    case .none: return []
    case .island:
      let radius = min(rect.width, rect.height) / 2
      return [.roundedRect(RoundedRect(rect, radius: radius), .black)]
    case .notch(let portrait, let radius):
      let path = notch(portrait.size, lower: radius)
      return [
        .path(turned(path, orientation, in: rect), at: rect.origin, evenOdd: false, .glass)
      ]
    }
  }

  /// The outline as one holds the phone upright, origin at its frame's top left corner.
  private static func notch(_ size: CGSize, lower: CGFloat) -> Path {
    let (w, h, f) = (size.width, size.height, SensorHousing.flare)
    let r = min(lower, h - f)
    // From the corner to the control point of a quarter circle, in radii.
    let k: CGFloat = 0.4477152502
    var path = Path()
    path.move(0, 0)
    path.cubic(f * (1 - k), 0, f, f * k, f, f)
    path.line(f, h - r)
    path.cubic(f, h - r * k, f + r * k, h, f + r, h)
    path.line(w - f - r, h)
    path.cubic(w - f - r * k, h, w - f, h - r * k, w - f, h - r)
    path.line(w - f, f)
    path.cubic(w - f, f * k, w - f * (1 - k), 0, w, 0)
    path.close()
    return path
  }

  private static func turned(_ path: Path, _ orientation: Orientation, in rect: CGRect) -> Path {
    switch orientation {
    case .portrait: path
    case _ where rect.minX <= 0: path.mapped { CGPoint(x: $0.y, y: rect.height - $0.x) }
    default: path.mapped { CGPoint(x: rect.width - $0.y, y: $0.x) }
    }
  }
}
