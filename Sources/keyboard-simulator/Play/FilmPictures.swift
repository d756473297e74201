import DisplayList
import Foundation
import Picture
import Simulation
import Tape

/// Makes the pictures of a tape's outputs: frames of a film, cells of a strip, still pictures.
struct FilmPictures {
  private let dryRun: DryRun
  private let style: CaptureStyle

  init(_ dryRun: DryRun, _ style: CaptureStyle) {
    self.dryRun = dryRun
    self.style = style
  }

  /// The number of frames of the film.
  var frameCount: Int { dryRun.frames.count }

  /// A frame of a film: all have the same size, and the caret blinks.
  func frame(_ moment: Moment) -> Drawing {
    FramePicture(moment, in: dryRun.room, blinks: true).displayList
  }

  /// A picture of one moment.
  func still(_ moment: Moment) -> Drawing { FramePicture(moment).displayList }

  /// A picture of the moment at which an expectation failed: the whole screen with all overlays.
  func failure(_ result: ExpectationResult) -> Drawing {
    var moment = result.moment
    moment.look.showsOverlays = true
    moment.look.crop = nil
    return still(moment)
  }

  /// The last frame without background and caption, for a contact sheet.
  var end: Drawing { still(dryRun.moment(style).bare) }

  /// A cell of a strip, without a background.
  func stripCell(_ moment: Moment) -> Drawing {
    FramePicture(moment.bare, in: dryRun.room.withoutCaption).displayList
  }

  /// The cells of a strip side by side, with the numbers of their frames.
  func strip(_ cells: [(list: Drawing, number: Int)]) -> Drawing {
    FilmStrip(cells, film: dryRun.frames, look: style, phone: dryRun.phone).displayList
  }
}
