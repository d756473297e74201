import Foundation
package import Simulation

extension WorkbenchModel {
  /// Lets the phone meet with an event that is no input of the window's, as from a tape.
  package mutating func perform(_ event: Event) {
    board.sendToAll(event)
    reportProblems()
  }

  /// Changes on every phone what differs between two settings; what a person has changed stays.
  package mutating func change(from old: DeviceSettings, to new: DeviceSettings) {
    board.change(from: old, to: new, table)
    reportProblems()
  }
}
