import Foundation
import SDLHost

/// Receives the frames of a film, one after the other.
protocol FrameSink: AnyObject {
  /// - Parameter isNew: whether the canvas has changed since the last frame.
  func add(_ canvas: Canvas, isNew: Bool) throws
  /// Moves the complete file to its place.
  func finish() throws
  /// Removes the incomplete file.
  func discard()
}

/// A film that `ffmpeg` encodes.
final class FilmSink: FrameSink {
  private let encoder: FilmEncoder
  private let isOpaque: Bool
  private var pixels: [UInt8] = []

  init(_ encoder: FilmEncoder, isOpaque: Bool) {
    self.encoder = encoder
    self.isOpaque = isOpaque
  }

  func add(_ canvas: Canvas, isNew: Bool) throws {
    if isNew || pixels.isEmpty { pixels = canvas.straightPixels(isOpaque: isOpaque) }
    try encoder.add(pixels)
  }

  func finish() throws { try encoder.finish { StopRequest.shared.signalNumber != nil } }
  func discard() { encoder.discard() }
}

/// A folder of numbered pictures; those that would not change are not written.
final class FrameFolder: FrameSink {
  private let path: String
  private let work: String
  /// Whether the folder was created here, so that it is removed if the film is not completed.
  private let isNew: Bool
  private var count = 0
  private var file: [UInt8] = []

  /// - Parameter path: the folder, with a slash at its end; it is created if it is missing.
  init(_ path: String) throws(HostError) {
    self.path = path
    work = "\(path).keyboard-simulator-\(getpid())/"
    isNew = !FileManager.default.fileExists(atPath: path)
    try FileWriter.makeFolder(path)
    try FileWriter.makeFolder(work)
  }

  private static func name(_ number: Int) -> String {
    let digits = "\(number)"
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  func add(_ canvas: Canvas, isNew: Bool) throws {
    if isNew || file.isEmpty { file = try canvas.png() }
    count += 1
    try FileWriter.write(file, to: work + Self.name(count))
  }

  /// Moves the frames to their places and removes those that a longer earlier film left.
  func finish() throws {
    let files = FileManager.default
    for number in 1...max(1, count) {
      let name = Self.name(number)
      try FileWriter.move(work + name, to: path + name)
    }
    let kept = Set((1...max(1, count)).map(Self.name))
    for name in (try? files.contentsOfDirectory(atPath: path)) ?? []
    where name.hasPrefix("frame-") && name.hasSuffix(".png") && !kept.contains(name) {
      unlink(path + name)
    }
    discard()
  }

  func discard() {
    try? FileManager.default.removeItem(atPath: work)
    // This removes only an empty folder.
    if isNew { rmdir(path) }
  }
}
