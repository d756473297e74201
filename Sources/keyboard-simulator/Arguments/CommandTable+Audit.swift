import Foundation
import Simulation
import VisualQA

extension CommandTable {
  var audit: CommandSpec {
    CommandSpec(
      name: "audit", summary: "Tap every field and tell which ones the keyboard covers",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", "where the report goes (default: standard output)"),
        Self.reporter(AuditReport.Form.self),
        OptionSpec("heatmap", value: "FILE.png", "draw all clearances as a table of colours"),
        OptionSpec(
          "pictures", choices: AuditPictures.Wanted.allCases.map(\.rawValue),
          "whose worst moments an HTML report shows (default all; bad above "
            + "\(AuditPictures.mostFields) fields)"),
        OptionSpec(
          "min-clearance", value: "POINTS", "fields with less room count as covered", standard: "0"),
      ] + Self.part(of: "phones") + lists,
      notes: [
        "Every field is tapped while no keyboard is up, walked to with the tabulator, tapped after the",
        "one before it and tapped by jumps, and measured at every frame of the animation and at rest.",
        "No picture is drawn except for --heatmap and --reporter html. Exit status 1: a field is covered,",
        "for a moment or for good, or cannot be reached; 4: there was no field.",
      ])
  }

  static func reporter<Form: RawRepresentable<String> & CaseIterable>(
    _ forms: Form.Type
  ) -> OptionSpec {
    let names = Form.allCases.map(\.rawValue).joined(separator: ", ")
    return OptionSpec(
      "reporter", value: "NAME[=FILE]", isRepeatable: true,
      "how results are told: \(names) (default text); may be repeated")
  }

  static let merge = CommandSpec(
    name: "merge", summary: "Join the reports of the parts of a run", operands: "REPORT…",
    options: [
      OptionSpec(
        "output", short: "o", value: "FILE", "where the report goes (default: standard output)"),
      reporter(GoldenReport.Form.self),
    ],
    notes: [
      "Reports are those of test --shard I/N --reporter blob, or of audit --shard I/N --reporter json;",
      "audits can be told as text, json, csv, junit and html. Two reports of one part are an error. Exit",
      "status as of the whole run; 1 also where a part is missing.",
    ])

  /// Which part of a matrix is looked at, and how.
  static func part(of things: String) -> [OptionSpec] {
    let one = String(things.dropLast())
    return [
      OptionSpec("grep", short: "g", value: "REGEX", "only \(things) whose name has this"),
      OptionSpec("grep-invert", value: "REGEX", "no \(one) whose name has this"),
      OptionSpec("shard", value: "I/N", "only the Ith of N parts, counted from 1"),
      OptionSpec("list", "list the names of the \(things), and do nothing else"),
      OptionSpec("jobs", short: "j", value: "N", "so many at a time (default: one a core)"),
      OptionSpec("max-failures", value: "N", "stop after so many \(things) that fail"),
      OptionSpec("stop-at-first", short: "x", "stop after the first \(one) that fails"),
    ]
  }

  /// The selection where many phones are tried: its options take lists.
  var lists: [OptionSpec] {
    [OptionSpec.list(of: Self.scene)] + settings.rows.flatMap { OptionSpec.lists($0) }
  }
}
