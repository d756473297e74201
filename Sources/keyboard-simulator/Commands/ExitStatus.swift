/// The exit status of the program, on which scripts rely.
enum ExitStatus: Int32 {
  case good = 0
  case differences = 1
  case wrongUsage = 2
  case couldNotDraw = 3
  case nothingMatched = 4
  /// Ended by Ctrl-C: 128 plus the signal, as in shells.
  case interrupted = 130
  case terminated = 143
}
