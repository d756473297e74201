package import Foundation

/// Reads JSON files that users write, and reports all their problems at once.
package enum StrictJSON {
  /// Passes the document's root to `read`; succeeds only if no problem was reported.
  ///
  /// Readers may replace an invalid value and continue: the replacement never leaves this function.
  package static func decode<Value>(
    _ data: Data, file: String, _ read: (JSONNode) -> Value?
  ) -> Result<Value, FileProblems> {
    let log = ProblemLog(file: file)
    do throws(JSONSyntaxError) {
      let root = JSONNode(try JSONValue(parsing: data), log: log)
      if let value = read(root), log.problems.isEmpty { return .success(value) }
      if log.problems.isEmpty { root.report(JSONProblem.unreadable) }
    } catch {
      log.report(error, keyPath: "", line: error.line)
    }
    return .failure(FileProblems(log.problems))
  }
}
