import Foundation
import Synchronization

/// Whether a window is open, for the one way to end that does not come back to us.
private let isWindowOpen = Atomic(false)
private let registration: Void = {
  atexit {
    if isWindowOpen.load(ordering: .relaxed) { _exit(LostDisplay.exitStatus) }
  }
}()

/// Gives the process its own last words and exit status when the display goes away.
///
/// libX11 then says so in its own way and calls `exit(1)`, which would look like an ordinary result.
enum LostDisplay {
  /// The status of everything that could not be drawn or shown.
  static let exitStatus: Int32 = 3

  static func watch() {
    registration
    isWindowOpen.store(true, ordering: .relaxed)
  }

  static func forget() {
    isWindowOpen.store(false, ordering: .relaxed)
    ignoreErrors()
  }

  /// Lets nothing that a display says of a window that is closed end the process.
  ///
  /// SDL wakes its loop by messages to its window, over a connection of its own. One that arrives when
  /// the window has gone is an error, for which libX11 prints some lines and calls `exit(1)`.
  private static func ignoreErrors() {
    typealias Handler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    typealias Setter = @convention(c) (Handler) -> Handler?
    _ = libX11("XSetErrorHandler", as: Setter.self)? { _, _ in 0 }
  }

  /// Must be called as soon as there is a connection: it may be lost before there is a window.
  static func replaceHandler() {
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias Setter = @convention(c) (Handler) -> Handler?
    _ = libX11("XSetIOErrorHandler", as: Setter.self)? { _ in
      let words = "the display has gone away; open the window again when there is one\n"
      try? FileWriter.write(Array(words.utf8), toOpen: STDERR_FILENO, called: "standard error")
      _exit(LostDisplay.exitStatus)
    }
  }

  /// SDL has no word for this: libX11 is asked itself, where SDL has brought it along.
  private static func libX11<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
