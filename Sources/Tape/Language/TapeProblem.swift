/// A problem in a tape, and its place.
package struct TapeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var place: SourceLocation
  package var issue: TapeIssue

  package init(_ place: SourceLocation, _ issue: TapeIssue) {
    self.place = place
    self.issue = issue
  }

  /// Prints `file:line:column: what is wrong; what would be right`.
  ///
  /// The message of an unreadable file already contains its path.
  package var description: String {
    if case .lookup(let words) = issue, words.hasPrefix(place.file + ":") { return words }
    return "\(place): \(issue)"
  }
}

/// All problems of a tape; never empty.
package struct TapeProblems: Error, Hashable, Sendable, CustomStringConvertible {
  package var problems: [TapeProblem]

  package init(_ problems: [TapeProblem]) { self.problems = problems }

  /// The maximum number of problems that are shown; the others are counted.
  private static let shown = 20

  /// Prints one problem a line.
  package var description: String {
    let lines = problems.prefix(Self.shown).map(\.description)
    let more = problems.count - lines.count
    return (lines + (more > 0 ? ["and \(more) more problems"] : [])).joined(separator: "\n")
  }
}
