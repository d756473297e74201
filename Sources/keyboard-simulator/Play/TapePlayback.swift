import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost
import Simulation
import Tape

/// One tape on one device: first a dry run, then the pictures.
struct TapePlayback {
  let tape: TapeScript
  let setup: PlaybackSetup
  let dryRun: DryRun
  private let resources: TapeResources
  private let pictures: FilmPictures
  private let files: PlaybackFiles
  private let rate: Double

  init(
    _ tape: TapeScript, _ setup: PlaybackSetup, _ resources: TapeResources, _ options: PlayOptions,
    _ fonts: FontLibrary
  ) {
    self.tape = tape
    self.setup = setup
    self.resources = resources
    let hasGIF = tape.outputs.contains { $0.kind == .gif }
    rate = setup.fps ?? (hasGIF ? 50 : TapePlayer.standardRate)
    dryRun = DryRun(tape, setup, resources, fps: rate)
    pictures = FilmPictures(dryRun, setup.look)
    // Films have a scale of 1 by default.
    let hasFilm = tape.outputs.contains { $0.kind.isFilm }
    let device = setup.phone.settings.device
    files = PlaybackFiles(
      options, fonts, device: setup.phone.settings.deviceID,
      scale: setup.look.scale ?? (hasFilm ? 1 : device.devicePixelRatio), rate: rate)
  }

  /// Writes pictures of the moments at which expectations failed, with overlays.
  func drawFailures() throws {
    for result in dryRun.results where !result.holds {
      let place = result.step.place
      let path = files.path("\(tape.name)-line\(place.line).png")
      try files.write(pictures.failure(result), to: path)
      Program.printError("\(place.description): see the picture \(path)")
    }
  }

  /// The cell of this device in a contact sheet.
  var sheetCell: (list: Drawing, title: String) {
    let settings = dryRun.phone.settings
    return (pictures.end, settings.device.name(for: settings.deviceID))
  }

  /// Plays the tape again and writes its outputs.
  func film() throws {
    let outputs = files.wanted(tape.outputs)
    let screenshots = tape.steps.contains {
      if case .screenshot = $0.action { true } else { false }
    }
    guard !outputs.isEmpty || screenshots else { return }
    let writer = FrameWriter(
      outputs, pictures, to: files, name: tape.name, palette: try palette(for: outputs))
    do {
      try writer.begin()
      try perform(writer.receive)
      try writer.finish()
    } catch {
      writer.discard()
      if StopRequest.shared.signalNumber == nil { StopRequest.shared.wait() }
      if StopRequest.shared.signalNumber != nil { throw Stopped() }
      throw error
    }
  }

  private func perform(_ observer: @escaping TapePlayer.Observer) throws {
    var player = TapePlayer(tape, setup, resources, fps: rate, observer: observer)
    try player.run()
  }

  // MARK: A GIF's colours

  /// The number of frames from which the colours of a GIF are chosen.
  private static let sampledFrames = 24

  /// Creates the palette of a GIF from frames of the whole film; nil without a GIF.
  private func palette(for outputs: [TapeOutput]) throws -> PaletteFile? {
    guard outputs.contains(where: { $0.kind == .gif }) else { return nil }
    let numbers = Set(FilmStrip.numbers(Self.sampledFrames, of: pictures.frameCount))
    var palette = FilmPalette()
    var canvas: Canvas?
    try perform { event in
      guard case .frame(let moment) = event, numbers.contains(moment.index) else { return }
      if StopRequest.shared.signalNumber != nil { throw Stopped() }
      let list = pictures.frame(moment)
      let sample = try canvas ?? files.canvas(list.size)
      canvas = sample
      sample.draw(list)
      palette.add(sample.straightPixels(isOpaque: false))
    }
    let file = PaletteFile()
    try FileWriter.write(palette.png(), to: file.path)
    return file
  }
}

/// The temporary file of a palette; it is removed with this object.
final class PaletteFile {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("keyboard-simulator-\(UUID().uuidString).png").path

  deinit { unlink(path) }
}
