package import Foundation
import KeyboardLayouts
import Picture
package import Simulation

/// What the phones are given, and what follows from it.
extension WorkbenchModel {
  /// The phone that the inspector is about.
  package var phone: SimulatedDevice { board.phone }

  /// All phones from left to right.
  package var phones: [SimulatedDevice] { board.phones }

  /// The index of the phone that the inspector is about.
  package var active: Int { board.active }

  /// Makes a phone the one that the inspector is about.
  package mutating func activate(_ index: Int) { board.activate(index) }

  /// Lets an event happen to the active phone.
  package mutating func send(_ event: Event) { board.send(event) }

  /// Shows all phones as they were, or will be, at a time of their clock.
  package mutating func show(at time: TimeInterval) { board.show(at: time) }

  /// Completes words of a language by a list from now on.
  package mutating func use(_ words: WordList, for layout: String) {
    board.use(words, for: layout)
  }

  /// Lets the globe key of every phone go through these languages.
  mutating func enable(_ layouts: [KeyboardLayout]) {
    board.enable(layouts)
    recorded?.start.enable(layouts)
  }

  mutating func duplicatePhone() {
    if recorded != nil { return show(message: "A tape has one phone; end the recording first") }
    handle(board.duplicate())
  }

  mutating func removePhone() { handle(board.remove()) }

  private mutating func handle(_ output: PhoneBoard.Output?) {
    switch output {
    case .isFull: show(message: "Four phones are the most that stand side by side")
    case .isLast: show(message: "The last phone stays")
    case nil: break
    }
  }

  // MARK: Where they stand

  /// Where the phones stand: what inspector and timeline leave of the window.
  package var stageArea: CGRect {
    CGRect(
      x: 0, y: 0, width: inspector.phonesEnd(in: size),
      height: size.height - (timelineFrame?.height ?? 0))
  }

  /// Where each phone stands now.
  package var boardLayout: BoardLayout {
    BoardLayout(phones, in: stageArea, hasGutters: overlays.areShown)
  }

  /// Where the active phone stands now.
  package var stage: PhoneViewport { stage(of: active) }

  package func stage(of index: Int) -> PhoneViewport { boardLayout.places[index].viewport }

  /// Where a phone's body is in the window.
  package func bodyFrame(of index: Int) -> CGRect { boardLayout.places[index].body }

  /// The part of the stage that is a phone's own, with its caption and callouts.
  package func cell(of index: Int) -> CGRect { boardLayout.places[index].cell }

  /// The caret in the window's points, for an input method's list; nil without a focus.
  package var caret: CGRect? { phone.caretOnScreen.map(stage.windowRect) }
}
