package import Foundation
import Simulation

/// What the timeline is given, and what follows from it.
extension WorkbenchModel {
  /// Where the timeline is; nil while it is hidden.
  package var timelineFrame: CGRect? {
    timeline.frame(in: size, width: inspector.phonesEnd(in: size))
  }

  /// Where the timeline is and what time of the active phone it shows; nil while it is hidden.
  package var timelineGeometry: TimelineGeometry? {
    timeline.geometry(of: board.histories[active], in: size, width: inspector.phonesEnd(in: size))
  }

  package mutating func setSlow(_ isSlow: Bool) { timeline.setSlow(isSlow) }

  mutating func toggleSlowAnimations() {
    timeline.setSlow(!timeline.isSlow)
    show(message: "Slow animations \(timeline.isSlow ? "on" : "off")")
  }

  mutating func togglePause() {
    timeline.togglePause()
    if timelineFrame == nil { show(message: timeline.isPaused ? "Paused" : "Time goes on") }
  }

  /// Shows the phones some frames earlier or later.
  mutating func step(by frames: Double) { show(at: phone.time + frames * Timeline.frameLength) }

  /// When the phone's clock will show a time, on the window's clock; the present for one in the past.
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
