package import Foundation
package import Simulation

/// A recording of a tape.
package struct FinishedRecording: Sendable {
  /// The phone before the first event.
  package var start: SimulatedDevice
  /// The window's time at the start; from then on, time passes in whole steps.
  package var begin: TimeInterval
}

extension WorkbenchModel {
  /// Starts recording the phone; the next call ends the recording and saves the tape.
  ///
  /// A tape begins with one phone in its initial state, so the recording resets the phone.
  mutating func toggleRecording() {
    guard recorded == nil else { return endRecording() }
    guard board.histories.count == 1 else {
      return show(message: "A tape records one phone; remove the others first")
    }
    let scene = scenes.first { $0.id == phone.scene.id } ?? phone.scene
    board.restart(
      with: SimulatedDevice(settings: phone.settings, scene: scene, ruler: phone.ruler))
    startRecording()
    show(message: "Recording started; Ctrl R stops it")
  }

  /// Starts a journal of the active phone's events.
  package mutating func startRecording() {
    board.beginJournal()
    recorded = FinishedRecording(start: phone, begin: time)
  }

  private mutating func endRecording() {
    if let tape = recordedTape { effects.append(.saveTape(tape)) }
    board.endJournal()
    recorded = nil
  }

  /// The recording up to now; nil if nothing is being recorded.
  package var recordedTape: TapeRecording? {
    guard let recorded, let journal = board.histories[active].journal else { return nil }
    return TapeRecording(start: recorded.start, journal: journal, end: phone.time)
  }
}

/// All events of a phone, to be written as a tape.
package struct TapeRecording: Sendable, Equatable {
  package var start: SimulatedDevice
  package var journal: [JournalEntry]
  /// The end of the recording, on the phone's clock.
  package var end: TimeInterval
}

extension TapeRecording {
  package static func == (a: TapeRecording, b: TapeRecording) -> Bool {
    a.journal == b.journal && a.end == b.end && a.start.settings == b.start.settings
      && a.start.scene == b.start.scene
  }
}
