import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Testing

/// The screen's corners in a picture without the body.
@Suite struct MaskTests {
  @Test(arguments: TestPhone.kinds) func theScreenIsTheSameUnderEveryMask(device: String) throws {
    let phone = try TestPhone.make(device, .everything())
    var options = PictureOptions()
    let plain = PhonePicture.displayList(phone, options: options)
    #expect(plain == ScreenPicture(phone).displayList)
    options.mask = .alpha
    let cut = PhonePicture.displayList(phone, options: options)
    guard case .group(let group)? = cut.commands.first, cut.commands.count == 1 else {
      Issue.record("one group holds the screen")
      return
    }
    #expect(cut.size == plain.size)
    #expect(group.commands == plain.commands)
    #expect(group.clip == phone.metrics.screen)
    let radius = phone.settings.device.cornerMaskRadius ?? phone.settings.device.cornerRadius
    #expect(group.clipRadius == radius)
    options.mask = .black
    let black = PhonePicture.displayList(phone, options: options)
    #expect(black.commands == [.fill(phone.metrics.screen, .black)] + cut.commands)
  }

  @Test func aBodyHasNoUseForAMask() throws {
    let phone = try TestPhone.make("iphone-14-pro", .everything())
    var options = PictureOptions()
    options.frame = .device
    let before = PhonePicture.displayList(phone, options: options)
    options.mask = .alpha
    #expect(PhonePicture.displayList(phone, options: options) == before)
  }
}
