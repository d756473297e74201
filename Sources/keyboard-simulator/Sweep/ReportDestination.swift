import DeviceProfiles
import Foundation

/// The format of a report and its file; a run can have several.
struct ReportDestination<Form: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  var form: Form
  /// The file; nil for standard output.
  var path: String?

  /// Reads `--reporter NAME[=FILE]`, as often as it is there.
  ///
  /// - Parameters:
  ///   - usual: what is meant where there is none.
  ///   - option: names the file of the one that names none itself.
  ///   - places: where forms go that are never meant for standard output.
  static func all(
    _ arguments: Arguments, usual: Form, file option: String,
    places: (Form) -> String? = { _ in nil }
  ) throws(UsageError) -> [ReportDestination] {
    var reporters: [ReportDestination] = []
    for text in arguments.all("reporter") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = Form.allCases.map(\.rawValue)
      guard let form = Form(rawValue: String(parts[0])) else {
        throw .badChoice(option: "--reporter", value: String(parts[0]), choices: names)
      }
      if parts.count > 1, parts[1].isEmpty {
        throw .other("missing file in --reporter \(text); give \(text)FILE, or remove the =")
      }
      reporters.append(
        ReportDestination(form: form, path: parts.count > 1 ? String(parts[1]) : nil))
    }
    if reporters.isEmpty { reporters = [ReportDestination(form: usual)] }
    if let file = arguments[option] {
      guard let place = reporters.firstIndex(where: { $0.path == nil }) else {
        throw .other(
          "--\(option) has no effect, because every --reporter has its own file; remove it")
      }
      reporters[place].path = file
    }
    for index in reporters.indices where reporters[index].path == nil {
      reporters[index].path = places(reporters[index].form)
    }
    for index in reporters.indices where reporters[index].path == "-" {
      reporters[index].path = nil
    }
    let paths = reporters.map { $0.path ?? "-" }
    if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .other(
        (twice == "-"
          ? "two reporters write to standard output" : "two reporters write to \(twice)")
          + "; give each a file, such as --reporter \(reporters[0].form.rawValue)=FILE")
    }
    return reporters
  }
}
