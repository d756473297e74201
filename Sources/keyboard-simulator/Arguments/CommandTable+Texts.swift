import Foundation
import VisualQA

/// The texts that the program makes from the table.
extension CommandTable {
  /// Returns the help of a command; nil for an unknown one.
  package func help(of command: String) -> String? {
    (verbs + hidden).first { $0.name == command }.map { HelpText(self).text(for: $0) }
  }

  /// The man page as roff text.
  package var manual: String { ManualPage(self).text }

  /// Returns the completions of the last word of a command line.
  package func completions(of words: [String]) -> [String] {
    Completion(words, self).candidates.map(\.word)
  }

  /// Returns the names of the golden pictures of a `test` command.
  package func goldenNames(of words: [String]) throws -> [String] {
    try GoldenCases(try Arguments(words, self), frames: nil).all.map { $0.name(settings) }
  }
}
