package import Foundation

/// Reads JSON files that people write, and reports everything that is wrong in them at once.
package enum StrictJSON {
  /// Hands the root of the document to `read`; succeeds only where nothing was reported.
  ///
  /// Readers may put a stand-in where a value is wrong and go on: it never leaves this function.
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
