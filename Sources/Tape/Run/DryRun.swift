package import Foundation
package import Simulation

/// A tape played without pictures, to find its errors, the results of its expectations, and its
/// length.
package struct DryRun: Sendable {
  /// The measurements of one frame of the film.
  package struct Frame: Hashable, Sendable {
    /// Seconds on the phone's clock.
    package var time: TimeInterval
    /// The height of the screen that the keyboard covers, in points.
    package var keyboardHeight: CGFloat
  }

  package private(set) var frames: [Frame] = []
  package private(set) var results: [ExpectationResult] = []
  package private(set) var log: [PlaybackEvent] = []
  /// The problem that stopped the tape; nil for none.
  package private(set) var problem: TapeProblem?
  /// The phone at the end of the tape, or at the problem.
  package private(set) var phone: SimulatedDevice
  /// The size of the film's frames, without padding and caption.
  package private(set) var room = FrameLayout()
  private let window: any WindowRenderer

  /// Plays a tape at a frame rate; nil means the standard rate.
  package init(
    _ tape: TapeScript, _ setup: PlaybackSetup, _ resources: TapeResources, fps: Double? = nil
  ) {
    window = resources.window
    let log = PlaybackLog()
    var player = TapePlayer(tape, setup, resources, fps: fps) { log.receive($0) }
    do {
      try player.run()
    } catch {
      problem = error as? TapeProblem
    }
    phone = player.phone
    frames = log.frames
    results = log.results.sorted { $0.step.place.line < $1.step.place.line }
    self.log = log.events
    room = log.room
    if problem == nil { problem = missing(tape, setup) }
  }

  /// Returns the problem of an output that has nothing to show; nil for none.
  private func missing(_ tape: TapeScript, _ setup: PlaybackSetup) -> TapeProblem? {
    let start = tape.steps.last?.place ?? SourceLocation(file: tape.file, line: 1)
    if frames.isEmpty { return TapeProblem(start, .nothingRecorded) }
    guard let crop = setup.look.crop, crop != .screen, room.crop == nil else { return nil }
    return TapeProblem(start, .nothingToCrop(crop == .field ? "focused field" : "keyboard"))
  }

  /// Whether the tape has no problem and all expectations are met.
  package var isGood: Bool { problem == nil && results.allSatisfy(\.holds) }

  /// Collects the player's events during one dry run.
  private final class PlaybackLog {
    var frames: [Frame] = []
    var results: [ExpectationResult] = []
    var events: [PlaybackEvent] = []
    var room = FrameLayout()

    func receive(_ event: PlaybackEvent) {
      switch event {
      case .frame(let moment):
        let phone = moment.phone
        let height = phone.metrics.screen.maxY - phone.keyboardFrame.minY
        frames.append(
          Frame(
            time: phone.time, keyboardHeight: phone.isKeyboardOnScreen ? max(0, height) : 0))
        room.grow(for: moment)
      case .verdict(let result):
        results.append(result)
        events.append(event)
      case .screenshot, .step, .event, .look, .stroke, .notification: events.append(event)
      }
    }
  }
}

extension Moment {
  /// The same without ground, padding and caption, for pictures that have several moments.
  package var bare: Moment {
    var moment = self
    moment.look.background = .transparent
    moment.look.padding = 0
    moment.look.caption = ""
    return moment
  }
}

extension DryRun {
  /// The tape's end, with a look.
  package func moment(_ look: CaptureStyle) -> Moment {
    Moment(index: max(0, frames.count - 1), phone: phone, look: look, window: window)
  }
}
