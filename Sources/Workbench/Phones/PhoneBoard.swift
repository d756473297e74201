package import Foundation
package import KeyboardLayouts
package import Simulation

/// The phones side by side, each with its history, and the fingers on them.
///
/// The clocks of all phones show the same time.
package struct PhoneBoard: Sendable {
  /// Why a phone was not added or removed.
  package enum Output: Hashable {
    /// The board already has `mostPhones` phones.
    case isFull
    /// The last phone cannot be removed.
    case isLast
  }

  /// A finger that went down on a phone, and its position on each phone.
  private struct PhoneTouch: Hashable, Sendable {
    /// The phone under the finger.
    var phone: Int
    var points: [Int: CGPoint]
  }

  /// The maximum number of phones.
  package static let mostPhones = 4

  /// The phones from left to right; never empty.
  package private(set) var histories: [DeviceHistory]
  /// The index of the phone whose settings the inspector shows.
  package private(set) var active = 0
  /// The fingers that went down on a phone, by id.
  private var touches: [Int: PhoneTouch] = [:]

  /// - Parameter phones: one to `mostPhones` phones whose clocks show the same time.
  package init(_ phones: [SimulatedDevice]) { histories = phones.map(DeviceHistory.init) }

  /// The phone whose settings the inspector shows.
  package var phone: SimulatedDevice { histories[active].phone }

  /// All phones from left to right.
  package var phones: [SimulatedDevice] { histories.map(\.phone) }

  // MARK: Which phones there are

  /// Makes a phone the active one; an invalid index is ignored.
  package mutating func activate(_ index: Int) {
    if histories.indices.contains(index) { active = index }
  }

  /// Adds a copy of the active phone beside it and makes the copy the active one.
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

  /// Replaces all phones by one without a history.
  package mutating func restart(with phone: SimulatedDevice) {
    histories = [DeviceHistory(phone)]
    active = 0
  }

  // MARK: Events

  /// Sends an event to the active phone.
  package mutating func send(_ event: Event) { histories[active].send(event) }

  /// Sends the same event to all phones.
  package mutating func sendToAll(_ event: Event) {
    for index in histories.indices { histories[index].send(event) }
  }

  /// Applies the differences between two settings to every phone; other changes of the user stay.
  package mutating func change(
    from old: DeviceSettings, to new: DeviceSettings, _ table: SettingTable
  ) {
    for index in histories.indices {
      histories[index].change(from: old, to: new, table)
    }
  }

  /// Sets the languages that the globe key of every phone switches between, also in its history.
  package mutating func enable(_ layouts: [KeyboardLayout]) {
    for index in histories.indices { histories[index].enable(layouts) }
  }

  /// Sets the word list that predicts words of a language, also in the history.
  package mutating func use(_ words: WordList, for layout: String) {
    for index in histories.indices { histories[index].use(words, for: layout) }
  }

  /// Starts a journal of all events of the active phone.
  package mutating func beginJournal() { histories[active].keepJournal(true) }

  /// Ends the active phone's journal; fingers that are still down have no effect any more.
  package mutating func endJournal() {
    histories[active].keepJournal(false)
    touches = [:]
  }

  // MARK: Time

  /// Advances all phones by seconds of their clock.
  package mutating func advance(by duration: TimeInterval) {
    let time = phone.time + duration
    for index in histories.indices { histories[index].advance(to: time) }
  }

  /// Shows all phones at a time of their clock, in the past or in the future.
  ///
  /// A time before one phone's history begins becomes the earliest time in the histories of all.
  package mutating func show(at time: TimeInterval) {
    let start = histories.map(\.start).max() ?? 0
    for index in histories.indices { histories[index].show(at: max(time, start)) }
  }

  /// The next time at which a phone changes by itself, on the phones' clock; nil if none will.
  package var nextChange: TimeInterval? {
    histories.flatMap { [$0.phone.nextChange, $0.nextDueTime] }.compactMap(\.self).min()
  }

  // MARK: Fingers and wheel, in the window's points

  /// Puts a finger down on the phone under a point, and on the same target of the other phones.
  ///
  /// The phone becomes the active one. A point beside the phones is ignored.
  package mutating func beginTouch(_ id: Int, at point: CGPoint, _ layout: BoardLayout) {
    guard let index = layout.phone(at: point) else { return }
    activate(index)
    let location = layout.places[index].viewport.phonePoint(point)
    let anchor = histories[index].phone.anchor(at: location)
    var points = [index: location]
    for other in histories.indices where other != index {
      histories[other].bringIntoView(anchor)
      points[other] = histories[other].phone.point(at: anchor)
    }
    touches[id] = PhoneTouch(phone: index, points: points)
    for (index, point) in points {
      histories[index].send(.touch(Touch(id: id, .began, at: point)))
    }
  }

  /// Moves or lifts a finger; it moves by the same distance on each phone.
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

  /// Scrolls all phones by a step of the wheel over one of them; ignored beside the phones.
  package mutating func wheel(_ dy: CGFloat, at point: CGPoint, _ layout: BoardLayout) {
    guard let index = layout.phone(at: point) else { return }
    let viewport = layout.places[index].viewport
    for other in histories.indices {
      let location =
        other == index ? viewport.phonePoint(point) : histories[other].phone.visibleMiddle
      histories[other].send(.wheel(dy: dy / viewport.scale, at: location))
    }
  }

  /// Cancels all fingers, so that none stays on a phone that moves to another place.
  private mutating func cancelTouches() {
    for (id, touch) in touches {
      for (index, point) in touch.points where histories.indices.contains(index) {
        histories[index].send(.touch(Touch(id: id, .cancelled, at: point)))
      }
    }
    touches = [:]
  }
}
