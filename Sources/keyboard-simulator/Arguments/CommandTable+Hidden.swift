extension CommandTable {
  /// Not in the list of commands: scripts and shells call them.
  var hidden: [CommandSpec] { [benchFrames, benchMemory, Self.manual, Self.complete] }

  /// Measures, for `scripts/bench`.
  var benchFrames: CommandSpec {
    CommandSpec(
      name: "bench-frames", summary: "Measure the frames of a rising keyboard", options: selection)
  }

  /// Measures, for a test.
  var benchMemory: CommandSpec {
    CommandSpec(
      name: "bench-memory", summary: "Measure the memory that long use takes", options: selection)
  }

  /// Writes the man page, for `scripts/package`.
  static let manual = CommandSpec(
    name: "manual", summary: "Print the manual as a man page", options: [])

  /// Answers the completion scripts of shells, which hand over the words up to the cursor.
  static let complete = CommandSpec(
    name: "complete", summary: "Print what the last word could become", operands: "-- WORD…",
    options: [])

  /// What the program's end says, for help and manual; see `ExitStatus`.
  static let exitStatuses: [(status: String, meaning: String)] = [
    ("0", "good"), ("1", "differences"), ("2", "wrong usage or bad file"),
    ("3", "could not draw or write"), ("4", "nothing matched"), ("130, 143", "ended by a signal"),
  ]
}
