import DeviceProfiles
import DisplayList
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation
import Testing

@Suite struct KeyboardTests {
  private func keyboardLayer(_ commands: [DrawCommand]) -> Layer? {
    commands.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }.first
  }

  private func phone(
    _ device: String, _ orientation: Orientation, _ type: KeyboardType
  ) throws -> SimulatedDevice? {
    var phone = try TestPhone.make(
      device, orientation, .everything(), keyboard: type, strategy: NoAvoidance())
    try phone.tapFirst()
    phone.runUntilIdle()
    return phone.isKeyboardOnScreen ? phone : nil
  }

  @Test(arguments: TestPhone.kinds, KeyboardType.allCases)
  func keysAndTheirWordsLieInside(device: String, type: KeyboardType) throws {
    for orientation in Orientation.allCases {
      guard var phone = try phone(device, orientation, type) else { continue }
      try check(phone)
      for page in ["letters", "numbers", "symbols"] {
        let plan = try #require(phone.keyboardGeometry)
        guard let key = plan.keys.first(where: { $0.id == page }) else { continue }
        phone.tap(phone.place(of: key))
        try check(phone)
      }
    }
  }

  private func check(_ phone: SimulatedDevice) throws {
    let plan = try #require(phone.keyboardGeometry)
    let layer = try #require(keyboardLayer(ScreenPicture(phone).commands))
    let bounds = CGRect(origin: .zero, size: layer.size)
    #expect(layer.size == phone.keyboardFrame.size)
    guard case .fill(bounds, let color)? = layer.commands.first, color.isOpaque else {
      Issue.record("the first command must fill the whole layer with an opaque colour")
      return
    }
    #expect(plan.keys.allSatisfy { bounds.holds($0.frame) })
    for drawn in Drawn.all(layer.commands) {
      #expect(bounds.holds(drawn.bounds), "\(drawn.command)")
      guard let text = drawn.text, !(plan.bar?.holds(drawn.bounds) ?? false) else { continue }
      let letters = text.filter { $0 != "\u{200A}" }
      #expect(
        plan.keys.contains {
          ($0.label == text || $0.sublabel == letters) && $0.frame.holds(drawn.bounds)
        }, "\(text) on \(phone.settings.deviceID), \(phone.settings.orientation)")
    }
  }

  @Test(arguments: TestPhone.kinds) func onlyTheLayerMovesWhileTheKeyboardRises(
    device: String
  ) throws {
    var phone = try TestPhone.make(device, .everything(), strategy: NoAvoidance())
    try phone.tapFirst()
    var pictures: [[DrawCommand]] = []
    var tops: Set<CGFloat> = []
    for step in 1...6 {
      phone.advance(to: Double(step) * 0.04)
      var commands = ScreenPicture(phone).commands
      for index in commands.indices {
        guard case .layer(var layer) = commands[index] else { continue }
        tops.insert(layer.origin.y)
        layer.origin = .zero
        commands[index] = .layer(layer)
      }
      pictures.append(commands)
    }
    #expect(tops.count == 6)
    #expect(Set(pictures).count == 1)
  }
}

extension TestPhone {
  static func make(
    _ device: String, _ scene: Scene, strategy: some AvoidanceStrategy = ContentInset()
  ) throws -> SimulatedDevice {
    try make(device, .portrait, scene, strategy: strategy)
  }
}
