import Foundation
import SDLHost

/// A pool of fonts for tests that run in parallel, because loading fonts takes long.
///
/// Uses a lock instead of `Mutex`, whose waiting the thread sanitizer does not recognise.
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
