/// The description of the problem and its remedy.
package protocol ProblemDescription {
  /// Follows the file and key path: "is missing".
  var problem: String { get }
  /// Follows a semicolon: "add a number from 0 to 200".
  var remedy: String { get }
}

/// One problem of a file that a user wrote.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  package let file: String
  /// Line from 1; `nil` if the file could not be read at all.
  package let line: Int?
  /// Path of keys from the root, such as `keyboard.18.portrait.total`; empty for the whole file.
  package let keyPath: String
  package let problem: String
  package let remedy: String

  package init(file: String, line: Int?, keyPath: String, _ description: some ProblemDescription) {
    self.file = file
    self.line = line
    self.keyPath = keyPath
    problem = description.problem
    remedy = description.remedy
  }

  /// The problem as `file:line: key path: what is wrong; what would be right`.
  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    let path = keyPath.isEmpty ? "" : "\(keyPath): "
    return "\(place): \(path)\(problem); \(remedy)"
  }
}

/// All problems of one file; never empty.
package struct FileProblems: Error, Hashable, CustomStringConvertible {
  package let problems: [FileProblem]

  package init(_ problems: [FileProblem]) {
    self.problems = problems
  }

  /// One problem per line.
  package var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
