import Assets
import DeviceProfiles
import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Testing

/// A device's shadow has faded away where its picture ends, whatever page it is laid on.
@Suite struct BodyShadowTests {
  private static let fonts = Result { try FontLibrary() }

  @Test(
    "No edge of a device's picture can be seen",
    arguments: ["iphone-14-pro", "iphone-8", "ipad-pro-13-m4", "ipad-10.2"], Orientation.allCases)
  func noEdge(device: String, orientation: Orientation) throws {
    let fonts = try Self.fonts.get()
    let phone = try GoldenPhone.make(fonts, device, orientation)
    var options = PictureOptions()
    options.frame = .device
    let list = PhonePicture.displayList(phone, options: options)
    let canvas = try Canvas(size: list.size, scale: 1, fonts: fonts)
    canvas.draw(list)
    let picture = canvas.bitmap()
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    let edge =
      (0...right).flatMap { [($0, 0), ($0, bottom)] }
      + (0...bottom).flatMap { [(0, $0), (right, $0)] }
    let darkest = edge.map { picture.rgba[($0.1 * picture.width + $0.0) * 4 + 3] }.max()
    #expect(try #require(darkest) <= 1)
    #expect(picture.rgba.contains(255), "the device is there")
  }
}
