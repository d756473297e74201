import Foundation
import KeyboardLayouts

/// Keeps the keys that were laid out last: they are asked for many times between two changes.
///
/// Copies of a phone share one, also on other threads.
final class KeyboardGeometryCache: @unchecked Sendable {
  private struct Entry {
    let layout: KeyboardLayout
    let request: KeyboardRequest
    let room: KeyboardSpace
    let plan: KeyboardGeometry
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
    let plan = KeyboardGeometry(layout: layout, request: request, room: room)
    lock.withLock { last = Entry(layout: layout, request: request, room: room, plan: plan) }
    return plan
  }
}
