package import DisplayList
package import Foundation
import Picture
package import Simulation

/// The picture of a golden: a phone, or the frames of a film side by side.
package struct GoldenStrip {
  private let pictures: [Drawing]
  private static let gap: CGFloat = 12
  /// What shows between frames, in the light and in the dark.
  private static let ground = Color(0x8A8F98)

  /// Creates a strip of phones, from left to right.
  package init(_ phones: [SimulatedDevice]) {
    pictures = phones.map { PhonePicture.displayList($0, options: PictureOptions()) }
  }

  /// The top left corner of each phone, in points.
  package var origins: [CGPoint] {
    var x: CGFloat = 0
    return pictures.map { picture in
      defer { x += picture.size.width + Self.gap }
      return CGPoint(x: x, y: 0)
    }
  }

  package var displayList: Drawing {
    guard pictures.count != 1 else { return pictures[0] }
    let size = CGSize(
      width: zip(origins, pictures).map { $0.x + $1.size.width }.max() ?? 0,
      height: pictures.map(\.size.height).max() ?? 0)
    return Drawing(
      size: size,
      commands: [.fill(CGRect(origin: .zero, size: size), Self.ground)]
        + zip(origins, pictures).map { origin, picture in
          .group(
            Group(
              offset: origin, clip: CGRect(origin: .zero, size: picture.size), picture.commands))
        })
  }
}
