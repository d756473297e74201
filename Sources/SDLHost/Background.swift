import Foundation

/// What a thread of its own makes while the main thread goes on; handed over once.
package final class Background<Value, Failure: Error>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before `done` is signalled, read after it was waited for.
  private var result: Result<Value, Failure>?

  /// Starts the work on a new thread.
  package init(_ work: @escaping @Sendable () throws(Failure) -> Value) {
    Thread.detachNewThread { [self] in
      Self.keepLocale()
      result = Result(catching: work)
      done.signal()
    }
  }

  /// SDL changes the process's locale while it starts; in this thread numbers stay as they are in C.
  ///
  /// Where there is no memory for a locale the thread follows the process.
  private static func keepLocale() {
    if let locale = newlocale(1 << LC_NUMERIC, "C", nil) { uselocale(locale) }
  }

  /// Waits for the thread's result; may be called once.
  package func value() throws(Failure) -> Value {
    done.wait()
    guard let result else { preconditionFailure("the result was handed over already") }
    self.result = nil
    return try result.get()
  }
}
