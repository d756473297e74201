import Foundation
package import Simulation

extension WorkbenchModel {
  /// Sends an event to the phone that is not an input of the window, such as one of a tape.
  package mutating func perform(_ event: Event) {
    board.sendToAll(event)
    reportProblems()
  }

  /// Applies the differences between two settings to every phone; other changes of the user stay.
  package mutating func change(from old: DeviceSettings, to new: DeviceSettings) {
    board.change(from: old, to: new, table)
    reportProblems()
  }
}
