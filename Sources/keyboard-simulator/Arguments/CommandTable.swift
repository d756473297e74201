import Foundation
import Picture
package import Simulation

/// All commands and options: help, parsing and suggestions are made from this table.
///
/// The settings of the phone are those of the table of settings.
package struct CommandTable: Sendable {
  /// The program's own table.
  package static let standard = CommandTable()

  let settings: SettingTable

  /// Makes the table; a test hands in settings of its own.
  package init(settings: SettingTable = .standard) { self.settings = settings }

  static let version = "0.1.0"
  /// The day on which that version was made, as the manual shows it.
  static let released = "2026-11-30"
  static let purpose = "shows and tests how forms keep clear of the on-screen keyboard"

  /// The commands in the order of the overview.
  var verbs: [CommandSpec] {
    [run, shot, play, record, audit, test, Self.diff, Self.merge, Self.new, list, validate]
  }

  var run: CommandSpec {
    CommandSpec(
      name: "run", summary: "Open the simulator's window (also without a command)",
      options: [
        OptionSpec(
          "tape", value: "FILE", "perform a tape, such as tour; its settings hold unless set here"),
        Self.variables,
        Self.words("system"),
        OptionSpec(
          "state", value: "FILE",
          "begin with the selection in this file, and keep it there at the end"),
      ] + severalPhones)
  }

  var record: CommandSpec {
    CommandSpec(
      name: "record", summary: "Open the window and write what is done in it as a tape",
      operands: "OUT.tape", options: selection)
  }

  var shot: CommandSpec {
    CommandSpec(
      name: "shot", summary: "Draw one picture",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", isRepeatable: true,
          "where the picture goes: .png or .svg; - is standard output (PNG); may be repeated"),
        Self.words("none"),
      ] + severalPhones + Self.state + Self.look)
  }

  var play: CommandSpec {
    CommandSpec(
      name: "play", summary: "Play tapes: pictures, films and expectations", operands: "TAPE…",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", isRepeatable: true,
          "one more output: .png .svg .gif .mp4 .webm .webp .apng, or a folder/ of frames"),
        OptionSpec(
          "into", value: "FOLDER",
          "where outputs, screenshots and pictures of failures go", standard: "."),
        Self.variables,
        OptionSpec("strip", value: "2…24", "make each picture of so many frames side by side"),
        OptionSpec("sheet", value: "FILE", "one picture of the takes' ends, on each device"),
        OptionSpec(
          "fps", value: "RATE", "frames in a second", standard: "60; 50 where a GIF is made"),
        OptionSpec("slow", value: "TIMES|on", "so many times slower; on is 4, as in the window"),
        OptionSpec("no-clobber", "leave files that are there as they are"),
        OptionSpec(
          "events", value: "FILE", "write what happens as JSON lines; - is standard output"),
        OptionSpec("report", value: "FILE", "write the last state report; - is standard output"),
        OptionSpec(
          "reporter", choices: ["text", "junit"], "how results are told", standard: "text"),
      ] + overrides + Self.playLook,
      notes: [
        "TAPE is a file, or one that ships with the program by its name: tour, strategy-none, …",
        "What is set here wins over the tape's Set lines. --device takes a list, a,b,c: the take is",
        "played on each, and every output's name gets the device's. Films are made by ffmpeg, at 1×",
        "unless a scale is set. An Expect that fails writes TAPE-lineN.png with overlays into --into.",
        "Files whose pixels would not change are left untouched.",
      ])
  }

  var list: CommandSpec {
    CommandSpec(
      name: "list", summary: "List devices, scenes, strategies, layouts, keyboards or tapes",
      operands: "WHAT",
      operandChoices: [
        "devices", "scenes", "strategies", "layouts", "keyboards", "tapes", "report-keys",
      ],
      options: [])
  }

  var validate: CommandSpec {
    CommandSpec(
      name: "validate", summary: "Check device, layout, scene and tape files", operands: "FILE…",
      options: [Self.variables])
  }

  /// What completes words; only the window takes the machine's lists unasked.
  private static func words(_ standard: String) -> OptionSpec {
    OptionSpec(
      "words", value: "FILE|system|none",
      "complete what is typed by a word list or Hunspell .dic, or by the system's",
      standard: standard)
  }

  // MARK: Options that several commands share

  private static let variables = OptionSpec(
    "set", value: "NAME=VALUE", isRepeatable: true, "a value for $NAME in a tape")

  /// What one phone is: its scene and its settings.
  var selection: [OptionSpec] { [Self.scene] + settings.rows.flatMap { OptionSpec.options($0) } }

  /// The same for commands that show up to four phones side by side.
  var severalPhones: [OptionSpec] {
    [Self.scene] + settings.rows.flatMap { OptionSpec.options($0, isForSeveral: true) }
  }

  static let scene = OptionSpec(
    "scene", value: "ID|FILE", "a scene or a scene file", standard: "tab-form")

  /// The settings that win over a tape's; each of several devices plays it.
  private var overrides: [OptionSpec] {
    selection.map(Self.asOverride).map { option in
      var option = option
      if settings.row(option: option.name)?.facts.takesFile == true {
        option.explanation += "; several parted by commas"
      }
      return option
    }
  }

  /// In a tape nothing is set by default: it says so itself.
  private static func asOverride(_ option: OptionSpec) -> OptionSpec {
    var option = option
    option.standard = ""
    return option
  }

  private static let state = [
    OptionSpec("focus", value: "LABEL", "tap the field with this label"),
    OptionSpec("type", value: "TEXT", "type a text into it"),
    OptionSpec("at", value: "SECONDS", "so long after the tap (default: when all has settled)"),
  ]

  private static let playLook =
    look.filter { !["workbench", "report", "background"].contains($0.name) } + [
      OptionSpec(
        "background", value: "COLOR", "#RRGGBB, gradient(#RRGGBB,#RRGGBB) or transparent"),
      OptionSpec("padding", value: "POINTS", "room around the picture"),
      OptionSpec("caption", value: "TEXT", "a line under the picture"),
      OptionSpec("crop", choices: ["screen", "keyboard", "field"], "show only this part"),
      OptionSpec("no-touches", "do not draw the finger"),
      OptionSpec("no-keystrokes", "do not draw what is pressed on a hardware keyboard"),
    ]

  private static let look = [
    OptionSpec("scale", choices: ["1", "2", "3"], "pixels a point (default: the device's)"),
    OptionSpec(
      "frame", choices: PictureOptions.Frame.allCases.map(\.rawValue),
      "without or with the device's body", standard: "none"),
    OptionSpec(
      "mask", choices: PictureOptions.Mask.allCases.map(\.rawValue),
      "the screen's corners without the body", standard: "ignored"),
    OptionSpec(
      "background", value: "#RRGGBB|transparent", "behind the body", standard: "transparent"),
    OptionSpec(
      "overlays", value: "NAME,…", isValueOptional: true,
      "draw all overlays, or these of \(Overlay.allCases.map(\.rawValue).joined(separator: ", "))"),
    OptionSpec("workbench", "draw the whole window's contents"),
    OptionSpec("report", value: "FILE", "write the state report as JSON; - is standard output"),
  ]
}
