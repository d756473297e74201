/// What the program's end says to the one who called it; a contract.
enum ExitStatus: Int32 {
  case good = 0
  case differences = 1
  case wrongUsage = 2
  case couldNotDraw = 3
  case nothingMatched = 4
}
