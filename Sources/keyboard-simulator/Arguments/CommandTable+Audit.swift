import Foundation
import Simulation
import VisualQA

extension CommandTable {
  var audit: CommandSpec {
    CommandSpec(
      name: "audit", summary: "Find the fields that the keyboard covers, on every device",
      options: [
        OptionSpec(
          "output", short: "o", value: "FILE", "write the report to FILE (default: standard output)"
        ),
        Self.reporter(AuditReport.Form.self),
        OptionSpec("heatmap", value: "FILE.png", "draw all clearances as a table of colours"),
        OptionSpec(
          "pictures", choices: AuditPictures.Wanted.allCases.map(\.rawValue),
          "fields whose worst moment the HTML report shows (default all; bad above "
            + "\(AuditPictures.mostFields) fields)"),
        OptionSpec(
          "min-clearance", value: "POINTS", "report fields with less clearance as covered",
          standard: "0"),
      ] + Self.part(of: "combinations") + lists,
      notes: [
        "Every field is focused in four ways: tapped while no keyboard is up, with the tab key, tapped after",
        "the previous field, and tapped after a distant field. Its clearance is measured at every frame and",
        "at rest. Pictures are drawn only for --heatmap and --reporter html. Exit status 1: a field is",
        "covered, even for a moment, or cannot be reached; 4: there are no fields.",
      ])
  }

  static func reporter<Form: RawRepresentable<String> & CaseIterable>(
    _ forms: Form.Type
  ) -> OptionSpec {
    let names = Form.allCases.map(\.rawValue).joined(separator: ", ")
    return OptionSpec(
      "reporter", value: "NAME[=FILE]", isRepeatable: true,
      "format of the report: \(names) (default text); may be repeated")
  }

  static let merge = CommandSpec(
    name: "merge", summary: "Merge the reports of the shards of a run", operands: "REPORT…",
    options: [
      OptionSpec(
        "output", short: "o", value: "FILE", "write the report to FILE (default: standard output)"),
      reporter(GoldenReport.Form.self),
    ],
    notes: [
      "REPORT is written by test --shard I/N --reporter blob or by audit --shard I/N --reporter json.",
      "Reports of audits can be merged as text, json, csv, junit or html. Two reports of one shard are an",
      "error. The exit status is that of the whole run, or 1 if a shard is missing.",
    ])

  /// The options that select a part of a matrix and control the run.
  static func part(of things: String) -> [OptionSpec] {
    let one = String(things.dropLast())
    return [
      OptionSpec("grep", short: "g", value: "REGEX", "run only \(things) whose name matches"),
      OptionSpec("grep-invert", value: "REGEX", "leave out \(things) whose name matches"),
      OptionSpec("shard", value: "I/N", "run only shard I of N, counted from 1"),
      OptionSpec("list", "list the names of the \(things) and exit"),
      OptionSpec("jobs", short: "j", value: "N", "run N at the same time (default: one per core)"),
      OptionSpec("max-failures", value: "N", "stop after N failed \(things)"),
      OptionSpec("stop-at-first", short: "x", "stop after the first failed \(one)"),
    ]
  }

  /// The settings as options that take lists, for a matrix.
  var lists: [OptionSpec] {
    [OptionSpec.list(of: Self.scene)] + settings.rows.flatMap { OptionSpec.lists($0) }
  }
}
