import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

@Suite("A phone's past is exact")
struct RecordingTests {
  /// What happens when; random taps, drags, wheels, keys and settings over some seconds.
  private struct Script {
    var events: [(time: TimeInterval, event: Event)] = []

    init(seed: UInt64, _ phone: SimulatedDevice) {
      let screen = phone.metrics.screen
      var settings = phone.settings
      var random = SeededGenerator(seed: seed)
      var time: TimeInterval = 0
      // Enough for the copies of the oldest events to be given up.
      for _ in 0..<48 {
        time += Double.random(in: 0...0.6, using: &random)
        let x = CGFloat.random(in: 0..<screen.width, using: &random)
        let y = CGFloat.random(in: 100..<screen.height, using: &random)
        let point = CGPoint(x: x, y: y)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          events.append((time, .touch(Touch(.began, at: point))))
          events.append((time, .touch(Touch(.ended, at: point))))
        case 2:
          events.append((time, .touch(Touch(.began, at: point))))
          for step in 1...4 {
            time += 0.016
            let moved = CGPoint(x: x, y: y - CGFloat(step) * 22)
            events.append((time, .touch(Touch(.moved, at: moved))))
          }
          events.append((time, .touch(Touch(.ended, at: CGPoint(x: x, y: y - 88)))))
        case 3: events.append((time, .wheel(dy: 80, at: point)))
        case 4: events.append((time, .text("abc")))
        default:
          settings.hasPredictiveBar = .random(using: &random)
          events.append((time, .settings(settings)))
        }
      }
    }

    /// A phone that ran to a time directly.
    func run(_ phone: SimulatedDevice, to end: TimeInterval) -> SimulatedDevice {
      var phone = phone
      for (time, event) in events where time <= end {
        phone.advance(to: time)
        phone.send(event)
      }
      phone.advance(to: end)
      return phone
    }
  }

  private func makePhone(_ strategy: String) throws -> SimulatedDevice {
    var phone = try TestBench.make().phone
    phone.send(phone.setting(\.strategy, to: try #require(StrategyValue(named: strategy))))
    return phone
  }

  @Test("At any time of the past it reports what a phone does that ran there", arguments: 0..<12)
  func anyTime(seed: UInt64) throws {
    let strategies = AvoidanceStrategies.all.map { $0.id }
    let start = try makePhone(strategies[Int(seed) % strategies.count])
    let script = Script(seed: seed, start)
    var recording = DeviceHistory(start)
    for (time, event) in script.events {
      recording.advance(to: time)
      recording.send(event)
    }
    let end = (script.events.last?.time ?? 0) + 1
    recording.advance(to: end)
    var random = SeededGenerator(seed: seed &+ 100)
    for turn in 0..<40 {
      // Also exactly when something happens.
      let event = script.events[Int.random(in: script.events.indices, using: &random)]
      let time = turn % 3 == 0 ? event.time : Double.random(in: 0...end, using: &random)
      recording.show(at: time)
      let direct = script.run(start, to: time)
      #expect(recording.phone.report.json.text() == direct.report.json.text(), "at \(time)")
      #expect(ScreenPicture(recording.phone).displayList == ScreenPicture(direct).displayList)
    }
    // From the past it goes on by itself as it went.
    recording.show(at: end / 3)
    for step in 1...40 { recording.advance(to: end / 3 + Double(step) * end / 40) }
    let last = script.run(start, to: recording.phone.time)
    #expect(recording.phone.report.json.text() == last.report.json.text())
  }

  @Test("A new event in the past replaces what came later")
  func truncation() throws {
    var recording = DeviceHistory(try makePhone("content-inset"))
    recording.advance(to: 1)
    recording.send(recording.phone.setting(\.hasPredictiveBar, to: false))
    recording.advance(to: 2)
    recording.send(recording.phone.setting(\.hasHardwareKeyboard, to: true))
    recording.show(at: 1.5)
    #expect(recording.nextDueTime == 2)
    recording.send(recording.phone.setting(\.appearance, to: .dark))
    #expect(recording.nextDueTime == nil)
    recording.advance(to: 3)
    #expect(!recording.phone.settings.hasHardwareKeyboard)
    #expect(recording.phone.settings.appearance == .dark)
    #expect(!recording.phone.settings.hasPredictiveBar)
  }

  @Test("Only so many events and seconds are kept")
  func bounds() throws {
    var recording = DeviceHistory(try makePhone("none"))
    for turn in 1...(DeviceHistory.longest.events + 300) {
      recording.advance(to: Double(turn) / 1000)
      recording.send(recording.phone.setting(\.hasPredictiveBar, to: turn % 2 == 0))
    }
    #expect(recording.start > 0.25 && recording.start < 0.35)
    recording.show(at: 0)
    #expect(recording.phone.time == recording.start)
    recording.advance(to: 100)
    recording.send(recording.phone.setting(\.hasPredictiveBar, to: true))
    let kept = recording.phone.time - recording.start
    #expect(kept >= DeviceHistory.longest.seconds)
    recording.advance(to: 200)
    recording.send(recording.phone.setting(\.hasPredictiveBar, to: false))
    recording.advance(to: 300)
    recording.send(recording.phone.setting(\.hasPredictiveBar, to: true))
    #expect(recording.start == 200)
  }

  @Test("A field that is scrolled free is covered for less time than the keyboard takes to come")
  func coverage() throws {
    for (strategy, expected) in [("none", TimeInterval.infinity), ("content-inset", 0.25)] {
      var recording = DeviceHistory(try makePhone(strategy))
      #expect(recording.coveredTime == nil)
      let phone = recording.phone
      let row = try #require(phone.row(named: "TextField 12").flatMap { phone.layout.row($0.id) })
      let frame = phone.frame(of: row).intersection(phone.visibleContent)
      for phase: Touch.Phase in [.began, .ended] {
        recording.send(.touch(Touch(phase, at: CGPoint(x: frame.midX, y: frame.midY))))
      }
      for time in [0.0, 0.1, 3] {
        recording.show(at: time)
        let covered = try #require(recording.coveredTime)
        #expect(strategy == "none" ? covered == expected : covered <= expected)
      }
    }
  }
}
