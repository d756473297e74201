package import Foundation
import KeyboardAvoidance
package import Simulation

/// What is being recorded as a tape.
package struct Recorded: Sendable {
  /// The phone before the first event.
  package var start: Phone
  /// The window's time at the start: from then on time passes in whole steps.
  package var begin: TimeInterval
}

extension WorkbenchModel {
  /// Begins to record what happens to the phone; a second time ends it and saves the tape.
  ///
  /// A tape has one phone and begins with an untouched one, so this does too.
  mutating func toggleRecording() {
    guard recorded == nil else { return endRecording() }
    guard recordings.count == 1 else { return say("A tape has one phone; take the others away") }
    guard let strategy = AvoidanceStrategies.named(phone.strategyID) else { return }
    let scene = scenes.first { $0.id == phone.scene.id } ?? phone.scene
    let arrangement = phone.keyboard.arrangement
    recordings = [
      Recording(
        Phone(settings: phone.settings, scene: scene, strategy: strategy, ruler: phone.ruler))
    ]
    send(.keyboardArrangement(arrangement))
    startRecording()
    say("Recording from the beginning; Ctrl R ends it")
  }

  /// Records from now on.
  package mutating func startRecording() {
    recordings[active].keepJournal(true)
    recorded = Recorded(start: phone, begin: time)
  }

  private mutating func endRecording() {
    if let tape = recordedTape { effects.append(.saveTape(tape)) }
    recordings[active].keepJournal(false)
    recorded = nil
    phoneTouches = [:]
  }

  /// What has been recorded so far; nil if nothing is.
  package var recordedTape: RecordedTape? {
    guard let recorded, let journal = recordings[active].journal else { return nil }
    return RecordedTape(start: recorded.start, journal: journal, end: phone.time)
  }
}

/// Everything that happened to a phone, to be written as a tape.
package struct RecordedTape: Sendable, Equatable {
  package var start: Phone
  package var journal: [JournalEntry]
  /// On the phone's clock.
  package var end: TimeInterval
}

extension RecordedTape {
  package static func == (a: RecordedTape, b: RecordedTape) -> Bool {
    a.journal == b.journal && a.end == b.end && a.start.settings == b.start.settings
      && a.start.scene == b.start.scene && a.start.strategyID == b.start.strategyID
  }
}
