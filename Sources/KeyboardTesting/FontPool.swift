import Foundation
import SDLHost

/// Fonts for tests that run side by side; loading them takes longer than measuring with them.
///
/// Not a `Mutex`, whose waiting the thread sanitizer does not see.
final class FontPool: @unchecked Sendable {
  static let shared = FontPool()

  private let lock = NSLock()
  private var idle: [FontLibrary] = []

  func withFonts<Value>(_ body: (FontLibrary) throws -> Value) throws -> Value {
    let fonts = try lock.withLock { idle.popLast() } ?? FontLibrary()
    defer { lock.withLock { idle.append(fonts) } }
    return try body(fonts)
  }
}
