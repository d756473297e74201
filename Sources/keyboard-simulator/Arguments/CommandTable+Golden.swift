import VisualQA

extension CommandTable {
  var test: CommandSpec {
    CommandSpec(
      name: "test", summary: "Compare pictures of a form with golden pictures",
      options: Self.goldenFiles + Self.tolerance + Self.pictures + Self.part(of: "pictures")
        + Self.goldenReport + lists,
      notes: [
        "A golden is the picture SCENE/DEVICE-ORIENTATION-KEYBOARD[-dark].png, with its state report beside",
        "it as .json. Its name also tells settings that are not the default, and a field that is not the",
        "last one. Comparison is exact by default. Exit status 1: a picture differs or has no golden; 2: a",
        "golden is invalid; 4: nothing was compared.",
      ])
  }

  private static let goldenFiles = [
    OptionSpec("goldens", value: "FOLDER", "the folder of the goldens", standard: "goldens"),
    OptionSpec(
      "output", short: "o", value: "FOLDER",
      "the folder for expected, actual and difference pictures", standard: "test-results"),
    OptionSpec(
      "update-snapshots", short: "u", choices: UpdateMode.allCases.map(\.rawValue),
      isValueOptional: true,
      "goldens to write; without a value: changed (default: missing, or none in CI)"),
    OptionSpec(
      "focus", value: "LABEL", isRepeatable: true,
      "tap this field (default: the last one); repeat it for a picture of each"),
    OptionSpec("each-field", "draw a picture for each field"),
    OptionSpec("no-focus", "tap no field"),
    OptionSpec("film", value: "2-24", "draw this many frames of the rising keyboard, side by side"),
    OptionSpec("scale", choices: ["1", "2", "3"], "pixels per point (default: the device's)"),
  ]

  private static let goldenReport = [
    reporter(GoldenReport.Form.self),
    OptionSpec(
      "report", value: "FILE",
      "write the report to FILE (default: standard output; html and blob: in the output folder)"),
    OptionSpec("resume", "continue an interrupted run of the same command"),
  ]

  /// How much two pictures may differ.
  private static let tolerance = [
    OptionSpec(
      "threshold", value: "0-0.4", "treat colours closer than this as equal", standard: "0"),
    OptionSpec("max-diff-pixels", value: "N", "allow N different pixels", standard: "0"),
    OptionSpec("max-diff-pixel-ratio", value: "0-1", "allow this ratio of different pixels"),
    OptionSpec("antialiasing", "ignore pixels that only smooth an edge"),
    OptionSpec(
      "ignore", value: "x1:y1-x2:y2", isRepeatable: true,
      "ignore this area, in points; may be repeated"),
  ]

  private static let pictures = [
    OptionSpec(
      "mask", value: "LABEL", isRepeatable: true, "ignore the view with this label; may be repeated"
    ),
    OptionSpec("repeat-each", value: "N", "draw each picture N times; all must be equal"),
  ]

  static let diff = CommandSpec(
    name: "diff", summary: "Compare two pictures or two state reports", operands: "A B",
    options: [
      OptionSpec("output", short: "o", value: "DIFF.png", "draw the differences")
    ] + tolerance,
    notes: [
      "A and B are two PNG pictures or two state reports (JSON). Ignored areas are in pixels here.",
      "Exit status 1: the files differ.",
    ])

  static let new = CommandSpec(
    name: "new", summary: "Write a template of a scene, a device or a tape",
    operands: "scene|device|tape FILE", options: [],
    notes: ["Existing files are never overwritten."])
}
