import Foundation

/// The bytes of a font file, mapped: each size it is opened at reads the same memory.
final class FontFile {
  let bytes: UnsafeMutableRawPointer
  let count: Int

  /// Maps a file; nil when it cannot be read.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size < 1 << 30 else {
      return nil
    }
    count = Int(status.st_size)
    guard let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      mapped != MAP_FAILED
    else { return nil }
    bytes = mapped
  }

  deinit { munmap(bytes, count) }
}
