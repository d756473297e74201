import Foundation

/// Writes files whole or not at all.
package enum FileWriter {
  /// Writes beside the file under a hidden name, then takes its place.
  package static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
    guard !isFolder(path), !path.hasSuffix("/"), !path.isEmpty else { throw .isFolder(path: path) }
    let temporary = temporaryPath(beside: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(errno, path) }
    do throws(HostError) {
      try fill(descriptor, with: bytes, path)
      guard rename(temporary, path) == 0 else { throw error(errno, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(HostError) {
    var failure: Int32 = 0
    var done = 0
    while done < bytes.count, failure == 0 {
      let written = bytes[done...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 { done += written } else if errno != EINTR { failure = errno }
    }
    // Some file systems tell only now that the disk is full.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw error(failure, path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func temporaryPath(beside path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = ".keyboard-simulator-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    return (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
  }

  private static func error(_ code: Int32, _ path: String) -> HostError {
    switch code {
    case ENOENT, ENOTDIR: .missingFolder(path: path)
    case EISDIR: .isFolder(path: path)
    case EACCES, EPERM, EROFS: .notAllowed(path: path)
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
    default: .writing(path: path, reason: String(cString: strerror(code)))
    }
  }
}
