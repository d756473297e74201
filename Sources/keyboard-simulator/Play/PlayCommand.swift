import DeviceProfiles
import Foundation
import Picture
import SDLHost
import Simulation
import Tape

/// `play`: plays tapes on a virtual clock, writes their outputs and checks their expectations.
struct PlayCommand {
  private let tapes: [String]
  private let options: PlayOptions

  init(_ arguments: Arguments) throws {
    tapes = arguments.operands
    options = try PlayOptions(arguments)
  }

  func perform() throws -> ExitStatus {
    try Threads.demand()
    let stop = StopRequest.shared
    let session = PlaySession(options, fonts: try FontLibrary())
    do {
      for tape in tapes { try session.play(tape) }
      try session.finish()
    } catch is Stopped {
      return stop.signalNumber == SIGINT ? .interrupted : .terminated
    }
    return session.status
  }
}

/// Thrown when a signal asks the program to exit; incomplete files are removed on the way.
struct Stopped: Error {}
