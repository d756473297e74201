import Foundation
import Reporting
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
    _ report: AuditReport, _ reporters: [ReportDestination<AuditReport.Form>],
    pictures: AuditPage.Pictures = [:]
  ) throws(HostError) {
    for reporter in reporters {
      let text = report.output(
        reporter.form, isColored: reporter.path == nil && isColored, pictures: pictures)
      try write(text, reporter.path)
    }
    let pages = reporters.filter { $0.form == .html }.compactMap(\.path)
    try sum(up: { report.output(.text, isColored: $0) }, pages, reporters.map(\.path))
  }

  static func write(
    _ report: GoldenReport, _ reporters: [ReportDestination<GoldenReport.Form>]
  ) throws(HostError) {
    for reporter in reporters {
      let text = report.output(reporter.form, isColored: reporter.path == nil && isColored)
      try write(text, reporter.path)
    }
    let pages = reporters.filter { $0.form == .html || $0.form == .blob }.compactMap(\.path)
    try sum(up: { report.output(.text, isColored: $0) }, pages, reporters.map(\.path))
  }

  /// If all reports are pages, prints their summary and paths too.
  private static func sum(
    up text: (_ isColored: Bool) -> any OutgoingText, _ pages: [String], _ paths: [String?]
  ) throws(HostError) {
    guard !pages.isEmpty, !paths.contains(nil) else { return }
    try Output.write(text(isColored))
    for page in pages { try Output.line("report: \(page)") }
  }

  private static func write(_ text: any OutgoingText, _ path: String?) throws(HostError) {
    guard let path else { return try Output.write(text) }
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(text.bytes, to: path)
  }
}
