import Dispatch
import Foundation
import Synchronization

/// Notes the signals that ask a program to end, so that it can tidy up first.
///
/// The second signal of a kind ends the program at once, as it would without this.
package final class StopRequest: Sendable {
  private let number = Atomic<Int32>(0)

  package static let shared = StopRequest()

  private init() {
    for wanted in [SIGINT, SIGTERM, SIGHUP] {
      signal(wanted, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: wanted, queue: .global())
      source.setEventHandler { [self] in
        number.store(wanted, ordering: .sequentiallyConsistent)
        signal(wanted, SIG_DFL)
        withExtendedLifetime(source) {}
      }
      source.resume()
    }
  }

  /// The signal that came; nil as long as none did.
  package var signalNumber: Int32? {
    let number = number.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// Waits a moment for a signal that may be on its way, as after a child's sudden end.
  package func wait() { usleep(100_000) }
}
