import Foundation
import Picture
package import Simulation

/// All commands and options: help, parsing and suggestions are made from this table.
///
/// The settings of the phone are those of the table of settings.
package struct CommandTable: Sendable {
  /// The table with the standard settings.
  package static let standard = CommandTable()

  let settings: SettingTable

  /// Creates the table; a test passes in its own settings.
  package init(settings: SettingTable = .standard) { self.settings = settings }

  static let version = "0.1.0"
  /// The release date of that version, for the manual.
  static let released = "2026-11-30"
  static let purpose = "shows and tests whether the iOS keyboard covers the fields of a form"

  /// The commands in the order of the overview.
  var verbs: [CommandSpec] {
    [run, shot, play, record, audit, test, Self.diff, Self.merge, Self.new, list, validate]
  }

  var run: CommandSpec {
    CommandSpec(
      name: "run", summary: "Open the window (the default command)",
      options: [
        OptionSpec(
          "tape", value: "FILE", "play a tape, such as tour; options override its settings"),
        Self.variables,
        Self.words("system"),
        OptionSpec(
          "state", value: "FILE",
          "restore the session from FILE and save it on exit"),
      ] + severalPhones)
  }

  var record: CommandSpec {
    CommandSpec(
      name: "record", summary: "Open the window and record a tape",
      operands: "OUT.tape", options: selection)
  }

  var shot: CommandSpec {
    CommandSpec(
      name: "shot", summary: "Draw one picture",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", isRepeatable: true,
          "write the picture to FILE (.png, .svg; - for standard output); may be repeated"),
        Self.words("none"),
      ] + severalPhones + Self.state + Self.look)
  }

  var play: CommandSpec {
    CommandSpec(
      name: "play", summary: "Play tapes: pictures, films and expectations", operands: "TAPE…",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", isRepeatable: true,
          "add an output: .png .svg .gif .mp4 .webm .webp .apng, or a folder/ of frames"),
        OptionSpec(
          "into", value: "FOLDER",
          "the folder for outputs, screenshots and pictures of failures", standard: "."),
        Self.variables,
        OptionSpec("strip", value: "2…24", "draw each picture as a strip of this many frames"),
        OptionSpec("sheet", value: "FILE", "draw the last frame on each device as one picture"),
        OptionSpec(
          "fps", value: "RATE", "frames per second", standard: "60; 50 with a GIF"),
        OptionSpec(
          "slow", value: "TIMES|on", "slow motion by this factor; on means 4, as in the window"),
        OptionSpec("no-clobber", "do not overwrite existing files"),
        OptionSpec(
          "events", value: "FILE", "write events as JSON lines; - for standard output"),
        OptionSpec("report", value: "FILE", "write the last state report; - for standard output"),
        OptionSpec(
          "reporter", choices: ["text", "junit"], "format of the results", standard: "text"),
      ] + overrides + Self.playLook,
      notes: [
        "TAPE is a file or the name of a shipped tape: tour, strategy-none, …  Options override the tape's",
        "Set lines. With a list of devices, the tape is played on each, and the device's name is added to the",
        "names of the outputs. Films need ffmpeg and have a scale of 1 by default. A failed Expect writes",
        "TAPE-lineN.png, with overlays, to the folder of --into. Files whose pixels would not change are not",
        "written again.",
      ])
  }

  var list: CommandSpec {
    CommandSpec(
      name: "list", summary: "List devices, scenes, strategies, layouts, keyboards or tapes",
      operands: "WHAT",
      operandChoices: [
        "devices", "scenes", "strategies", "layouts", "keyboards", "tapes", "report-keys",
      ],
      options: [OptionSpec("json", "print an array of JSON objects, for scripts")])
  }

  var validate: CommandSpec {
    CommandSpec(
      name: "validate", summary: "Check device, layout, scene and tape files", operands: "FILE…",
      options: [Self.variables])
  }

  /// The word list for predictions; only the window uses the system's by default.
  private static func words(_ standard: String) -> OptionSpec {
    OptionSpec(
      "words", value: "FILE|system|none",
      "word list for predictions: a text file, a Hunspell .dic, or the system's",
      standard: standard)
  }

  // MARK: Options that several commands share

  private static let variables = OptionSpec(
    "set", value: "NAME=VALUE", isRepeatable: true,
    "set the variable $NAME of a tape; may be repeated")

  /// The scene and the settings of one phone.
  var selection: [OptionSpec] { [Self.scene] + settings.rows.flatMap { OptionSpec.options($0) } }

  /// The same for commands that show up to four phones side by side.
  var severalPhones: [OptionSpec] {
    [Self.scene] + settings.rows.flatMap { OptionSpec.options($0, isForSeveral: true) }
  }

  static let scene = OptionSpec(
    "scene", value: "ID|FILE", "a scene or a scene file", standard: "tab-form")

  /// The settings that override a tape's; each of several devices plays the tape.
  private var overrides: [OptionSpec] {
    selection.map(Self.asOverride).map { option in
      var option = option
      if settings.row(option: option.name)?.facts.takesFile == true {
        option.explanation += "; a list plays the tape on each"
      }
      return option
    }
  }

  /// Without a default, because the tape has its own.
  private static func asOverride(_ option: OptionSpec) -> OptionSpec {
    var option = option
    option.standard = ""
    return option
  }

  private static let state = [
    OptionSpec("focus", value: "LABEL", "tap the field with this label"),
    OptionSpec("type", value: "TEXT", "type this text"),
    OptionSpec(
      "at", value: "SECONDS", "seconds after the tap (default: when nothing moves any more)"),
  ]

  private static let playLook =
    look.filter { !["workbench", "report", "background"].contains($0.name) } + [
      OptionSpec(
        "background", value: "COLOR", "#RRGGBB, gradient(#RRGGBB,#RRGGBB) or transparent"),
      OptionSpec("padding", value: "POINTS", "space around the picture"),
      OptionSpec("caption", value: "TEXT", "a caption under the picture"),
      OptionSpec("crop", choices: ["screen", "keyboard", "field"], "show only this part"),
      OptionSpec("no-touches", "do not draw the finger"),
      OptionSpec("no-keystrokes", "do not draw keys that are pressed on a hardware keyboard"),
    ]

  private static let look = [
    OptionSpec("scale", choices: ["1", "2", "3"], "pixels per point (default: the device's)"),
    OptionSpec(
      "frame", choices: PictureOptions.Frame.allCases.map(\.rawValue),
      "draw the device's body", standard: "none"),
    OptionSpec(
      "mask", choices: PictureOptions.Mask.allCases.map(\.rawValue),
      "the corners of the screen, without a body", standard: "ignored"),
    OptionSpec(
      "background", value: "#RRGGBB|transparent", "colour behind the body", standard: "transparent"),
    OptionSpec(
      "overlays", value: "NAME,…", isValueOptional: true,
      "draw all overlays, or some of \(Overlay.allCases.map(\.rawValue).joined(separator: ", "))"),
    OptionSpec("workbench", "draw the whole window"),
    OptionSpec("report", value: "FILE", "write the state report as JSON; - for standard output"),
  ]
}
