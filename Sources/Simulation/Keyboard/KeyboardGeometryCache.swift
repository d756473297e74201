import Foundation
import KeyboardLayouts

/// Keeps the keys that were laid out last: they are asked for many times between two changes.
///
/// Copies of a device share one, also on other threads.
final class KeyboardGeometryCache: @unchecked Sendable {
  /// A class, so that looking at it copies no keys and no sizes.
  private final class Entry: Sendable {
    let layout: KeyboardLayout
    let request: KeyboardRequest
    let space: KeyboardSpace
    let geometry: KeyboardGeometry

    init(_ layout: KeyboardLayout, _ request: KeyboardRequest, _ space: KeyboardSpace) {
      self.layout = layout
      self.request = request
      self.space = space
      geometry = KeyboardGeometry(layout: layout, request: request, room: space)
    }
  }

  private let lock = NSLock()
  // Read and written under the lock.
  private var last: Entry?

  /// Returns the keys of a layout for a request in a space, as `KeyboardGeometry` lays them out.
  func geometry(
    _ layout: KeyboardLayout, _ request: KeyboardRequest, _ space: KeyboardSpace
  ) -> KeyboardGeometry {
    let known = lock.withLock { last }
    if let known, known.request == request, known.space == space, known.layout == layout {
      return known.geometry
    }
    let entry = Entry(layout, request, space)
    lock.withLock { last = entry }
    return entry.geometry
  }
}
