import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import Picture
import Simulation
import Testing

/// What holds for every scene on every device, however it is held and whatever it shows.
@Suite struct ScreenTests {
  @Test(arguments: TestPhone.devices) func everythingIsInItsPlace(device: String) throws {
    let scenes = try ["tab-form", "scroll-form"].map(TestPhone.scene) + [.everything()]
    for scene in scenes {
      for orientation in Orientation.allCases {
        for appearance in Appearance.allCases {
          var phone = try TestPhone.make(device, orientation, scene, appearance: appearance)
          check(phone)
          try phone.tapFirst()
          phone.runUntilIdle()
          #expect(phone.isKeyboardOnScreen || !phone.diagnostics.isEmpty)
          check(phone)
        }
      }
    }
  }

  private func check(_ phone: SimulatedDevice) {
    let name = "\(phone.settings.deviceID) \(phone.settings.orientation) \(phone.scene.id)"
    let list = ScreenPicture(phone).displayList
    #expect(list.size == phone.metrics.screen.size, "\(name)")
    #expect(!list.commands.isEmpty, "\(name)")
    #expect(list.commands.flatMap(\.numbers).allSatisfy { $0.isFinite }, "\(name)")
    #expect(list == ScreenPicture(phone).displayList, "\(name)")
    #expect(
      list.commands.first
        == .fill(phone.metrics.screen, phone.style.palette.background), "\(name)")
    let drawn = Drawn.all(list.commands)
    let body = phone.metrics.screen.insetBy(dx: 0, dy: -phone.layout.contentSize.height)
    #expect(drawn.allSatisfy { body.holds($0.bounds) || phone.isKeyboardOnScreen }, "\(name)")
    checkHousing(phone, list.commands, name)
    var options = PictureOptions()
    options.showsOverlays = true
    let explained = ScreenPicture(phone, options: options).commands
    #expect(explained.flatMap(\.numbers).allSatisfy { $0.isFinite }, "\(name)")
    #expect(explained.count > list.commands.count || phone.focus == nil, "\(name)")
    checkHousing(phone, explained, name)
    checkStatusBar(phone, list.commands, name)
  }

  /// The housing is drawn after all that it covers.
  private func checkHousing(_ phone: SimulatedDevice, _ commands: [DrawCommand], _ name: String) {
    let housing = HousingPicture.commands(phone.settings.device, phone.settings.orientation)
    #expect(housing.isEmpty == (phone.settings.device.sensorHousing == .none), "\(name)")
    guard let first = housing.first, let index = commands.firstIndex(of: first) else { return }
    let home = commands[(index + 1)...]
    #expect(home.count == 1, "only the home indicator follows: \(name)")
    #expect(home.allSatisfy { phone.metrics.screen.holds($0.ownBounds) }, "\(name)")
  }

  /// Time and symbols stand in the status bar, beside the housing.
  private func checkStatusBar(_ phone: SimulatedDevice, _ commands: [DrawCommand], _ name: String) {
    let bar = phone.metrics.statusBar
    let time = commands.firstIndex { Drawn(command: $0, bounds: .zero).text == "9:41" }
    #expect((time != nil) == (bar.height > 0), "\(name)")
    guard let time else { return }
    let housing = phone.settings.device.sensorHousingRect(phone.settings.orientation)
    // A notch's rectangle has flares at the edge, above the glyphs.
    let isNotch = if case .notch = phone.settings.device.sensorHousing { true } else { false }
    let black = housing?.insetBy(dx: isNotch ? SensorHousing.flare : 0, dy: 0)
    let glyphs = commands[time...].prefix { command in
      housing == nil || command.ownBounds != housing
    }.dropLast(housing == nil && phone.settings.device.hasHomeIndicator ? 1 : 0)
    #expect(glyphs.count >= 4, "\(name)")
    for glyph in glyphs {
      #expect(bar.holds(glyph.ownBounds), "\(name): \(glyph)")
      guard let housing = black else { continue }
      #expect(!housing.intersects(glyph.ownBounds), "\(name): \(glyph)")
    }
  }
}
