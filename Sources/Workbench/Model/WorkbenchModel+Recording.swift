package import Foundation
package import Simulation

/// What is being recorded as a tape.
package struct FinishedRecording: Sendable {
  /// The phone before the first event.
  package var start: SimulatedDevice
  /// The window's time at the start: from then on time passes in whole steps.
  package var begin: TimeInterval
}

extension WorkbenchModel {
  /// Begins to record what happens to the phone; a second time ends it and saves the tape.
  ///
  /// A tape has one phone and begins with an untouched one, so this does too.
  mutating func toggleRecording() {
    guard recorded == nil else { return endRecording() }
    guard board.histories.count == 1 else {
      return show(message: "A tape has one phone; take the others away")
    }
    let scene = scenes.first { $0.id == phone.scene.id } ?? phone.scene
    board.restart(
      with: SimulatedDevice(settings: phone.settings, scene: scene, ruler: phone.ruler))
    startRecording()
    show(message: "Recording from the beginning; Ctrl R ends it")
  }

  /// Records from now on.
  package mutating func startRecording() {
    board.beginJournal()
    recorded = FinishedRecording(start: phone, begin: time)
  }

  private mutating func endRecording() {
    if let tape = recordedTape { effects.append(.saveTape(tape)) }
    board.endJournal()
    recorded = nil
  }

  /// What has been recorded so far; nil if nothing is.
  package var recordedTape: TapeRecording? {
    guard let recorded, let journal = board.histories[active].journal else { return nil }
    return TapeRecording(start: recorded.start, journal: journal, end: phone.time)
  }
}

/// Everything that happened to a phone, to be written as a tape.
package struct TapeRecording: Sendable, Equatable {
  package var start: SimulatedDevice
  package var journal: [JournalEntry]
  /// On the phone's clock.
  package var end: TimeInterval
}

extension TapeRecording {
  package static func == (a: TapeRecording, b: TapeRecording) -> Bool {
    a.journal == b.journal && a.end == b.end && a.start.settings == b.start.settings
      && a.start.scene == b.start.scene
  }
}
