import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport

/// Plays bytes to a phone as events, and looks at it after each.
enum EventFuzz {
  static func violations(_ bytes: [UInt8]) -> [String] {
    guard var phone = ShippedPhone.make() else { return ["there is no phone"] }
    var reader = EventReader(bytes)
    while let event = reader.next(for: phone) {
      phone.send(event)
      phone.advance(to: phone.time + reader.step())
      let found = phone.violations
      if !found.isEmpty { return found.map { "after \(event): \($0)" } }
    }
    for id in 0..<4 { phone.send(.touch(Touch(id: id, .cancelled, at: .zero))) }
    phone.runUntilIdle()
    return phone.violations + (phone.touches.isEmpty ? [] : ["a finger is left"])
  }
}

/// Makes an event of one byte that says which and a few that say how.
private struct EventReader {
  private var bytes: ArraySlice<UInt8>
  private var place = CGPoint(x: 200, y: 300)

  init(_ bytes: [UInt8]) { self.bytes = bytes.prefix(4_000) }

  private mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  private mutating func one<Value>(of values: [Value], else fallback: Value) -> Value {
    values.isEmpty ? fallback : values[byte() % values.count]
  }

  private mutating func flag() -> Bool { byte() % 2 == 1 }

  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0,
  ]

  /// A length in points; one byte in thirty-six is a number that nobody expects.
  private mutating func length(upTo limit: CGFloat) -> CGFloat {
    let byte = byte()
    if byte > 248 { return Self.oddNumbers[byte - 249] }
    return CGFloat(byte) / 248 * limit
  }

  mutating func step() -> TimeInterval {
    let times: [TimeInterval] = [0, 0, 0.004, 0.016, 0.1, 0.6, 3, 3_600, -1, .nan, .infinity]
    return one(of: times, else: 0)
  }

  mutating func next(for phone: SimulatedDevice) -> Event? {
    guard !bytes.isEmpty else { return nil }
    switch byte() % 32 {
    case 0..<10: return touch()
    case 10..<13: return .text(text())
    case 13: return .composition(text())
    case 14: return .paste(text())
    case 15: return flag() ? .copy : .cut
    case 16..<19: return key()
    case 19, 20: return wheel()
    default: return setting(phone)
    }
  }

  private mutating func touch() -> Event {
    let phase: Touch.Phase = one(of: [.began, .ended, .moved, .cancelled], else: .ended)
    let id = byte() % 3
    if phase == .began || phase == .moved {
      place = CGPoint(x: length(upTo: 420), y: length(upTo: 900))
    }
    return .touch(Touch(id: id, phase, at: place))
  }

  private mutating func wheel() -> Event {
    let dy = length(upTo: 800) - 400
    return .wheel(dx: length(upTo: 400) - 200, dy: dy, at: place)
  }

  private mutating func key() -> Event {
    .key(
      one(of: HardwareKey.allCases, else: .tab), KeyModifiers(rawValue: byte() % 4))
  }

  /// Bytes up to one of 0; what is no UTF-8 is replaced.
  private mutating func text() -> String {
    let text = bytes.prefix(64).prefix { $0 != 0 }
    bytes = bytes.dropFirst(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func setting(_ phone: SimulatedDevice) -> Event {
    var settings = phone.settings
    switch byte() % 16 {
    case 0: chooseDevice(&settings)
    case 1: settings.orientation = one(of: Orientation.allCases, else: .portrait)
    case 2: settings.appearance = flag() ? .dark : .light
    case 3: settings.contentSize = one(of: ContentSize.allCases, else: .large)
    case 4: settings.statusBar.batteryLevel = byte() - 100
    case 5: settings.accessibility = Accessibility(contrast: .increased, usesBoldText: flag())
    case 6: settings.layout = one(of: ShippedPhone.layouts, else: ShippedPhone.layouts[0])
    case 7: return .nextLayout
    case 8:
      settings.keyboardType = one(of: KeyboardType.allCases.map(Optional.some) + [nil], else: nil)
    case 9: settings.showsSoftwareKeyboard = flag()
    case 10: settings.hasHardwareKeyboard = flag()
    case 11: settings.hasPredictiveBar = flag()
    case 12: settings.arrangement = one(of: KeyboardArrangement.allCases, else: .docked)
    case 13: return notification()
    case 14: return .scene(one(of: ShippedPhone.scenes, else: Scene(id: "empty", name: "Empty")))
    default: settings.strategy = one(of: ShippedPhone.strategies, else: .standard)
    }
    return .settings(settings)
  }

  private mutating func chooseDevice(_ settings: inout DeviceSettings) {
    let devices = ShippedPhone.devices
    let device = devices[byte() % devices.count]
    (settings.device, settings.deviceID) = (device, device.id)
    settings.version = one(of: device.systemVersions, else: .v18)
  }

  private mutating func notification() -> Event {
    let frame = CGRect(
      x: length(upTo: 400), y: length(upTo: 900), width: length(upTo: 500),
      height: length(upTo: 500))
    return .notification(
      KeyboardNotification(
        name: one(of: KeyboardNotification.Name.allCases, else: .willShow),
        endFrame: flag() ? frame : nil, duration: step(), isLocal: flag()))
  }
}
