package import DeviceProfiles
package import Foundation
import Picture
package import Simulation

/// What the window shows: a phone on a ground, a sheet of shortcuts, a short message.
///
/// Pure: it can be driven and drawn without a window. Time comes in by `advance`, in the window's
/// seconds; the phone's own clock runs slower while slow animations are on.
package struct Workbench: Sendable {
  package internal(set) var phone: Phone
  package internal(set) var size: CGSize
  package internal(set) var time: TimeInterval = 0
  package internal(set) var isSlow = false
  package internal(set) var showsHelp = false
  package internal(set) var showsOverlays = false
  package internal(set) var showsInspector = true
  package internal(set) var message: Message?
  /// Choices to step through; given late, so that the first picture need not wait for them.
  package var devices: [DeviceProfile] = []
  package var scenes: [Scene] = []

  var effects: [Effect] = []
  /// The phone's problem that was shown last.
  var lastProblem: String?
  /// Fingers that began on the phone, by id.
  var phoneTouches: Set<Int> = []

  /// A short text that goes by itself.
  package struct Message: Hashable, Sendable {
    package var text: String
    var end: TimeInterval
  }

  /// Slow animations run at a quarter of the speed.
  package static let slowness: Double = 4
  static let messageDuration: TimeInterval = 3

  package init(phone: Phone, size: CGSize) {
    self.phone = phone
    self.size = size
  }

  /// Brings the window's clock to a time; a time in the past changes nothing.
  package mutating func advance(to time: TimeInterval) {
    let step = max(0, time - self.time)
    self.time += step
    phone.advance(to: phone.time + (isSlow ? step / Self.slowness : step))
    if let message, message.end <= self.time { self.message = nil }
  }

  /// When the picture changes next by itself, on the window's clock; nil if it never does.
  package var nextChange: TimeInterval? {
    let phoneTime = phone.time
    let change = phone.nextChange.map {
      time + max(0, $0 - phoneTime) * (isSlow ? Self.slowness : 1)
    }
    return [change, message?.end].compactMap { $0 }.min()
  }

  /// Takes what the workbench wants done outside; each is handed out once.
  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  package mutating func say(_ text: String) {
    message = Message(text: text, end: time + Self.messageDuration)
  }

  /// The words for the window's title bar.
  package var title: String {
    let device = phone.settings.device.name(for: phone.settings.deviceID)
    return "\(device) – \(phone.scene.name) – keyboard-simulator"
  }
}

extension Workbench {
  package mutating func setOverlays(_ areShown: Bool) { showsOverlays = areShown }
}
