import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import Testing
import TestSupport

extension SimulatedDevice {
  /// Sends an event, and demands what must hold after every event.
  mutating func drive(_ event: Event, _ location: SourceLocation = #_sourceLocation) {
    send(event)
    #expect(violations == [], sourceLocation: location)
  }

  mutating func touch(_ phase: Touch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    drive(.touch(Touch(id: id, phase, at: CGPoint(x: x, y: y))))
  }

  mutating func tap(_ point: CGPoint, id: Int = 0) {
    touch(.began, point.x, point.y, id: id)
    touch(.ended, point.x, point.y, id: id)
  }

  mutating func wait(_ seconds: TimeInterval) { advance(to: time + seconds) }

  /// Scrolls a field into what is seen and taps it, as a person would.
  mutating func tapField(_ name: String) throws {
    let row = try scene.field(named: name).found(name)
    tap(row: row.id)
  }

  /// The middle of the key with an id, on the screen.
  func place(ofKey id: String) throws -> CGPoint {
    let key = try keyboardGeometry.found("keyboard").keys.first { $0.id == id }.found("key \(id)")
    return CGPoint(x: keysOrigin.x + key.frame.midX, y: keysOrigin.y + key.frame.midY)
  }

  /// Puts a finger on the key with an id.
  mutating func hold(key id: String, finger: Int = 0) throws {
    let place = try place(ofKey: id)
    touch(.began, place.x, place.y, id: finger)
  }

  mutating func lift(_ finger: Int = 0) {
    guard let place = touches[finger] else { return }
    touch(.ended, place.x, place.y, id: finger)
  }

  /// Presses the key with an id, by touching its middle.
  mutating func pressKey(_ id: String) throws {
    tap(try place(ofKey: id))
  }

  /// Drags a finger through points, one each 60th of a second; `rest` seconds before it lifts.
  mutating func drag(
    from start: CGPoint, by dy: CGFloat, steps: Int = 12, rest: TimeInterval = 0.3, id: Int = 0
  ) {
    touch(.began, start.x, start.y, id: id)
    for step in 1...steps {
      wait(1 / 60)
      touch(.moved, start.x, start.y + dy * CGFloat(step) / CGFloat(steps), id: id)
    }
    wait(rest)
    touch(.ended, start.x, start.y + dy, id: id)
  }

  var middle: CGPoint { CGPoint(x: visibleContent.midX, y: visibleContent.midY) }

  var text: String { focusedField?.editor.text ?? "" }

  /// What was posted since so many notifications, without the times.
  func posted(since count: Int = 0) -> [String] {
    notifications.dropFirst(count).map(\.notification.name.rawValue)
  }

  var range: ClosedRange<CGFloat> {
    let geometry = container.geometry
    return geometry.minOffset.y...geometry.maxOffset.y
  }
}

/// Whether a rectangle lies in another, within a tolerance.
func isInside(_ inner: CGRect, _ outer: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
  let room = outer.insetBy(dx: -tolerance, dy: -tolerance)
  return room.minX <= inner.minX && inner.maxX <= room.maxX && room.minY <= inner.minY
    && inner.maxY <= room.maxY
}

/// Whether two lengths are the same within a tolerance; both are converted first.
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  abs(a - b) <= tolerance
}
