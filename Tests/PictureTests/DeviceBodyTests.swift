import Assets
import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Testing

@Suite struct DeviceBodyTests {
  @Test(arguments: TestPhone.devices) func theBodyHoldsTheScreen(id: String) throws {
    let device = try DeviceCatalog.load(id, in: Assets.url(.devices)).profile
    var sizes: [Orientation: [CGSize]] = [:]
    for orientation in Orientation.allCases {
      let body = DeviceBody(device, orientation: orientation)
      let screen = CGRect(origin: .zero, size: device.size(orientation))
      #expect(body.outer.insetBy(dx: 4, dy: 4).holds(screen))
      let canvas = CGRect(origin: .zero, size: body.canvas)
      let placed = body.outer.offsetBy(dx: body.screenOrigin.x, dy: body.screenOrigin.y)
      #expect(canvas.insetBy(dx: 8, dy: 8).holds(placed))
      let parts = Drawn.all(body.behindScreen)
      sizes[orientation] = parts.map { upright($0.bounds.size, orientation) }
      check(parts, body, screen)
    }
    #expect(sizes[.landscapeLeft] == sizes[.portrait], "turning keeps sizes")
    #expect(sizes[.landscapeRight] == sizes[.portrait], "turning keeps sizes")
  }

  private func upright(_ size: CGSize, _ orientation: Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What is smaller than the screen – buttons, lens, ring – lies outside of it and on the picture.
  private func check(_ parts: [Drawn], _ body: DeviceBody, _ screen: CGRect) {
    let canvas = CGRect(
      origin: CGPoint(x: -body.screenOrigin.x, y: -body.screenOrigin.y), size: body.canvas)
    for part in parts {
      if case .shadow = part.command { continue }
      #expect(canvas.holds(part.bounds))
      #expect(part.bounds.holds(screen) || !part.bounds.intersects(screen))
    }
  }

  @Test(arguments: TestPhone.kinds) func theScreenIsCutToItsCorners(id: String) throws {
    for orientation in Orientation.allCases {
      let phone = try TestPhone.make(id, orientation, .everything())
      var options = PictureOptions()
      options.frame = .device
      let list = PhonePicture.displayList(phone, options: options)
      let body = DeviceBody(phone.settings.device, orientation: orientation)
      #expect(list.size == body.canvas)
      guard case .group(let screen)? = list.commands.last else {
        Issue.record("the screen lies over the body")
        continue
      }
      #expect(screen.offset == body.screenOrigin)
      #expect(screen.clip == phone.metrics.screen)
      #expect(screen.commands == ScreenPicture(phone).commands)
      let radius = Double(screen.clipRadius)
      #expect((radius > 0) == phone.settings.device.hasHomeIndicator)
    }
  }
}
