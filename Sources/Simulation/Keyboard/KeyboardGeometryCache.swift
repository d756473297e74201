import Foundation
import KeyboardLayouts

/// Keeps the keys that were laid out last: they are asked for many times between two changes.
///
/// Copies of a phone share one, also on other threads.
final class KeyboardGeometryCache: @unchecked Sendable {
  /// A class, so that looking at it copies no keys and no sizes.
  private final class Entry: Sendable {
    let layout: KeyboardLayout
    let request: KeyboardRequest
    let room: KeyboardSpace
    let plan: KeyboardGeometry

    init(_ layout: KeyboardLayout, _ request: KeyboardRequest, _ room: KeyboardSpace) {
      self.layout = layout
      self.request = request
      self.room = room
      plan = KeyboardGeometry(layout: layout, request: request, room: room)
    }
  }

  private let lock = NSLock()
  // Read and written under the lock.
  private var last: Entry?

  /// Returns the keys of a layout for a request in a room, as `KeyboardGeometry` lays them out.
  func plan(
    _ layout: KeyboardLayout, _ request: KeyboardRequest, _ room: KeyboardSpace
  ) -> KeyboardGeometry {
    let known = lock.withLock { last }
    if let known, known.request == request, known.room == room, known.layout == layout {
      return known.plan
    }
    let entry = Entry(layout, request, room)
    lock.withLock { last = entry }
    return entry.plan
  }
}
