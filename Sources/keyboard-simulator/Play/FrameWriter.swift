import DisplayList
import Foundation
import SDLHost
import Tape

/// Draws each frame of a film once and passes it to all outputs.
final class FrameWriter {
  private let outputs: [TapeOutput]
  private let pictures: FilmPictures
  private let files: PlaybackFiles
  private let palette: PaletteFile?
  private var canvas: Canvas?
  private var sinks: [any FrameSink] = []
  private var strips: [Int: [(list: Drawing, number: Int)]] = [:]
  private var progress: Progress

  /// - Parameters:
  ///   - name: the name that the progress shows.
  ///   - palette: the colours of a GIF; nil without a GIF.
  init(
    _ outputs: [TapeOutput], _ pictures: FilmPictures, to files: PlaybackFiles, name: String,
    palette: PaletteFile?
  ) {
    self.outputs = outputs
    self.pictures = pictures
    self.files = files
    self.palette = palette
    progress = Progress(name, total: pictures.frameCount)
    for output in outputs {
      if let count = output.stripFrames { strips[count] = [] }
    }
  }

  /// Starts the outputs that do not depend on the size of a frame.
  func begin() throws {
    for output in outputs where output.kind == .folder {
      sinks.append(try FrameFolder(output.path))
    }
  }

  func receive(_ event: PlaybackEvent) throws {
    if StopRequest.shared.signalNumber != nil { throw Stopped() }
    switch event {
    case .frame(let moment): try write(moment)
    case .screenshot(let name, let moment):
      try files.write(pictures.still(moment), to: files.path(name))
    case .step, .event, .notification, .look, .stroke, .verdict: break
    }
  }

  private func write(_ moment: Moment) throws {
    let isLast = moment.index == pictures.frameCount - 1
    keepForStrips(moment)
    if outputs.contains(where: { !$0.kind.isStill }) { try film(moment) }
    if isLast {
      let list = pictures.still(moment)
      for output in outputs where output.kind.isStill && output.stripFrames == nil {
        try files.write(list, to: output.path)
      }
    }
    progress.show(moment.index + 1)
  }

  private func keepForStrips(_ moment: Moment) {
    for count in strips.keys {
      for number in FilmStrip.numbers(count, of: pictures.frameCount)
      where number == moment.index {
        strips[count]?.append((pictures.stripCell(moment), number))
      }
    }
  }

  private func film(_ moment: Moment) throws {
    let list = pictures.frame(moment)
    let canvas = try sharedCanvas(list.size)
    let isNew = !canvas.draw(list).isEmpty
    for sink in sinks { try sink.add(canvas, isNew: isNew) }
  }

  /// Returns the canvas; starts the encoders with its size when it is created.
  private func sharedCanvas(_ size: CGSize) throws -> Canvas {
    if let canvas { return canvas }
    let canvas = try files.canvas(size)
    self.canvas = canvas
    for output in outputs {
      guard let format = FilmFormat(rawValue: output.kind.rawValue) else { continue }
      try FileWriter.makeFolder(of: output.path)
      let palette = format == .gif ? palette?.path : nil
      sinks.append(
        FilmSink(
          try files.encoder(output.path, format, canvas, palette: palette),
          isOpaque: !format.hasAlpha))
    }
    return canvas
  }

  func finish() throws {
    for output in outputs {
      guard let count = output.stripFrames, let cells = strips[count] else { continue }
      try files.write(pictures.strip(cells), to: output.path)
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
