import Foundation
import Reporting
import SDLHost
import VisualQA

/// `new`: writes a template.
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
      throw .other("new \(word) needs one file name, such as my-\(word)\(kind.ending)")
    }
    self.kind = kind
    path = words[1]
    guard path.hasSuffix(kind.ending), !path.hasSuffix(".schema.json") else {
      throw .other("the \(word)'s file \"\(path)\" must end in \(kind.ending)")
    }
    name = path.split(separator: "/").last.map { String($0.dropLast(kind.ending.count)) } ?? ""
    // The name of a device's file must be its id.
    if kind == .device, FileTemplate.id(name, else: "my-device") != name {
      throw .other(
        "invalid name \"\(path)\" for a device; use lowercase letters, digits and single hyphens, "
          + "such as \(FileTemplate.id(name, else: "my-device")).json")
    }
  }

  func perform() throws -> ExitStatus {
    guard try create(path, Array(kind.text(named: name).utf8)) else {
      throw UsageError.other("\(path): the file already exists; choose another name")
    }
    try Output.line("\(path): try \(HelpText.program) \(kind.trial(path).text)")
    if let (name, bytes) = kind.companion {
      let companion =
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .map { $0 + "/" }.joined() + name
      if try create(companion, bytes) {
        try Output.line("\(companion): the JSON schema, for editors")
      }
    }
    return .good
  }

  /// Writes a file unless it exists; returns whether it was written.
  private func create(_ path: String, _ bytes: [UInt8]) throws(HostError) -> Bool {
    // Created and opened in one step, so that no file that appears in between is overwritten.
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
