import CSDL2TTF
import CSDL2
import Dispatch
import Foundation

/// Turns the signals that ask a program to end into an event that wakes the window's loop.
final class QuitSignals {
  private let sources: [any DispatchSourceSignal]
  /// One at a time, so that the last one can be waited for.
  private let queue = DispatchQueue(label: "keyboard-simulator.quit-signals")

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { [queue] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
      }
      source.resume()
      return source
    }
  }

  /// Pushes no event any more; those that come from now on are ignored.
  ///
  /// To be called before SDL ends: an event that is pushed meanwhile would go into a queue that is
  /// being torn down.
  func stop() {
    for source in sources { source.cancel() }
    queue.sync {}
  }

  deinit { stop() }
}
