/// What the program's end says to the one who called it; a contract.
enum ExitStatus: Int32 {
  case good = 0
  case differences = 1
  case wrongUsage = 2
  case couldNotDraw = 3
  case nothingMatched = 4
  /// Ended by Ctrl-C, as shells count it.
  case interrupted = 130
  case terminated = 143
}
