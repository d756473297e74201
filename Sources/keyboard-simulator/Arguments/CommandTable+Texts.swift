import Foundation
import VisualQA

/// What the program prints of the table.
extension CommandTable {
  /// Returns the help of a command; nil for an unknown one.
  package func help(of command: String) -> String? {
    (verbs + hidden).first { $0.name == command }.map { HelpText(self).text(for: $0) }
  }

  /// The man page.
  package var manual: String { ManualPage(self).text }

  /// Returns what the last word of an unfinished call could become.
  package func completions(of words: [String]) -> [String] {
    Completion(words, self).candidates.map(\.word)
  }

  /// Returns the names of the golden pictures of a call of `test`.
  package func goldenNames(of words: [String]) throws -> [String] {
    try GoldenCases(try Arguments(words, self), frames: nil).all.map { $0.name(settings) }
  }
}
