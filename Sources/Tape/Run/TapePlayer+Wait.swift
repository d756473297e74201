import Foundation
import KeyboardAvoidance
import Simulation

extension TapePlayer {
  /// The longest time that `Wait settled` waits, in seconds.
  static let longestWait: TimeInterval = 10

  mutating func waitUntilSettled() throws {
    let limit = phone.time + Self.longestWait
    while let end = phone.settlingTime {
      guard end <= limit else {
        throw problem(.unsettled(seconds: Int(Self.longestWait), moving: phone.movingParts))
      }
      try wait(until: end)
    }
  }
}

extension SimulatedDevice {
  /// Describes what is still moving.
  fileprivate var movingParts: [String] {
    var parts: [String] = []
    if keyboard.position.top.end > time { parts.append("the keyboard") }
    if let end = scroll.end, end > time { parts.append("the content") }
    return parts.isEmpty ? ["something"] : parts
  }
}
