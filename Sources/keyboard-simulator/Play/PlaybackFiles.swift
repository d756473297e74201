import DisplayList
import Foundation
import SDLHost
import Tape

/// The files of a tape on one device, and their sizes in pixels.
struct PlaybackFiles {
  private let options: PlayOptions
  private let fonts: FontLibrary
  private let device: String
  private let scale: CGFloat
  /// Frames per second.
  private let rate: Double

  init(
    _ options: PlayOptions, _ fonts: FontLibrary, device: String, scale: CGFloat, rate: Double
  ) {
    self.options = options
    self.fonts = fonts
    self.device = device
    self.scale = scale
    self.rate = rate
  }

  /// The path of a file that a tape names.
  func path(_ name: String) -> String { options.path(name, on: device) }

  /// The outputs to write: all, or with `--no-clobber` only those that do not exist.
  func wanted(_ outputs: [TapeOutput]) -> [TapeOutput] {
    outputs.filter {
      !options.keepsFiles || !FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Writes a picture to a path.
  func write(_ list: Drawing, to path: String) throws {
    try StillFile(path, keepsOld: options.keepsFiles).write(list, scale: scale, fonts: fonts)
  }

  func canvas(_ size: CGSize) throws(HostError) -> Canvas {
    try Canvas(size: size, scale: scale, fonts: fonts)
  }

  /// Starts a film whose frames have the size of a canvas.
  func encoder(
    _ path: String, _ format: FilmFormat, _ canvas: Canvas, palette: String?
  ) throws(HostError) -> FilmEncoder {
    try FilmEncoder(
      path: path, format: format, width: canvas.pixelWidth, height: canvas.pixelHeight,
      rate: rate, palette: palette)
  }
}
