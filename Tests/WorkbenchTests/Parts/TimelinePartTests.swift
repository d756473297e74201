import Foundation
import Simulation
import Testing
import Workbench

@Suite("The timeline's part, without a window")
struct TimelinePartTests {
  private static let window = CGSize(width: 1120, height: 960)

  private func history() throws -> DeviceHistory { DeviceHistory(try TestBench.make().phone) }

  @Test("It is seen while time is slow or stands, in windows with room for it")
  func frames() {
    for isSlow in [false, true] {
      for isPaused in [false, true] {
        for size in [(400, 420), (399, 960), (800, 419), (800, 960)] {
          var timeline = Timeline()
          timeline.setSlow(isSlow)
          if isPaused { timeline.togglePause() }
          let frame = timeline.frame(
            in: CGSize(width: 1120, height: size.1), width: CGFloat(size.0))
          let hasRoom = size.0 >= 400 && size.1 >= 420
          #expect((frame != nil) == ((isSlow || isPaused) && hasRoom))
          #expect(frame.map { $0.maxY == CGFloat(size.1) && $0.width == CGFloat(size.0) } ?? true)
        }
      }
    }
  }

  @Test("Slow time passes at a quarter of the speed, paused time stands")
  func durations() {
    var timeline = Timeline()
    #expect(timeline.phoneDuration(2) == 2 && timeline.windowDuration(2) == 2)
    timeline.setSlow(true)
    #expect(timeline.phoneDuration(2) == 0.5 && timeline.windowDuration(2) == 8)
    timeline.togglePause()
    #expect(timeline.phoneDuration(2) == 0 && timeline.windowDuration(2) == 8)
  }

  @Test("Place and time are each other's opposite; beside the curves is their nearest end")
  func geometry() throws {
    var timeline = Timeline()
    timeline.setSlow(true)
    let geometry = try #require(
      timeline.geometry(of: try history(), in: Self.window, width: 800))
    #expect(geometry.frame.contains(geometry.plot) && geometry.span == 0...0.6)
    for part in stride(from: 0.0, through: 1, by: 0.05) {
      let time = geometry.span.lowerBound + part * geometry.duration
      #expect(abs(geometry.time(atX: geometry.x(of: time)) - time) < 1e-9)
    }
    #expect(geometry.time(atX: -100) == 0 && geometry.time(atX: 5000) == 0.6)
  }

  @Test("A finger among the curves holds the time and pauses; one beside them does nothing")
  func scrubbing() throws {
    var timeline = Timeline()
    timeline.setSlow(true)
    let geometry = try #require(
      timeline.geometry(of: try history(), in: Self.window, width: 800))
    #expect(timeline.beginScrubbing(1, at: geometry.frame.origin, geometry) == nil)
    #expect(timeline.beginScrubbing(1, at: geometry.frame.origin, nil) == nil)
    #expect(!timeline.isHeld(by: 1) && !timeline.isPaused)
    let (middle, end) = (
      CGPoint(x: geometry.plot.midX, y: geometry.plot.midY),
      CGPoint(x: geometry.plot.maxX, y: geometry.plot.midY)
    )
    let output = timeline.beginScrubbing(1, at: middle, geometry)
    #expect(output == .shows(at: geometry.time(atX: middle.x)))
    #expect(timeline.isHeld(by: 1) && !timeline.isHeld(by: 2) && timeline.isPaused)
    timeline.togglePause()
    #expect(timeline.phoneDuration(1) == 0, "the finger still holds it")
    #expect(timeline.scrub(.moved, at: end, geometry) == .shows(at: geometry.span.upperBound))
    #expect(timeline.scrub(.cancelled, at: middle, geometry) == nil)
    #expect(!timeline.isHeld(by: 1) && timeline.phoneDuration(1) == 0.25)
  }

  @Test("While a finger holds it, the same time is shown, whatever the phone does")
  func spanStays() throws {
    var (timeline, history) = (Timeline(), try history())
    timeline.togglePause()
    let before = try #require(timeline.geometry(of: history, in: Self.window, width: 800))
    _ = timeline.beginScrubbing(
      1, at: CGPoint(x: before.plot.midX, y: before.plot.midY), before)
    history.advance(to: 20)
    #expect(timeline.geometry(of: history, in: Self.window, width: 800) == before)
    _ = timeline.scrub(.cancelled, at: .zero, before)
    #expect(timeline.geometry(of: history, in: Self.window, width: 800)?.span == 0...30)
  }
}
