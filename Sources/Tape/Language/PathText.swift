/// Operations on paths as text, without access to files.
enum PathText {
  /// Resolves a path relative to the folder of a file.
  static func resolve(_ path: String, besideFile file: String) -> String {
    guard !path.hasPrefix("/") else { return normal(path) }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return normal(folder + path)
  }

  /// Removes `.`, and `..` after a folder.
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
