import Foundation
import KeyboardLayouts
import Picture
package import Simulation

extension WorkbenchModel {
  /// The phone that the inspector is about.
  package var phone: SimulatedDevice { recordings[active].phone }

  /// All phones from left to right.
  package var phones: [SimulatedDevice] { recordings.map(\.phone) }

  package static let mostPhones = 4

  /// Lets an event happen to the active phone.
  package mutating func send(_ event: Event) { recordings[active].send(event) }

  /// Lets the same event happen to all phones.
  mutating func sendToAll(_ event: Event) {
    for index in recordings.indices { recordings[index].send(event) }
  }

  /// Lets the globe key of every phone go through these languages.
  mutating func enable(_ layouts: [KeyboardLayout]) {
    for index in recordings.indices { recordings[index].enable(layouts) }
    recorded?.start.enable(layouts)
  }

  /// Makes a phone the one that the inspector is about.
  package mutating func activate(_ index: Int) {
    if recordings.indices.contains(index) { active = index }
  }

  /// Puts a copy of the active phone beside it.
  mutating func duplicatePhone() {
    guard recorded == nil else {
      return show(message: "A tape has one phone; end the recording first")
    }
    guard recordings.count < Self.mostPhones else {
      return show(message: "Four phones are the most that stand side by side")
    }
    recordings.insert(recordings[active], at: active + 1)
    active += 1
    endTouches()
  }

  mutating func removePhone() {
    guard recordings.count > 1 else { return show(message: "The last phone stays") }
    endTouches()
    recordings.remove(at: active)
    active = min(active, recordings.count - 1)
  }

  /// Takes every finger off, so that none is left on a phone that moves to another place.
  private mutating func endTouches() {
    for (id, touch) in phoneTouches {
      for (index, point) in touch.points where recordings.indices.contains(index) {
        recordings[index].send(.touch(Touch(id: id, .cancelled, at: point)))
      }
    }
    phoneTouches = [:]
  }
}

/// A finger that began on a phone, and where it is on each of them.
struct PhoneTouch: Hashable, Sendable {
  /// The phone under the finger.
  var phone: Int
  var points: [Int: CGPoint]
}

extension WorkbenchModel {
  /// Tells which phone's screen is under a point of the window.
  func phoneIndex(at point: CGPoint) -> Int? {
    recordings.indices.first {
      recordings[$0].phone.chrome.screen.contains(stage(of: $0).phonePoint(point))
    }
  }

  /// Lets a finger begin on a phone and on the same thing of the others.
  mutating func beginTouch(_ id: Int, on index: Int, at point: CGPoint) {
    activate(index)
    let location = stage(of: index).phonePoint(point)
    let touched = recordings[index].phone.thing(at: location)
    var points = [index: location]
    for other in recordings.indices where other != index {
      bringIntoView(touched, other)
      points[other] = recordings[other].phone.place(of: touched)
    }
    phoneTouches[id] = PhoneTouch(phone: index, points: points)
    for (index, point) in points {
      recordings[index].send(.touch(Touch(id: id, .began, at: point)))
    }
  }

  /// Lets a finger go on wherever it is; on each phone it has moved by as much.
  mutating func continueTouch(_ id: Int, _ phase: Touch.Phase, at point: CGPoint) {
    guard var touch = phoneTouches[id], let last = touch.points[touch.phone] else { return }
    let location = stage(of: touch.phone).phonePoint(point)
    for (index, old) in touch.points {
      let new =
        index == touch.phone
        ? location
        : CGPoint(x: old.x + location.x - last.x, y: old.y + location.y - last.y)
      touch.points[index] = new
      recordings[index].send(.touch(Touch(id: id, phase, at: new)))
    }
    phoneTouches[id] = phase == .moved ? touch : nil
  }

  /// Scrolls a row into view as a person would before touching it.
  private mutating func bringIntoView(_ thing: HitTarget, _ index: Int) {
    guard case .row(let name, _) = thing, let row = recordings[index].phone.row(named: name) else {
      return
    }
    for event in recordings[index].phone.stepsIntoView(row.id) { recordings[index].send(event) }
  }
}
