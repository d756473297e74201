import DeviceProfiles
import KeyboardLayouts
import Simulation
import Testing

/// The keys that a phone and its copies keep.
@Suite struct KeyboardPlanCacheTests {
  @Test func copiesDoNotSeeEachOthersKeys() throws {
    let german = try SimulatedDevice.typing(["de-DE", "en-US"])
    var english = german
    english.send(.nextLayout)
    let keys = (german.keyboardGeometry, english.keyboardGeometry)
    #expect(keys.0 != nil && keys.0 != keys.1)
    for _ in 0..<3 {
      #expect(german.keyboardGeometry == keys.0)
      #expect(english.keyboardGeometry == keys.1)
    }
  }

  @Test(arguments: ["iphone-15-pro", "ipad-pro-11"])
  func keysFollowWhatHappens(device: String) throws {
    var phone = try SimulatedDevice.typing(["de-DE", "en-US"], device: device)
    let changes: [SettingChange] = [
      { $0.layout = $0.layouts[1] }, { $0.orientation = .landscapeLeft },
      { $0.hasPredictiveBar = false }, { $0.keyboardType = .emailAddress },
      { $0.keyboardType = .numberPad }, { $0.orientation = .portrait },
    ]
    for (index, change) in changes.enumerated() {
      let before = phone.keyboardGeometry
      phone.set(change)
      phone.runUntilIdle()
      #expect(phone.keyboardGeometry != before, "\(index)")
    }
  }
}
