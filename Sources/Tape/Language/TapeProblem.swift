/// One thing that is wrong in a tape, and where.
package struct TapeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var place: SourceLocation
  package var issue: TapeIssue

  package init(_ place: SourceLocation, _ issue: TapeIssue) {
    self.place = place
    self.issue = issue
  }

  /// Prints `file:line:column: what is wrong; what would be right`.
  ///
  /// A file that cannot be read says so itself.
  package var description: String {
    if case .lookup(let words) = issue, words.hasPrefix(place.file + ":") { return words }
    return "\(place): \(issue)"
  }
}

/// Everything that is wrong in a tape; never empty.
package struct TapeProblems: Error, Hashable, Sendable, CustomStringConvertible {
  package var problems: [TapeProblem]

  package init(_ problems: [TapeProblem]) { self.problems = problems }

  /// More problems than this are counted, not shown.
  private static let shown = 20

  /// Prints one problem a line.
  package var description: String {
    let lines = problems.prefix(Self.shown).map(\.description)
    let more = problems.count - lines.count
    return (lines + (more > 0 ? ["and \(more) more problems"] : [])).joined(separator: "\n")
  }
}
