import DisplayList
import Foundation
import Picture
import Simulation
import Tape

/// What a tape's outputs show: the frames of a film, the cells of a strip, still pictures.
struct FilmPictures {
  private let dryRun: DryRun
  private let style: CaptureStyle

  init(_ dryRun: DryRun, _ style: CaptureStyle) {
    self.dryRun = dryRun
    self.style = style
  }

  /// How many frames the film has.
  var frameCount: Int { dryRun.frames.count }

  /// A frame of a film: all have one size, and the caret blinks.
  func frame(_ moment: Moment) -> Drawing {
    FramePicture(moment, in: dryRun.room, blinks: true).displayList
  }

  /// A picture of one moment, in its own size.
  func still(_ moment: Moment) -> Drawing { FramePicture(moment).displayList }

  /// A picture of the moment at which an expectation failed: the whole screen with all overlays.
  func failure(_ result: ExpectationResult) -> Drawing {
    var moment = result.moment
    moment.look.showsOverlays = true
    moment.look.crop = nil
    return still(moment)
  }

  /// The end of the tape, without background and caption, for a contact sheet.
  var end: Drawing { still(dryRun.moment(style).bare) }

  /// A cell of a strip, which has a background of its own.
  func stripCell(_ moment: Moment) -> Drawing {
    FramePicture(moment.bare, in: dryRun.room.withoutCaption).displayList
  }

  /// The cells of a strip side by side, with the numbers of their frames.
  func strip(_ cells: [(list: Drawing, number: Int)]) -> Drawing {
    FilmStrip(cells, film: dryRun.frames, look: style, phone: dryRun.phone).displayList
  }
}
