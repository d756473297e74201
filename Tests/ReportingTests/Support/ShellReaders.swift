import Foundation

/// Words of a command as shells read them.
enum ShellReaders {
  /// Lets a shell of the system read a command; nil where it fails.
  ///
  /// The command is given to `printf`, so that nothing is run; a word cannot have U+0000.
  static func words(_ command: String, shell: String) throws -> [String]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", "printf '%s\\0' " + command]
    process.environment = ["PATH": "/nonexistent", "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return words.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a command by fish's rules, which differ in single quotes; nil where something is not plain.
  static func wordsByFish(_ command: String) -> [String]? {
    var (words, word, isQuoted): ([String], String.UnicodeScalarView, Bool) = ([], .init(), false)
    var rest = Array(command.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch (scalar, isQuoted) {
      case ("'", _): isQuoted.toggle()
      case ("\\", true) where rest.first == "\\" || rest.first == "'",
        ("\\", false) where rest.first == "\\" || rest.first == "'":
        if let escaped = rest.popFirst() { word.append(escaped) }
      case (" ", false):
        words.append(String(word))
        word = .init()
      case (_, true): word.append(scalar)
      default:
        let isPlain =
          scalar.isASCII
          && (scalar.properties.isAlphabetic || "-_./,:=".unicodeScalars.contains(scalar)
            || scalar.properties.numericType != nil)
        guard isPlain else { return nil }
        word.append(scalar)
      }
    }
    return isQuoted ? nil : words + [String(word)]
  }
}
