import DeviceProfiles
import DisplayList
import Foundation
import KeyboardLayouts
import Picture
import Simulation
import Testing
import Typography

@Suite struct CalloutTests {
  /// On every phone each letter rises over its key, whole on the screen; pads have no balloons.
  @Test(arguments: TestPhone.devices) func everyLetterHasACallout(device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var phone = try TestPhone.make(device, orientation, .everything())
      try phone.tapFirst()
      phone.runUntilIdle()
      for key in phone.keyboardGeometry?.keys ?? [] where key.action.isCharacter {
        check(key, on: phone)
      }
    }
  }

  private func check(_ key: Key, on phone: SimulatedDevice) {
    var phone = phone
    let atRest = ScreenPicture(phone).commands
    phone.send(.touch(Touch(.began, at: phone.place(of: key))))
    let callouts = ScreenPicture(phone).commands.compactMap {
      if case .group(let group) = $0, !atRest.contains($0) { group } else { nil }
    }
    let name = "\(key.id) on \(phone.settings.deviceID), \(phone.settings.orientation)"
    guard phone.settings.device.kind == .phone else {
      #expect(callouts.isEmpty, "\(name)")
      return
    }
    #expect(callouts.count == 1, "\(name)")
    let drawn = callouts.flatMap { Drawn.all([.group($0)]) }
    let place = key.frame.offsetBy(dx: 0, dy: phone.keyboardFrame.minY)
    #expect(drawn.contains { $0.text == key.label && $0.bounds.maxY < place.minY }, "\(name)")
    for part in drawn {
      if case .shadow = part.command { continue }
      #expect(phone.metrics.screen.holds(part.bounds), "\(name): \(part.bounds)")
      if case .path = part.command { #expect(part.bounds.holds(place), "\(name)") }
    }
  }

  @Test(arguments: [KeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
  func padsOfDigitsHaveNone(type: KeyboardType) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var phone = try TestPhone.make(
        "iphone-14-pro", orientation, .everything(), keyboard: type)
      try phone.tapFirst()
      phone.runUntilIdle()
      let count = ScreenPicture(phone).commands.count
      let keys = try #require(phone.keyboardGeometry?.keys)
      for key in keys where key.action.isCharacter {
        var pressed = phone
        pressed.send(.touch(Touch(.began, at: phone.place(of: key))))
        #expect(ScreenPicture(pressed).commands.count == count, "\(key.id)")
      }
      checkDigits(phone)
    }
  }

  /// All ten digits have one size, and those of a column stand in line.
  private func checkDigits(_ phone: SimulatedDevice) {
    let keys = phone.keyboardGeometry?.keys ?? []
    var fonts: Set<Font> = []
    var columns: [CGFloat: Set<CGFloat>] = [:]
    for drawn in Drawn.all(ScreenPicture(phone).commands) {
      guard case .text(let run) = drawn.command, run.text.count == 1,
        let key = keys.first(where: { $0.style == .letter && $0.label == run.text })
      else { continue }
      fonts.insert(run.font)
      columns[key.frame.minX, default: []].insert(drawn.bounds.midX)
    }
    #expect(fonts.count == 1)
    #expect(columns.count == 3)
    #expect(columns.values.allSatisfy { $0.count == 1 })
  }

  @Test func aLiftedFingerTakesTheCalloutAway() throws {
    var phone = try TestPhone.make("iphone-14-pro", .everything())
    try phone.tapFirst()
    phone.runUntilIdle()
    let key = try #require(phone.keyboardGeometry?.keys.first)
    let before = ScreenPicture(phone).commands
    phone.send(.touch(Touch(.began, at: phone.place(of: key))))
    #expect(ScreenPicture(phone).commands != before)
    phone.send(.touch(Touch(.cancelled, at: phone.place(of: key))))
    #expect(ScreenPicture(phone).commands == before)
  }
}
