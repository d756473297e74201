import Foundation
import Testing
import XCTest

/// Where an expectation stands, and how it tells what does not hold.
struct TestPlace {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  /// The folder of the test's file.
  var folder: String {
    URL(fileURLWithPath: "\(file)").deletingLastPathComponent().path
  }

  /// Tells each problem, and what kept the expectation from being tried; returns whether all is good.
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

  /// Both libraries may run in one process; only the one whose test this is hears of it.
  private func report(_ words: String) {
    guard Test.current != nil else { return XCTFail(words, file: file, line: line) }
    Issue.record(
      Comment(rawValue: words),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  }
}

/// What is wrong with the words of an expectation.
struct TestProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
