import Foundation

/// Spares the window's start detours that libraries below SDL would take.
enum StartEnvironment {
  /// Must run before SDL starts.
  static func prepare() {
    let environment = ProcessInfo.processInfo.environment
    leaveOutBus(environment)
    keepComposeTable(environment)
  }

  /// Where no session bus runs, libdbus would start one.
  ///
  /// SDL does without just as well, and nobody who opens a window asked for a daemon.
  private static func leaveOutBus(_ environment: [String: String]) {
    let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    guard bus.map(FileManager.default.fileExists(atPath:)) != true else { return }
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
  }

  /// Lets Xlib keep what it reads from the locale's Compose file, which takes a fifth of the start.
  ///
  /// Xlib writes the table into a folder that only its user may read, and never root's: see
  /// `XCOMPOSECACHE` in `Compose(5)`. Without such a folder it reads the file each time.
  private static func keepComposeTable(_ environment: [String: String]) {
    guard getuid() != 0, environment["XCOMPOSECACHE"] == nil, let cache = cache(environment) else {
      return
    }
    let folder = cache + "/keyboard-simulator/compose"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if FileManager.default.isWritableFile(atPath: folder) { setenv("XCOMPOSECACHE", folder, 0) }
  }

  /// The folder for what can be made again, by the XDG base directory specification.
  private static func cache(_ environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
  }

  /// Whether there can be a Wayland display: libwayland complains where it knows no folder to look in.
  static var mayHaveWayland: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["XDG_RUNTIME_DIR"]?.isEmpty == false
      || environment["WAYLAND_DISPLAY"]?.hasPrefix("/") == true
  }
}
