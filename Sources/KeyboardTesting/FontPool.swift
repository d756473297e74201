import SDLHost
import Synchronization

/// Fonts for tests that run side by side; loading them takes longer than measuring with them.
final class FontPool: Sendable {
  static let shared = FontPool()

  private let idle = Mutex<[FontLibrary]>([])

  func withFonts<Value>(_ body: (FontLibrary) throws -> Value) throws -> Value {
    let fonts = try idle.withLock { $0.popLast() } ?? FontLibrary()
    defer { idle.withLock { $0.append(fonts) } }
    return try body(fonts)
  }
}
