extension CommandTable {
  /// Commands for scripts and shells, which the help does not list.
  var hidden: [CommandSpec] { [benchFrames, benchMemory, Self.manual, Self.complete] }

  /// Measures frame times, for `scripts/bench`.
  var benchFrames: CommandSpec {
    CommandSpec(
      name: "bench-frames", summary: "Measure the frames of a rising keyboard", options: selection)
  }

  /// Measures memory, for a test.
  var benchMemory: CommandSpec {
    CommandSpec(
      name: "bench-memory", summary: "Measure the memory of a long session", options: selection)
  }

  /// Prints the man page, for `scripts/package`.
  static let manual = CommandSpec(
    name: "manual", summary: "Print the manual page", options: [])

  /// Prints completions for the scripts of shells, which pass the words up to the cursor.
  static let complete = CommandSpec(
    name: "complete", summary: "Print the completions of the last word", operands: "-- WORD…",
    options: [])

  /// The exit statuses and their meanings, for help and manual; see `ExitStatus`.
  static let exitStatuses: [(status: String, meaning: String)] = [
    ("0", "success"), ("1", "differences"), ("2", "wrong usage or invalid file"),
    ("3", "drawing or writing failed"), ("4", "nothing matched"),
    ("130, 143", "ended by a signal"),
  ]
}
