import Foundation

/// Spares the window's start a detour that a library below SDL would take.
enum StartEnvironment {
  /// Must run before SDL starts: where no session bus runs, libdbus would start one.
  ///
  /// SDL does without just as well, and nobody who opens a window asked for a daemon.
  static func prepare() {
    let environment = ProcessInfo.processInfo.environment
    let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    guard bus.map(FileManager.default.fileExists(atPath:)) != true else { return }
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
  }
}
