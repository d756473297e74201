import Foundation
import SDLHost
import VisualQA

/// Writes reports to files, whole, or to standard output.
enum ReportOutput {
  /// Whether a report for people may have colours.
  ///
  /// See no-color.org for the variable.
  static var isColored: Bool {
    isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["NO_COLOR"].map(\.isEmpty) ?? true
  }

  static func write(
    _ report: AuditReport, _ reporters: [Reporter<AuditReport.Form>],
    pictures: AuditPage.Pictures = [:]
  ) throws(HostError) {
    for reporter in reporters {
      let text = report.text(
        reporter.form, isColored: reporter.path == nil && isColored, pictures: pictures)
      try write(text, reporter.path)
    }
    let pages = reporters.filter { $0.form == .html }.compactMap(\.path)
    try sum(up: { report.text(.text, isColored: $0) }, pages, reporters.map(\.path))
  }

  static func write(
    _ report: GoldenReport, _ reporters: [Reporter<GoldenReport.Form>]
  ) throws(HostError) {
    for reporter in reporters {
      let text = report.text(reporter.form, isColored: reporter.path == nil && isColored)
      try write(text, reporter.path)
    }
    let pages = reporters.filter { $0.form == .html || $0.form == .blob }.compactMap(\.path)
    try sum(up: { report.text(.text, isColored: $0) }, pages, reporters.map(\.path))
  }

  /// A page is for later; what it says in short is for now, where nothing else is said.
  private static func sum(
    up text: (_ isColored: Bool) -> String, _ pages: [String], _ paths: [String?]
  ) throws(HostError) {
    guard !pages.isEmpty, !paths.contains(nil) else { return }
    try Output.write(Array(text(isColored).utf8))
    for page in pages { try Output.line("report: \(page)") }
  }

  private static func write(_ text: String, _ path: String?) throws(HostError) {
    guard let path else { return try Output.write(Array(text.utf8)) }
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(Array(text.utf8), to: path)
  }
}
