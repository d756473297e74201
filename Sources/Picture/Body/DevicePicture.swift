import DeviceProfiles
package import DisplayList
package import Foundation
package import Simulation

/// A phone in its body: shadow, metal, glass, screen, buttons.
package struct DevicePicture {
  let phone: SimulatedDevice
  let options: PictureOptions
  let body: DeviceBody

  /// Creates the picture of a phone; the options choose body, overlays and corners.
  package init(_ phone: SimulatedDevice, options: PictureOptions = PictureOptions()) {
    self.phone = phone
    self.options = options
    body = DeviceBody(phone.settings.device, orientation: phone.settings.orientation)
  }

  /// The whole picture; its size is the body's with the room that its shadow needs.
  package var displayList: Drawing {
    Drawing(size: body.canvas, commands: commands(at: body.screenOrigin))
  }

  /// The commands that draw body and screen with the screen's top left corner at a point.
  package func commands(at origin: CGPoint) -> [DrawCommand] {
    let screen = ScreenPicture(phone, options: options)
    let bounds = phone.metrics.screen
    return [
      .group(Group(offset: origin, body.behindScreen)),
      .group(
        Group(
          offset: origin, clip: bounds, clipRadius: body.cornerRadius, screen.commands)),
    ]
  }
}

/// Draws one frame of a picture with or without the body.
package enum PhonePicture {
  /// Returns the drawing of a phone in its picture's size.
  package static func displayList(_ phone: SimulatedDevice, options: PictureOptions) -> Drawing {
    switch options.frame {
    case .none: screen(phone, options)
    case .device: DevicePicture(phone, options: options).displayList
    }
  }

  /// The screen alone, with its corners as the mask says.
  private static func screen(_ phone: SimulatedDevice, _ options: PictureOptions) -> Drawing {
    var list = ScreenPicture(phone, options: options).displayList
    guard options.mask != .ignored else { return list }
    let bounds = phone.metrics.screen
    let body = DeviceBody(phone.settings.device, orientation: phone.settings.orientation)
    let ground: [DrawCommand] = options.mask == .black ? [.fill(bounds, .black)] : []
    let cut = Group(clip: bounds, clipRadius: body.cornerRadius, list.commands)
    list.commands = ground + [.group(cut)]
    return list
  }
}
