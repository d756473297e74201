import Foundation
import Synchronization

/// Whether a window is open, for the one way to end that does not come back to us.
private let isWindowOpen = Atomic(false)
private let registration: Void = {
  atexit {
    if isWindowOpen.load(ordering: .relaxed) { _exit(LostDisplay.exitStatus) }
  }
}()

/// Gives the process its own exit status when the display goes away.
///
/// libX11 then says so in one line and calls `exit(1)`, which would look like an ordinary result.
enum LostDisplay {
  /// The status of everything that could not be drawn or shown.
  static let exitStatus: Int32 = 3

  static func watch() {
    registration
    isWindowOpen.store(true, ordering: .relaxed)
  }

  static func forget() { isWindowOpen.store(false, ordering: .relaxed) }
}
