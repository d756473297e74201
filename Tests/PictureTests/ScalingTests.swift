import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Testing

@Suite struct ScalingTests {
  private func commands(_ device: String) throws -> [DrawCommand] {
    var phone = try TestPhone.make(device, .everything())
    try phone.tapFirst()
    phone.runUntilIdle()
    var options = PictureOptions()
    options.frame = .device
    options.showsOverlays = true
    phone.send(.touch(Touch(.began, at: CGPoint(x: 50, y: phone.keyboardFrame.midY))))
    return PhonePicture.displayList(phone, options: options).commands
  }

  @Test(arguments: TestPhone.kinds) func scalingByOneChangesNothing(device: String) throws {
    let commands = try commands(device)
    #expect(commands.map { $0.scaled(by: 1) } == commands)
  }

  /// Powers of two are exact in binary, so the way back leads to equal numbers.
  @Test(arguments: TestPhone.kinds) func thereAndBackIsTheSame(device: String) throws {
    let commands = try commands(device)
    #expect(commands.map { $0.scaled(by: 2) } != commands)
    #expect(commands.map { $0.scaled(by: 2).scaled(by: 0.5) } == commands)
  }

  @Test func allNumbersGrowAlike() throws {
    for command in try commands("iphone-14-pro") {
      let twice = command.scaled(by: 2).numbers
      #expect(twice == command.numbers.map { $0 * 2 })
    }
  }
}
