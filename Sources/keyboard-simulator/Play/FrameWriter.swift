import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Tape

/// Draws each frame of a take once and hands it to all outputs.
final class FrameWriter {
  private let run: TapePlayback
  private let outputs: [TapeOutput]
  private var canvas: Canvas?
  private var sinks: [any FrameSink] = []
  private var palette: PaletteFile?
  private var strips: [Int: [(list: Drawing, number: Int)]] = [:]
  private var progress: Progress

  init(_ outputs: [TapeOutput], _ run: TapePlayback) {
    self.outputs = outputs
    self.run = run
    progress = Progress(run.take.name, total: run.frameCount)
  }

  func begin(palette: PaletteFile?) throws {
    self.palette = palette
    for output in outputs where output.kind == .folder {
      sinks.append(try FrameFolder(output.path))
    }
    for output in outputs {
      if let count = output.stripFrames { strips[count] = [] }
    }
  }

  func take(_ note: PlaybackEvent) throws {
    if StopRequest.shared.signalNumber != nil { throw Stopped() }
    switch note {
    case .frame(let moment): try take(moment)
    case .screenshot(let path, let moment): try run.writeScreenshot(moment, path)
    case .step, .event, .notification, .look, .stroke, .verdict: break
    }
  }

  private func take(_ moment: Moment) throws {
    let isLast = moment.index == run.frameCount - 1
    keepForStrips(moment)
    if outputs.contains(where: { !$0.kind.isStill }) { try film(moment) }
    if isLast {
      let list = FramePicture(moment).displayList
      for output in outputs where output.kind.isStill && output.stripFrames == nil {
        try run.write(list, output.path)
      }
    }
    progress.show(moment.index + 1)
  }

  private func keepForStrips(_ moment: Moment) {
    for count in strips.keys {
      for number in FilmStrip.numbers(count, of: run.frameCount) where number == moment.index {
        strips[count]?.append((run.stripPicture(moment), number))
      }
    }
  }

  private func film(_ moment: Moment) throws {
    let list = run.picture(moment)
    let canvas = try stage(list.size)
    let isNew = !canvas.draw(list).isEmpty
    for sink in sinks { try sink.add(canvas, isNew: isNew) }
  }

  /// The canvas; with it the encoders begin, which need its size.
  private func stage(_ size: CGSize) throws -> Canvas {
    if let canvas { return canvas }
    let canvas = try run.canvas(size)
    self.canvas = canvas
    for output in outputs {
      guard let format = FilmFormat(rawValue: output.kind.rawValue) else { continue }
      try FileWriter.makeFolder(of: output.path)
      let palette = format == .gif ? palette?.path : nil
      sinks.append(
        FilmSink(
          try run.encoder(output.path, format, canvas, palette: palette),
          isOpaque: !format.hasAlpha))
    }
    return canvas
  }

  func finish() throws {
    for output in outputs {
      guard let count = output.stripFrames, let pictures = strips[count] else { continue }
      try run.write(run.strip(pictures), output.path)
    }
    for sink in sinks {
      try sink.finish()
      if StopRequest.shared.signalNumber != nil { throw Stopped() }
    }
    progress.end()
  }

  func discard() {
    progress.end()
    for sink in sinks { sink.discard() }
  }
}

/// Takes the frames of a film, one after the other, and makes something of them.
protocol FrameSink: AnyObject {
  /// - Parameter isNew: whether the canvas shows something else than last time.
  func add(_ canvas: Canvas, isNew: Bool) throws
  /// Puts what was made in its place.
  func finish() throws
  /// Removes what was made so far.
  func discard()
}

/// A film that `ffmpeg` makes.
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

/// A folder of numbered pictures; those that would not change are left untouched.
final class FrameFolder: FrameSink {
  private let path: String
  private let work: String
  /// Whether the folder was made here, so that it goes again with a film that is given up.
  private let isNew: Bool
  private var count = 0
  private var file: [UInt8] = []

  /// - Parameter path: with a slash at its end; the folder is made where it is missing.
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

  /// Moves the frames to their places and removes those that an earlier, longer film has left.
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
    // Only an empty folder can be removed so.
    if isNew { rmdir(path) }
  }
}
