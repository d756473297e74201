import VisualQA

extension CommandTable {
  var test: CommandSpec {
    CommandSpec(
      name: "test", summary: "Draw the matrix and compare it with golden pictures",
      options: Self.goldenFiles + Self.tolerance + Self.pictures + Self.part(of: "pictures")
        + Self.goldenReport + lists,
      notes: [
        "A golden is SCENE/DEVICE-ORIENTATION-KEYBOARD[-dark].png, its state report .json beside it.",
        "Settings that are not the default, and a field that is not the last, are in its name, too.",
        "Pictures are compared exactly unless something is tolerated. Exit status 1: a picture differs",
        "or has no golden; 2: a golden cannot be read; 4: nothing was compared.",
      ])
  }

  private static let goldenFiles = [
    OptionSpec("goldens", value: "FOLDER", "where the goldens are", standard: "goldens"),
    OptionSpec(
      "output", short: "o", value: "FOLDER",
      "where expected, actual and difference go", standard: "test-results"),
    OptionSpec(
      "update-snapshots", short: "u", choices: UpdateMode.allCases.map(\.rawValue),
      isValueOptional: true,
      "which goldens are written; alone: changed (default: missing, none in CI)"),
    OptionSpec(
      "focus", value: "LABEL", isRepeatable: true,
      "tap this field (default: the last one); may be repeated, for a picture each"),
    OptionSpec("each-field", "a picture for each field"),
    OptionSpec("no-focus", "tap no field"),
    OptionSpec("film", value: "2-24", "so many frames of the keyboard's rise, side by side"),
    OptionSpec("scale", choices: ["1", "2", "3"], "pixels a point (default: the device's)"),
  ]

  private static let goldenReport = [
    reporter(GoldenReport.Form.self),
    OptionSpec(
      "report", value: "FILE",
      "where the report goes (default: standard output; html and blob: in the output folder)"),
    OptionSpec("resume", "go on with the same call where it was interrupted"),
  ]

  /// How much two pictures may differ.
  private static let tolerance = [
    OptionSpec("threshold", value: "0-0.4", "colours nearer than this are equal", standard: "0"),
    OptionSpec("max-diff-pixels", value: "N", "so many pixels may differ", standard: "0"),
    OptionSpec("max-diff-pixel-ratio", value: "0-1", "such a part of the pixels may differ"),
    OptionSpec("antialiasing", "pixels that only smooth an edge may differ"),
    OptionSpec(
      "ignore", value: "x1:y1-x2:y2", isRepeatable: true, "do not compare this area, in points"),
  ]

  private static let pictures = [
    OptionSpec(
      "mask", value: "LABEL", isRepeatable: true, "do not compare the view with this label"),
    OptionSpec("repeat-each", value: "N", "draw each picture so often; all must be equal"),
  ]

  static let diff = CommandSpec(
    name: "diff", summary: "Compare two pictures or two state reports", operands: "A B",
    options: [
      OptionSpec("output", short: "o", value: "DIFF.png", "draw where the pictures differ")
    ] + tolerance,
    notes: [
      "Both are PNG pictures, or both are state reports as JSON. Areas to ignore are in pixels.",
      "Exit status 1: they differ.",
    ])

  static let new = CommandSpec(
    name: "new", summary: "Write a starter for a scene, a device or a tape of your own",
    operands: "scene|device|tape FILE", options: [],
    notes: ["A file that is there already is never overwritten."])
}
