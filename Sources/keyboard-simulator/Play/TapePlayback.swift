import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost
import Simulation
import Tape

/// One take on one device: rehearsed first, then filmed.
struct TapePlayback {
  let take: TapeScript
  let setup: PlaybackSetup
  let rehearsal: DryRun
  private let resources: TapeResources
  private let options: PlayOptions
  private let fonts: FontLibrary
  private let rate: Double

  init(
    _ take: TapeScript, _ setup: PlaybackSetup, _ resources: TapeResources, _ options: PlayOptions,
    _ fonts: FontLibrary
  ) {
    self.take = take
    self.setup = setup
    self.resources = resources
    self.options = options
    self.fonts = fonts
    let hasGIF = take.outputs.contains { $0.kind == .gif }
    rate = setup.fps ?? (hasGIF ? 50 : TapePlayer.standardRate)
    rehearsal = DryRun(take, setup, resources, fps: rate)
  }

  private var device: String { setup.phone.settings.deviceID }

  /// Films are small unless they are asked for otherwise.
  private var scale: CGFloat {
    let hasFilm = take.outputs.contains { $0.kind.isFilm }
    return setup.look.scale ?? (hasFilm ? 1 : setup.phone.settings.device.devicePixelRatio)
  }

  /// Pictures of the moments at which something did not hold, with overlays.
  func drawFailures() throws {
    for result in rehearsal.results where !result.holds {
      var moment = result.moment
      moment.look.showsOverlays = true
      moment.look.crop = nil
      let place = result.step.place
      let name = options.path("\(take.name)-line\(place.line).png", on: device)
      try draw(FramePicture(moment).displayList, name)
      Program.complain("\(place.description): the picture of that moment is \(name)")
    }
  }

  private func draw(_ list: Drawing, _ path: String) throws {
    try StillFile(path, keepsOld: options.keepsFiles).write(list, scale: scale, fonts: fonts)
  }

  var sheetCell: (list: Drawing, title: String) {
    (
      FramePicture(rehearsal.moment(setup.look).bare).displayList,
      rehearsal.phone.settings.device.name(for: rehearsal.phone.settings.deviceID)
    )
  }

  /// Plays the take again and draws what its outputs show.
  func film() throws {
    let outputs = take.outputs.filter { !options.keepsFiles || !isThere($0.path) }
    let screenshots = take.steps.contains {
      if case .screenshot = $0.action { true } else { false }
    }
    guard !outputs.isEmpty || screenshots else { return }
    let shooting = FrameWriter(outputs, self)
    do {
      try shooting.begin(palette: try palette(for: outputs))
      try perform { note in try shooting.take(note) }
      try shooting.finish()
    } catch {
      shooting.discard()
      if StopRequest.shared.signalNumber == nil { StopRequest.shared.wait() }
      if StopRequest.shared.signalNumber != nil { throw Stopped() }
      throw error
    }
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func perform(_ observer: @escaping TapePlayer.Observer) throws {
    var runner = TapePlayer(take, setup, resources, fps: rate, observer: observer)
    try runner.run()
  }

  // MARK: What the shooting asks

  var frameCount: Int { rehearsal.frames.count }

  /// A frame of a film: all have one size, and the caret blinks.
  func picture(_ moment: Moment) -> Drawing {
    FramePicture(moment, in: rehearsal.room, blinks: true).displayList
  }

  /// A moment on the strip's ground: it has none of its own.
  func stripPicture(_ moment: Moment) -> Drawing {
    FramePicture(moment.bare, in: rehearsal.room.withoutCaption).displayList
  }

  func strip(_ pictures: [(list: Drawing, number: Int)]) -> Drawing {
    FilmStrip(
      pictures, film: rehearsal.frames, look: setup.look, phone: rehearsal.phone
    ).displayList
  }

  func write(_ list: Drawing, _ path: String) throws { try draw(list, path) }

  func writeScreenshot(_ moment: Moment, _ name: String) throws {
    try draw(FramePicture(moment).displayList, options.path(name, on: device))
  }

  func canvas(_ size: CGSize) throws(HostError) -> Canvas {
    try Canvas(size: size, scale: scale, fonts: fonts)
  }

  func encoder(
    _ path: String, _ format: FilmFormat, _ canvas: Canvas, palette: String?
  ) throws(HostError) -> FilmEncoder {
    try FilmEncoder(
      path: path, format: format, width: canvas.pixelWidth, height: canvas.pixelHeight,
      rate: rate, palette: palette)
  }

  // MARK: A GIF's colours

  /// Frames that the colours of a GIF are chosen from.
  private static let sampledFrames = 24

  /// Makes the palette of a film from frames all over it; nil where none is needed.
  private func palette(for outputs: [TapeOutput]) throws -> PaletteFile? {
    guard outputs.contains(where: { $0.kind == .gif }) else { return nil }
    let numbers = Set(FilmStrip.numbers(Self.sampledFrames, of: frameCount))
    var palette = FilmPalette()
    var canvas: Canvas?
    try perform { note in
      guard case .frame(let moment) = note, numbers.contains(moment.index) else { return }
      if StopRequest.shared.signalNumber != nil { throw Stopped() }
      let list = picture(moment)
      let stage = try canvas ?? self.canvas(list.size)
      canvas = stage
      stage.draw(list)
      palette.add(stage.straightPixels(isOpaque: false))
    }
    let file = PaletteFile()
    try FileWriter.write(palette.png(), to: file.path)
    return file
  }
}

/// A palette's file, in the folder for such; it goes with this.
final class PaletteFile {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("keyboard-simulator-\(UUID().uuidString).png").path

  deinit { unlink(path) }
}
