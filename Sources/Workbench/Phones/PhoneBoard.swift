package import Foundation
package import KeyboardLayouts
package import Simulation

/// The phones side by side, each with its past, and the fingers on them.
///
/// All phones are at the same time of their clock.
package struct PhoneBoard: Sendable {
  /// Why a phone was not added or removed.
  package enum Output: Hashable {
    /// There are as many phones as there can be.
    case isFull
    /// The last phone stays.
    case isLast
  }

  /// A finger that began on a phone, and where it is on each of them.
  private struct PhoneTouch: Hashable, Sendable {
    /// The phone under the finger.
    var phone: Int
    var points: [Int: CGPoint]
  }

  /// How many phones there can be.
  package static let mostPhones = 4

  /// The phones from left to right; there is always one.
  package private(set) var histories: [DeviceHistory]
  /// The index of the phone that the inspector is about.
  package private(set) var active = 0
  /// Fingers that began on a phone, by id.
  private var touches: [Int: PhoneTouch] = [:]

  /// - Parameter phones: from one to `mostPhones`, all at the same time.
  package init(_ phones: [SimulatedDevice]) { histories = phones.map(DeviceHistory.init) }

  /// The phone that the inspector is about.
  package var phone: SimulatedDevice { histories[active].phone }

  /// All phones from left to right.
  package var phones: [SimulatedDevice] { histories.map(\.phone) }

  // MARK: Which phones there are

  /// Makes a phone the active one; an index without a phone changes nothing.
  package mutating func activate(_ index: Int) {
    if histories.indices.contains(index) { active = index }
  }

  /// Puts a copy of the active phone beside it, which becomes the active one.
  package mutating func duplicate() -> Output? {
    guard histories.count < Self.mostPhones else { return .isFull }
    histories.insert(histories[active], at: active + 1)
    active += 1
    cancelTouches()
    return nil
  }

  /// Removes the active phone.
  package mutating func remove() -> Output? {
    guard histories.count > 1 else { return .isLast }
    cancelTouches()
    histories.remove(at: active)
    active = min(active, histories.count - 1)
    return nil
  }

  /// Shows one phone that has no past, instead of all others.
  package mutating func restart(with phone: SimulatedDevice) {
    histories = [DeviceHistory(phone)]
    active = 0
  }

  // MARK: Events

  /// Lets an event happen to the active phone.
  package mutating func send(_ event: Event) { histories[active].send(event) }

  /// Lets the same event happen to all phones.
  package mutating func sendToAll(_ event: Event) {
    for index in histories.indices { histories[index].send(event) }
  }

  /// Changes on every phone what differs between two settings; what a person has changed stays.
  package mutating func change(
    from old: DeviceSettings, to new: DeviceSettings, _ table: SettingTable
  ) {
    for index in histories.indices {
      histories[index].change(from: old, to: new, table)
    }
  }

  /// Lets the globe key of every phone go through these languages, also in the past.
  package mutating func enable(_ layouts: [KeyboardLayout]) {
    for index in histories.indices { histories[index].enable(layouts) }
  }

  /// Completes words of a language by a list, also in the past.
  package mutating func use(_ words: WordList, for layout: String) {
    for index in histories.indices { histories[index].use(words, for: layout) }
  }

  /// Begins to write down every event of the active phone.
  package mutating func beginJournal() { histories[active].keepJournal(true) }

  /// Ends the active phone's journal; fingers that are still down move nothing any more.
  package mutating func endJournal() {
    histories[active].keepJournal(false)
    touches = [:]
  }

  // MARK: Time

  /// Lets time pass for all phones, in seconds of their clock.
  package mutating func advance(by duration: TimeInterval) {
    let time = phone.time + duration
    for index in histories.indices { histories[index].advance(to: time) }
  }

  /// Shows all phones as they were, or will be, at a time of their clock.
  ///
  /// A time that one of them has forgotten becomes the earliest that all remember.
  package mutating func show(at time: TimeInterval) {
    let start = histories.map(\.start).max() ?? 0
    for index in histories.indices { histories[index].show(at: max(time, start)) }
  }

  /// When a phone changes next by itself, on the phones' clock; nil if none ever does.
  package var nextChange: TimeInterval? {
    histories.flatMap { [$0.phone.nextChange, $0.nextDueTime] }.compactMap(\.self).min()
  }

  // MARK: Fingers and wheel, in the window's points

  /// Lets a finger begin on the phone under a point, and on the same thing of the others.
  ///
  /// The phone becomes the active one. Beside the phones nothing happens.
  package mutating func beginTouch(_ id: Int, at point: CGPoint, _ layout: BoardLayout) {
    guard let index = layout.phone(at: point) else { return }
    activate(index)
    let location = layout.places[index].viewport.phonePoint(point)
    let touched = histories[index].phone.thing(at: location)
    var points = [index: location]
    for other in histories.indices where other != index {
      histories[other].bringIntoView(touched)
      points[other] = histories[other].phone.place(of: touched)
    }
    touches[id] = PhoneTouch(phone: index, points: points)
    for (index, point) in points {
      histories[index].send(.touch(Touch(id: id, .began, at: point)))
    }
  }

  /// Lets a finger go on wherever it is; on each phone it has moved by as much.
  package mutating func continueTouch(
    _ id: Int, _ phase: Touch.Phase, at point: CGPoint, _ layout: BoardLayout
  ) {
    guard var touch = touches[id], let last = touch.points[touch.phone] else { return }
    let location = layout.places[touch.phone].viewport.phonePoint(point)
    for (index, old) in touch.points {
      let moved = CGPoint(x: old.x + location.x - last.x, y: old.y + location.y - last.y)
      let new = index == touch.phone ? location : moved
      touch.points[index] = new
      histories[index].send(.touch(Touch(id: id, phase, at: new)))
    }
    touches[id] = phase == .moved ? touch : nil
  }

  /// Scrolls all phones by a wheel over one of them; beside the phones nothing happens.
  package mutating func wheel(_ dy: CGFloat, at point: CGPoint, _ layout: BoardLayout) {
    guard let index = layout.phone(at: point) else { return }
    let viewport = layout.places[index].viewport
    for other in histories.indices {
      let location =
        other == index ? viewport.phonePoint(point) : histories[other].phone.visibleMiddle
      histories[other].send(.wheel(dy: dy / viewport.scale, at: location))
    }
  }

  /// Takes every finger off, so that none is left on a phone that moves to another place.
  private mutating func cancelTouches() {
    for (id, touch) in touches {
      for (index, point) in touch.points where histories.indices.contains(index) {
        histories[index].send(.touch(Touch(id: id, .cancelled, at: point)))
      }
    }
    touches = [:]
  }
}
