import Foundation
import Reporting
import SDLHost
import VisualQA

/// `new`: a starter of a file that people write themselves.
struct NewCommand {
  private let kind: FileTemplate
  private let path: String
  /// The file's name without its ending.
  private let name: String

  init(_ arguments: Arguments) throws(UsageError) {
    let kinds = FileTemplate.allCases.map(\.rawValue)
    let words = arguments.operands
    guard let word = words.first, let kind = FileTemplate(rawValue: word) else {
      throw .badChoice(option: "new", value: words.first ?? "", choices: kinds)
    }
    guard words.count == 2 else {
      throw .other("new \(word) needs one file; give its name, such as my-\(word)\(kind.ending)")
    }
    self.kind = kind
    path = words[1]
    guard path.hasSuffix(kind.ending), !path.hasSuffix(".schema.json") else {
      throw .other("\"\(path)\" is no name for a \(word); end it in \(kind.ending)")
    }
    name = path.split(separator: "/").last.map { String($0.dropLast(kind.ending.count)) } ?? ""
    // A device's file must be called like its id.
    if kind == .device, FileTemplate.id(name, else: "my-device") != name {
      throw .other(
        "\"\(path)\" is no name for a device; use small letters, digits and single hyphens, "
          + "such as \(FileTemplate.id(name, else: "my-device")).json")
    }
  }

  func perform() throws -> ExitStatus {
    guard try create(path, Array(kind.text(named: name).utf8)) else {
      throw UsageError.other("\(path): is there already; give a name that is not")
    }
    try Output.line("\(path): try it with \(HelpText.program) \(kind.trial(path).text)")
    if let (name, bytes) = kind.companion {
      let companion =
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .map { $0 + "/" }.joined() + name
      if try create(companion, bytes) {
        try Output.line("\(companion): tells an editor what a \(kind.rawValue) may have")
      }
    }
    return .good
  }

  /// Writes a file unless there is one; tells whether it did.
  private func create(_ path: String, _ bytes: [UInt8]) throws(HostError) -> Bool {
    // Made and opened in one step: nobody's file can be lost between a look and a write.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw HostError.writing(path: path, reason: String(cString: strerror(errno)))
    }
    do throws(HostError) {
      defer { close(descriptor) }
      try FileWriter.write(bytes, toOpen: descriptor, called: path)
    } catch {
      unlink(path)
      throw error
    }
    return true
  }
}
