import Foundation

/// Whether this process may have threads beside the first.
///
/// Where a limit of processes is reached, libdispatch waits for the next one for ever, without a word.
package enum Threads {
  /// Whether one more can be started now.
  package static var canStart: Bool {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    pthread_join(thread, nil)
    return true
  }

  /// Must be called before what cannot do without: signals that are heard, and the window.
  package static func demand() throws(HostError) {
    guard canStart else { throw .noThread }
  }
}
