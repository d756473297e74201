import Foundation
import Testing
import XCTest

/// The place of an expectation in a test, and the test library to which it reports.
struct TestPlace {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  /// The folder of the test's file.
  var folder: String {
    URL(fileURLWithPath: "\(file)").deletingLastPathComponent().path
  }

  /// Reports each problem, or the error that prevented the check; returns whether there is none.
  func check(_ problems: () throws -> [String]) -> Bool {
    do {
      let problems = try problems()
      problems.forEach(report)
      return problems.isEmpty
    } catch {
      report("\(error)")
      return false
    }
  }

  /// Both libraries may run in one process; only the one that runs this test receives the report.
  private func report(_ words: String) {
    guard Test.current != nil else { return XCTFail(words, file: file, line: line) }
    Issue.record(
      Comment(rawValue: words),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  }
}

/// An error in the arguments of an expectation.
struct TestProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
