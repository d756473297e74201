import Foundation
import JSON

/// Words of a command line, as a person copies them into a shell.
enum ShellWord {
  /// Puts quotes around a word that a shell would not take as it is.
  static func quoted(_ word: String) -> String {
    let plain = CharacterSet(charactersIn: "-_./,:=")
      .union(CharacterSet(charactersIn: "a"..."z")).union(CharacterSet(charactersIn: "A"..."Z"))
      .union(CharacterSet(charactersIn: "0"..."9"))
    if !word.isEmpty, word.unicodeScalars.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
