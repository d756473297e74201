import Reporting

/// The folders of goldens, and of the pictures of a run.
package struct GoldenFolders: Hashable, Sendable {
  package var goldens: String
  package var output: String

  package init(goldens: String, output: String) {
    self.goldens = goldens
    self.output = output
  }

  /// The files of a golden.
  package func picture(_ name: String) -> String { "\(goldens)/\(name).png" }
  /// Returns the path of a golden's state report.
  package func report(_ name: String) -> String { "\(goldens)/\(name).json" }

  /// Returns the command for a shell that gives a golden's files another name.
  package func renaming(_ old: String, to new: String) -> String {
    [
      ShellCommand(words: ["mv", picture(old), picture(new)]),
      ShellCommand(words: ["mv", report(old), report(new)]),
    ]
    .map(\.text).joined(separator: " && ")
  }

  /// Each kind of picture has its own folder, so that a golden and its pictures have the same name.
  package func folder(of kind: GoldenResult.Image) -> String { "\(output)/\(kind.rawValue)" }
}
