import DeviceProfiles
import JSON

/// The problems of tapes, with their messages.
package enum TapeIssue: Hashable, Sendable {
  // The language
  case openQuote
  case badEscape(Character)
  case textAfterQuote
  case openVariable
  case undefinedVariable(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  case missing(String, usage: String)
  case surplus(String, usage: String)
  case badValue(String, wanted: String)
  case missingUnit(String)
  case lateSetting(String, instead: String?)
  case unknownPath(String, nearest: [String])
  // The files
  case sourceLoop([String])
  case tooManyLines(limit: Int)
  case badOutput(String)
  case repeatedOutput(String, firstLine: Int)
  /// The message of a failed lookup, which contains its remedy.
  case lookup(String)
  // The play
  case unknownLabel(String, labels: [String])
  case unreachable(String, reason: String)
  case missed(String)
  case offScreen(String, width: Int, height: Int)
  case noKeyboard(String)
  case noFocus(String)
  case hardwareKeyboard
  case onlyOnTablets(String)
  case unknownKey(String, nearest: [String])
  case untypable(Character, keyboard: String)
  case notOffered(String, key: String, offered: [String])
  case unsettled(seconds: Int, moving: [String])
  case tooLong(seconds: Int)
  case nothingRecorded
  case nothingToCrop(String)
}

extension TapeIssue: Error {}

extension TapeIssue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .openQuote: "missing closing quotation mark; end the text with \""
    case .badEscape(let character):
      "\\\(character) is an invalid escape; use \\\" for a quotation mark, \\\\ for a backslash, "
        + "\\$ for a dollar sign, \\n for a new line, "
        + "\\u{301} for a character by its code"
    case .textAfterQuote: "missing space after the closing quotation mark; add one"
    case .openVariable: "missing } after ${; write ${NAME} or ${NAME:-value}"
    case .undefinedVariable(let name, let nearest):
      "undefined variable $\(name); "
        + (nearest.map { "did you mean $\($0)?" } ?? "give --set \(name)=VALUE")
    case .unknownCommand(let word, let nearest):
      "unknown command \(word.quoted); "
        + (nearest.map { "did you mean \($0)?" } ?? "use \(Self.list(CommandWord.names))")
    case .missing(let what, let usage): "missing \(what); write \(usage)"
    case .surplus(let word, let usage): "unexpected \(word.quoted); write \(usage)"
    case .badValue(let found, let wanted): "invalid value \(found.quoted); use \(wanted)"
    case .missingUnit(let text): "missing unit of \(text); write \(text)ms or \(text)s"
    case .lateSetting(let name, let instead):
      "\(name) cannot be set after the first action; "
        + (instead.map { "write \($0), or " } ?? "") + "move the line before the first action"
    case .unknownPath(let path, let nearest):
      "unknown key \(path.quoted) of the state report; "
        + (nearest.isEmpty
          ? "list report-keys lists the keys" : "did you mean \(Self.list(nearest))?")
    default: fileWords ?? playWords
    }
  }

  private var fileWords: String? {
    switch self {
    case .sourceLoop(let chain):
      "the tapes include each other (\(chain.joined(separator: " → "))); "
        + "remove one of these Source lines"
    case .tooManyLines(let limit):
      "the tape has more than \(limit) lines; split it into several tapes"
    case .badOutput(let path):
      "invalid output \(path.quoted); it must end in .png, .svg, .gif, .mp4, .webm, .webp or "
        + ".apng, or in / for a folder of frames"
    case .repeatedOutput(let path, let line):
      "line \(line) already writes \(path.quoted); give each output its own name"
    case .lookup(let words): words
    default: nil
    }
  }

  private var playWords: String {
    switch self {
    case .unknownLabel(let name, let labels): Self.unknown(name, labels)
    case .unreachable(let name, let reason): "\(name.quoted) cannot be tapped: \(reason)"
    case .missed(let name):
      "the tap on \(name.quoted) did not focus it, because something covers it; "
        + "tap it by its coordinates"
    case .offScreen(let point, let width, let height):
      "\(point) is outside the screen; x must be between 0 and \(width), y between 0 and \(height)"
    case .noKeyboard(let what): "\(what) needs a keyboard; tap a field first"
    case .hardwareKeyboard:
      "a hardware keyboard is attached, which hides the on-screen keyboard; "
        + "write Set HardwareKeyboard off first"
    case .onlyOnTablets(let order):
      "Keyboard \(order) needs an iPad; Set Device to an iPad or remove this line"
    case .noFocus(let what): "\(what) needs a focused field; tap a field first"
    case .unknownKey(let name, let nearest):
      "unknown key \(name.quoted) on this page; "
        + (nearest.isEmpty
          ? "use the label of a key, or shift, delete, return, space, numbers, symbols, letters"
          : "did you mean \(Self.list(nearest))?")
    case .untypable(let character, let keyboard):
      "\(String(character).quoted) is not on \(keyboard); "
        + "remove it, or Set another Layout or Keyboard"
    case .notOffered(let text, let key, let offered):
      "the key \(key.quoted) has no alternative \(text.quoted); "
        + (offered.isEmpty
          ? "it has none; use LongPress with the key only"
          : "it has \(Self.list(offered))")
    case .unsettled(let seconds, let moving):
      "after \(seconds) s \(moving.joined(separator: ", ")) is still moving; use Sleep with the time it needs"
    case .tooLong(let seconds): "the tape is longer than \(seconds) s; split it into several tapes"
    case .nothingRecorded: "the tape hides every frame; add Show before its end"
    case .nothingToCrop(let what): "Crop finds no \(what); tap a field in the tape"
    default: ""
    }
  }

  private static func unknown(_ name: String, _ labels: [String]) -> String {
    let nearest = NearestNames.find(name, in: labels)
    let start = "unknown label \(name.quoted); "
    if !nearest.isEmpty { return start + "did you mean \(list(nearest.map(\.quoted)))?" }
    if labels.isEmpty { return start + "the scene has no views" }
    let more = labels.count > 8 ? " and \(labels.count - 8) more" : ""
    return start + "the labels are " + labels.prefix(8).map(\.quoted).joined(separator: ", ") + more
  }

  /// Joins words as a choice: `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
