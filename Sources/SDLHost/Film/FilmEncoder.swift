import Foundation

/// A running `ffmpeg` that makes a film of the frames it is given, one after the other.
///
/// The film grows in a hidden file beside its place and is moved there when it is whole. Frames go
/// straight into the program: none is kept.
package final class FilmEncoder {
  private let path: String
  private let temporary: String
  private let process = Process()
  private let input: FileHandle
  private let complaints: FileHandle
  private var isOver = false

  /// Starts the encoder.
  ///
  /// - Parameter palette: a picture of the colours that a GIF uses.
  package convenience init(
    path: String, format: FilmFormat, width: Int, height: Int, rate: Double, palette: String? = nil
  ) throws(HostError) {
    try self.init(
      path: path, width: width, height: height, rate: rate,
      arguments: (palette.map { ["-i", $0] } ?? [])
        + format.arguments(rate: rate, hasPalette: palette != nil))
  }

  private init(
    path: String, width: Int, height: Int, rate: Double, arguments: [String]
  ) throws(HostError) {
    guard let program = Self.program else { throw .missingEncoder }
    self.path = path
    temporary = FileWriter.temporaryPath(beside: path)
    try FileWriter.probe(temporary, for: path)
    // A closed pipe is an error to be told of, not the end of this program.
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    input = pipe.fileHandleForWriting
    _ = fcntl(input.fileDescriptor, F_SETFD, FD_CLOEXEC)
    complaints = Self.scratchFile()
    process.executableURL = program
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints
    // Without `-xerror` a film whose last bytes could not be written counts as made.
    process.arguments =
      ["-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo"]
      + ["-pix_fmt", "bgra", "-video_size", "\(width)x\(height)", "-framerate", "\(rate)"]
      + ["-i", "-"] + arguments + ["file:" + temporary]
    do {
      try process.run()
    } catch {
      unlink(temporary)
      throw .encoder(path: path, reason: "\(error.localizedDescription)")
    }
    try? pipe.fileHandleForReading.close()
  }

  /// Where the program is, by the folders of `PATH`.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = folders.split(separator: ":").map { "\($0)/ffmpeg" }
    return files.first { access($0, X_OK) == 0 }.map { URL(fileURLWithPath: $0) }
  }

  /// A file without a name that goes when it is closed.
  private static func scratchFile() -> FileHandle {
    guard let file = tmpfile() else { return .nullDevice }
    return FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
  }

  deinit { discard() }

  /// Gives the encoder the next frame: rows of blue, green, red, alpha.
  package func add(_ pixels: [UInt8]) throws(HostError) {
    do {
      try FileWriter.write(pixels, toOpen: input.fileDescriptor, called: path)
    } catch {
      throw failure
    }
  }

  /// Waits for the film to be whole and puts it in its place; leaves one that is equal untouched.
  ///
  /// - Parameter isStopped: asked while waiting; once it says yes, the film is given up.
  package func finish(isStopped: () -> Bool = { false }) throws(HostError) {
    try? input.close()
    while process.isRunning, !isStopped() { usleep(2000) }
    if isStopped() { return discard() }
    process.waitUntilExit()
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw failure
    }
    isOver = true
    try FileWriter.move(temporary, to: path)
  }

  /// Ends the encoder and removes what it has written.
  package func discard() {
    guard !isOver else { return }
    isOver = true
    try? input.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    unlink(temporary)
  }

  /// What the encoder said last, once it has ended.
  private var failure: HostError {
    try? input.close()
    process.waitUntilExit()
    isOver = true
    unlink(temporary)
    try? complaints.seek(toOffset: 0)
    let said = (try? complaints.readToEnd()).flatMap { $0 } ?? Data()
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    func says(_ code: Int32) -> Bool {
      let words = String(cString: strerror(code))
      return lines.contains { $0.contains(words) }
    }
    if says(ENOSPC) { return .diskFull(path: path) }
    if says(EFBIG) { return .fileTooLarge(path: path) }
    return .encoder(path: path, reason: String(lines.last ?? "it gave no reason"))
  }
}
