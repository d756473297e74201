package import Foundation
import KeyboardLayouts
import Picture
package import Simulation

/// Input and results of the phones.
extension WorkbenchModel {
  /// The phone whose settings the inspector shows.
  package var phone: SimulatedDevice { board.phone }

  /// All phones from left to right.
  package var phones: [SimulatedDevice] { board.phones }

  /// The index of the phone whose settings the inspector shows.
  package var active: Int { board.active }

  /// Makes a phone the active one, whose settings the inspector shows.
  package mutating func activate(_ index: Int) { board.activate(index) }

  /// Sends an event to the active phone.
  package mutating func send(_ event: Event) { board.send(event) }

  /// Shows all phones at a time of their clock, in the past or in the future.
  package mutating func show(at time: TimeInterval) { board.show(at: time) }

  /// Sets the word list that predicts words of a language.
  package mutating func use(_ words: WordList, for layout: String) {
    board.use(words, for: layout)
  }

  /// Sets the languages that the globe key of every phone switches between.
  mutating func enable(_ layouts: [KeyboardLayout]) {
    board.enable(layouts)
    recorded?.start.enable(layouts)
  }

  mutating func duplicatePhone() {
    if recorded != nil {
      return show(message: "A tape records one phone; stop the recording first")
    }
    handle(board.duplicate())
  }

  mutating func removePhone() { handle(board.remove()) }

  private mutating func handle(_ output: PhoneBoard.Output?) {
    switch output {
    case .isFull: show(message: "At most four phones fit side by side")
    case .isLast: show(message: "The last phone cannot be removed")
    case nil: break
    }
  }

  // MARK: Where they stand

  /// The area for the phones: the window without inspector and timeline.
  package var stageArea: CGRect {
    CGRect(
      x: 0, y: 0, width: inspector.phonesEnd(in: size),
      height: size.height - (timelineFrame?.height ?? 0))
  }

  /// The current places of the phones.
  package var boardLayout: BoardLayout {
    BoardLayout(phones, in: stageArea, hasGutters: overlays.areShown)
  }

  /// The current place of the active phone.
  package var stage: PhoneViewport { stage(of: active) }

  /// Returns the current place of a phone.
  package func stage(of index: Int) -> PhoneViewport { boardLayout.places[index].viewport }

  /// Returns the frame of a phone's body in the window.
  package func bodyFrame(of index: Int) -> CGRect { boardLayout.places[index].body }

  /// Returns the cell of a phone, with its caption and callouts.
  package func cell(of index: Int) -> CGRect { boardLayout.places[index].cell }

  /// The caret in the window's points, at which an input method shows its candidates; nil without a
  /// focus.
  package var caret: CGRect? { phone.caretOnScreen.map(stage.windowRect) }
}
