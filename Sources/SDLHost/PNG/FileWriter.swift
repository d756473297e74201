import Foundation

/// Writes files whole or not at all.
package enum FileWriter {
  /// Writes beside the file under a hidden name, then takes its place and keeps its permissions.
  ///
  /// What is no plain file, such as `/dev/null` or a pipe, is written into; a link is followed.
  package static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
    guard !isFolder(path), !path.hasSuffix("/"), !path.isEmpty else { throw .isFolder(path: path) }
    let target = try followed(path)
    let existing = status(of: target)
    if let existing, existing.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw error(errno, path) }
      return try fill(descriptor, with: bytes, path)
    }
    if existing != nil, access(target, W_OK) != 0 { throw error(errno, path) }
    try replace(target, with: bytes, mode: existing.map { $0.st_mode & 0o7777 }, path)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, _ path: String
  ) throws(HostError) {
    let temporary = temporaryPath(beside: target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(errno, path) }
    if let mode { fchmod(descriptor, mode) }
    do throws(HostError) {
      try fill(descriptor, with: bytes, path)
      guard rename(temporary, target) == 0 else { throw error(errno, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes sure that a file can be made beside another; tells what is wrong in that one's name.
  static func probe(_ temporary: String, for path: String) throws(HostError) {
    guard !isFolder(path), !path.hasSuffix("/"), !path.isEmpty else { throw .isFolder(path: path) }
    if status(of: path) != nil, access(path, W_OK) != 0 { throw error(errno, path) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error(errno, path) }
    close(descriptor)
  }

  /// Puts a finished file in another's place; where both are equal, that one stays as it is.
  package static func move(_ temporary: String, to path: String) throws(HostError) {
    if FileManager.default.contentsEqual(atPath: temporary, andPath: path) {
      unlink(temporary)
      return
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw error(code, path)
    }
  }

  /// Makes a folder and those it lies in, where they are missing.
  package static func makeFolder(_ path: String) throws(HostError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    try makeFolder(of: bare)
    if mkdir(bare, 0o755) != 0, !isFolder(bare) {
      throw errno == EEXIST
        ? .writing(path: bare, reason: "it is a file, not a folder") : error(errno, bare)
    }
  }

  /// Makes the folder that a file is to lie in.
  package static func makeFolder(of path: String) throws(HostError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    try makeFolder(String(path[..<slash]))
  }

  /// Writes a file unless it holds these very bytes already; tells whether it did.
  @discardableResult
  package static func update(_ bytes: [UInt8], to path: String) throws(HostError) -> Bool {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) {
      return false
    }
    try write(bytes, to: path)
    return true
  }

  /// Returns where a link leads in the end; other paths as they are.
  private static func followed(_ path: String) throws(HostError) -> String {
    var link = stat()
    guard lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let real = realpath(path, nil) else { throw .deadLink(path: path) }
    defer { free(real) }
    return String(cString: real)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Writes into an open file and closes it.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(HostError) {
    try put(bytes, into: descriptor, path) { close(descriptor) }
  }

  /// Writes all bytes into an open file, which stays open, such as standard output.
  package static func write(_ bytes: [UInt8], toOpen descriptor: Int32, called name: String)
    throws(HostError)
  {
    try put(bytes, into: descriptor, name) { 0 }
  }

  private static func put(
    _ bytes: [UInt8], into descriptor: Int32, _ path: String, closing: () -> Int32
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
    if closing() != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw error(failure, path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func temporaryPath(beside path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = ".keyboard-simulator-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    return (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
  }

  private static func error(_ code: Int32, _ path: String) -> HostError {
    switch code {
    case ENOENT, ENOTDIR: .missingFolder(path: path)
    case EISDIR: .isFolder(path: path)
    case EACCES, EPERM, EROFS: .notAllowed(path: path)
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EFBIG: .fileTooLarge(path: path)
    default: .writing(path: path, reason: String(cString: strerror(code)))
    }
  }
}
