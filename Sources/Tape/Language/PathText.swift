/// Paths as texts: nothing is looked up.
enum PathText {
  /// Returns a path that is relative to a file's folder as one relative to where that file is.
  static func resolve(_ path: String, besideFile file: String) -> String {
    guard !path.hasPrefix("/") else { return normal(path) }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return normal(folder + path)
  }

  /// Takes `.` and, where a folder stands before it, `..` out.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
