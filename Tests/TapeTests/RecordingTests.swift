import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardLayouts
import Simulation
import Tape
import TestSupport
import Testing
import Workbench

@Suite("Recording what is done as a tape")
struct RecordingTests {
  private static let texts = [
    "a", "Q", "$5", "\"", "\\", "\n", "\u{301}", "👨‍👩‍👧‍👦", "👍🏽", "שלום", "a\r\nb", "\u{2028}", "#",
    "\u{0}", "two words",
  ]

  private func event(
    _ random: inout SeededGenerator, _ down: inout CGPoint?, _ phone: SimulatedDevice
  ) throws -> Event {
    let point = CGPoint(
      x: CGFloat(Int.random(in: 5...370, using: &random)) + 0.25,
      y: CGFloat(Int.random(in: 100...840, using: &random)))
    if let place = down {
      if Int.random(in: 0..<3, using: &random) == 0 {
        return .touch(Touch(.moved, at: point))
      }
      down = nil
      return .touch(Touch(.ended, at: Bool.random(using: &random) ? place : point))
    }
    switch Int.random(in: 0..<30, using: &random) {
    case 0..<12:
      down = point
      return .touch(Touch(.began, at: point))
    case 12..<17: return .text(Self.texts.randomElement(using: &random) ?? "")
    case 17: return .composition("に")
    case 18: return .wheel(dy: 77.5, at: point)
    case 19: return .key(HardwareKey.allCases.randomElement(using: &random) ?? .tab, [.shift])
    case 20: return .key(.left, .word)
    case 21: return .scene(try TapeFixture.resources.scene("scroll-form"))
    default: return .settings(try settings(&random, phone.settings))
    }
  }

  private func settings(
    _ random: inout SeededGenerator, _ old: DeviceSettings
  ) throws -> DeviceSettings {
    var settings = old
    let row = try #require(SettingTable.standard.rows.randomElement(using: &random))
    let words = ["device": ["iphone-8", "ipad-10.9"], "layout": ["de-DE", "en-US"]]
    let listed = row.listed(in: old, .none).map(\.word)
    let word = (words[row.facts.id] ?? listed).randomElement(using: &random) ?? "7"
    try SettingTable.standard.apply(
      SettingChoice(row.facts.id, word), to: &settings, TapeFixture.assets)
    return settings
  }

  @Test("A recording ends in the same state report when it is played")
  func roundTrip() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let start = try TapeFixture.setup(try TapeFixture.read("Set Device iphone-15-pro").get())
        .phone
      var recording = DeviceHistory(start)
      recording.keepJournal(true)
      var (ticks, down) = (0, CGPoint?.none)
      for _ in 0..<60 {
        ticks += Int.random(in: 0...90, using: &random)
        recording.advance(to: Double(ticks) * 0.004)
        recording.send(try event(&random, &down, recording.phone))
      }
      recording.advance(to: Double(ticks) * 0.004 + 2)
      let phone = recording.phone
      let text = TapeWriter.text(recording.journal ?? [], from: start, until: phone.time)
      let result = try TapeFixture.dryRun(text)
      #expect(result.problem == nil, "\(seed): \(String(describing: result.problem))")
      #expect(result.phone.report.json.text() == phone.report.json.text(), "\(seed):\n\(text)")
    }
  }

  @Test("What a phone begins with is written, and set again")
  func beginning() throws {
    let tape = """
      Set Device ipad-mini-6
      Set Layout de-DE,da-DK,en-US
      Set Arrangement floating
      Set Contrast increased
      Set BoldText on
      Set ReduceMotion on
      Set Time "11:11"
      Set Carrier "O₂"
      Set WifiBars 1
      Set CellularBars 0
      Set BatteryLevel 42
      Set BatteryState charging
      """
    let start = try TapeFixture.setup(try TapeFixture.read(tape).get()).phone
    #expect(start.settings.statusBar.batteryLevel == 42)
    #expect(start.settings.arrangement == .floating)
    let text = TapeWriter.text([], from: start, until: 1)
    let again = try TapeFixture.setup(try TapeFixture.read(text).get()).phone
    #expect(again.settings == start.settings)
    #expect(again.settings.arrangement == .floating)
    // The globe key goes on from the language in use.
    var phone = start
    phone.send(.nextLayout)
    #expect(phone.settings.layout.id == "da-DK")
    let later = TapeWriter.text([], from: phone, until: 1)
    var replayed = try TapeFixture.setup(try TapeFixture.read(later).get()).phone
    for id in ["en-US", "de-DE", "da-DK"] {
      replayed.send(.nextLayout)
      #expect(replayed.settings.layout.id == id)
    }
  }

  @Test("Taps are written as taps, waits as durations")
  func words() throws {
    let start = try TapeFixture.setup(try TapeFixture.read("").get()).phone
    var recording = DeviceHistory(start)
    recording.keepJournal(true)
    let point = CGPoint(x: 200, y: 200)
    recording.advance(to: 1)
    recording.send(.touch(Touch(.began, at: point)))
    recording.advance(to: 1.2)
    recording.send(.touch(Touch(.ended, at: point)))
    recording.send(.text("x"))
    let text = TapeWriter.text(recording.journal ?? [], from: start, until: 2)
    let lines = text.split(separator: "\n").drop { $0.hasPrefix("Set") }
    #expect(lines == ["Sleep 1120ms", "Tap 200.0 200.0", "Press \"x\"", "Sleep 800ms"])
  }

  @Test("A performance does at its times what the take does")
  func performance() throws {
    let text =
      "Set Caption \"a\"\nTap \"TextField 12\"\nSet Overlays on\nType \"Hi\"\nSet Slow on\nSleep 1s"
    let tape = try TapeFixture.read(text).get()
    let setup = try TapeFixture.setup(tape)
    let dryRun = DryRun(tape, setup, TapeFixture.resources)
    var performance = LivePlayback(dryRun, setup)
    var phone = setup.phone
    var others: [LivePlayback.Act] = []
    while let act = {
      phone.advance(to: performance.nextTime); return performance.next()
    }() {
      if case .event(let event) = act { phone.send(event) } else { others.append(act) }
    }
    #expect(others == [.touches(true), .caption("a"), .overlays(true), .slow(true)])
    #expect(phone.report == dryRun.phone.report)
  }

  @Test("A performance shows strokes for as long as the film does")
  func performedStrokes() throws {
    let text = """
      Press "a"
      Sleep 400ms
      Press "b"
      Sleep 1s
      Press Tab
      Set Keystrokes off
      Press Tab
      Sleep 2s
      """
    let tape = try TapeFixture.read(text).get()
    let setup = try TapeFixture.setup(tape)
    var performance = LivePlayback(DryRun(tape, setup, TapeFixture.resources), setup)
    var strokes: [(TimeInterval, String?)] = []
    while true {
      let time = performance.nextTime
      guard let act = performance.next() else { break }
      if case .stroke(let label) = act { strokes.append((time, label)) }
    }
    #expect(strokes.map(\.1) == ["a", "ab", nil, "Tab", nil])
    #expect(zip(strokes.map(\.0), [0, 0.4, 1.3, 1.4, 2.3]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
