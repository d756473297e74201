import Foundation
import VisualQA

extension CommandTable {
  static let audit = VerbSpec(
    name: "audit", summary: "Tap every field and tell which ones the keyboard covers",
    options: [
      OptionSpec(
        "output", short: "o", value: "FILE", "where the report goes (default: standard output)"),
      OptionSpec(
        "reporter", choices: AuditReport.Form.allCases.map(\.rawValue),
        "how results are told (default text)"),
      OptionSpec(
        "min-clearance", value: "POINTS", "fields with less room count as covered (default 0)"),
    ] + selection.map(asList),
    notes: [
      "Every field is tapped while no keyboard is up, then walked to with the tabulator, then tapped by",
      "jumps, and measured at every frame of the animation and at rest. Nothing is drawn. Exit status 1:",
      "a field is covered, for a moment or for good, or cannot be reached; 4: there was no field.",
    ])

  /// The options that name phones take lists where there are many of them to try.
  static func asList(_ option: OptionSpec) -> OptionSpec {
    let defaults = [
      "device": "all classes", "orientation": "all", "scene": "tab-form",
      "strategy": "content-inset", "keyboard": "what each field asks for",
      "content-size": "large",
    ]
    guard let value = defaults[option.name] else { return option }
    var option = option
    option.choices = nil
    option.value = "LIST"
    let help = option.help.range(of: " (default").map { String(option.help[..<$0.lowerBound]) }
    option.help = (help ?? option.help) + "; with commas, or all (default \(value))"
    return option
  }
}
