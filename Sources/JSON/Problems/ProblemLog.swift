/// Collects the problems of one file; all readers of the file write to the same log.
package final class ProblemLog {
  package let file: String
  package private(set) var problems: [FileProblem] = []

  package init(file: String) {
    self.file = file
  }

  /// Adds a problem with the key path and the line of its value.
  package func report(_ problem: some ProblemDescription, keyPath: String, line: Int) {
    problems.append(FileProblem(file: file, line: line, keyPath: keyPath, problem))
  }
}
