package import Foundation
import Simulation

/// Input and results of the timeline.
extension WorkbenchModel {
  /// The frame of the timeline; nil while it is hidden.
  package var timelineFrame: CGRect? {
    timeline.frame(in: size, width: inspector.phonesEnd(in: size))
  }

  /// The geometry of the timeline and the range of time that it shows; nil while it is hidden.
  package var timelineGeometry: TimelineGeometry? {
    timeline.geometry(of: board.histories[active], in: size, width: inspector.phonesEnd(in: size))
  }

  /// Turns slow animations on or off, without a message.
  package mutating func setSlow(_ isSlow: Bool) { timeline.setSlow(isSlow) }

  mutating func toggleSlowAnimations() {
    timeline.setSlow(!timeline.isSlow)
    show(message: "Slow animations \(timeline.isSlow ? "on" : "off")")
  }

  mutating func togglePause() {
    timeline.togglePause()
    if timelineFrame == nil { show(message: timeline.isPaused ? "Paused" : "Resumed") }
  }

  /// Moves the phones by a number of frames; negative is earlier.
  mutating func step(by frames: Double) { show(at: phone.time + frames * Timeline.frameLength) }

  /// Converts a time of the phones' clock to the window's clock; the present for a time in the
  /// past.
  package func windowTime(ofPhoneTime time: TimeInterval) -> TimeInterval {
    self.time + timeline.windowDuration(max(0, time - phone.time))
  }

  // MARK: Scrubbing

  mutating func beginScrubbing(_ id: Int, at point: CGPoint) {
    handle(timeline.beginScrubbing(id, at: point, timelineGeometry))
  }

  mutating func scrub(_ phase: Touch.Phase, at point: CGPoint) {
    handle(timeline.scrub(phase, at: point, timelineGeometry))
  }

  private mutating func handle(_ output: Timeline.Output?) {
    switch output {
    case .shows(let time): show(at: time)
    case nil: break
    }
  }
}
