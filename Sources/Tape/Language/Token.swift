/// A place in a tape; lines and columns count from 1.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// The line in the file, from 1.
  package var line: Int
  /// The column in the line, from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Something that is not in a file, such as an option, has only a name.
  package var description: String { line == 0 ? file : "\(file):\(line):\(column)" }
}

/// One word of a line, without its quotation marks and with its variables filled in.
package struct Token: Hashable, Sendable {
  package var text: String
  package var isQuoted: Bool
  package var place: SourceLocation

  package init(_ text: String, isQuoted: Bool = false, at place: SourceLocation) {
    self.text = text
    self.isQuoted = isQuoted
    self.place = place
  }

  func problem(_ issue: TapeIssue) -> TapeProblem { TapeProblem(place, issue) }
}
