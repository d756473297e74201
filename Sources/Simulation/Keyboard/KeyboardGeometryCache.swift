import Foundation
import KeyboardLayouts

/// Keeps the keys that were laid out last: they are asked for many times between two changes.
///
/// Copies of a device share one, also on other threads.
final class KeyboardGeometryCache: @unchecked Sendable {
  private struct Entry {
    let layout: KeyboardLayout
    let request: KeyboardRequest
    let space: KeyboardSpace
    let geometry: KeyboardGeometry
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
    let geometry = KeyboardGeometry(layout: layout, request: request, room: space)
    lock.withLock {
      last = Entry(layout: layout, request: request, space: space, geometry: geometry)
    }
    return geometry
  }
}
