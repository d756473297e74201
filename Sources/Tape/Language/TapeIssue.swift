import DeviceProfiles
import JSON

/// What can be wrong in a tape, with the words a user reads.
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
  /// Words of whoever looks names and files up; they say what would be right themselves.
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
    case .openQuote: "the quoted text has no end; close it with \""
    case .badEscape(let character):
      "\\\(character) means nothing; write \\\" for a quotation mark, \\\\ for a backslash, "
        + "\\$ for a dollar sign, \\n for a new line, "
        + "\\u{301} for a character by its number"
    case .textAfterQuote: "a word touches the closing quotation mark; put a space between them"
    case .openVariable: "${ has no end; write ${NAME} or ${NAME:-value}"
    case .undefinedVariable(let name, let nearest):
      "$\(name) has no value; "
        + (nearest.map { "did you mean $\($0)?" } ?? "give --set \(name)=VALUE")
    case .unknownCommand(let word, let nearest):
      "\(word.quoted) is no command; "
        + (nearest.map { "did you mean \($0)?" } ?? "use \(Self.list(CommandWord.names))")
    case .missing(let what, let usage): "\(what) is missing; write \(usage)"
    case .surplus(let word, let usage): "\(word.quoted) is too much; write \(usage)"
    case .badValue(let found, let wanted): "\(found.quoted) cannot stand here; use \(wanted)"
    case .missingUnit(let text): "\(text) has no unit; write \(text)ms or \(text)s"
    case .lateSetting(let name, let instead):
      "\(name) cannot change once the take has begun; "
        + (instead.map { "write \($0), or " } ?? "") + "set it above the first action"
    case .unknownPath(let path, let nearest):
      "the state report has no \(path.quoted); "
        + (nearest.isEmpty
          ? "shot --report - shows what it has" : "did you mean \(Self.list(nearest))?")
    default: fileWords ?? playWords
    }
  }

  private var fileWords: String? {
    switch self {
    case .sourceLoop(let chain):
      "the tapes lead back to themselves (\(chain.joined(separator: " → "))); "
        + "take one of these Source lines out"
    case .tooManyLines(let limit):
      "the take has more than \(limit) lines; split it into several takes"
    case .badOutput(let path):
      "\(path.quoted) is no output's name; end it in .png, .svg, .gif, .mp4, .webm, .webp or "
        + ".apng, or in / for a folder of frames"
    case .repeatedOutput(let path, let line):
      "\(path.quoted) is written already by line \(line); give each a name of its own"
    case .lookup(let words): words
    default: nil
    }
  }

  private var playWords: String {
    switch self {
    case .unknownLabel(let name, let labels): Self.unknown(name, labels)
    case .unreachable(let name, let reason): "\(name.quoted) cannot be tapped: \(reason)"
    case .missed(let name):
      "the tap on \(name.quoted) did not give it the focus; something lies over it, "
        + "tap it by its coordinates"
    case .offScreen(let point, let width, let height):
      "\(point) is not on the screen; x must be from 0 to \(width), y from 0 to \(height)"
    case .noKeyboard(let what): "there is no keyboard for \(what); tap a field before it"
    case .hardwareKeyboard:
      "a hardware keyboard is attached, which hides the on-screen keyboard; "
        + "write Set HardwareKeyboard off first"
    case .onlyOnTablets(let order):
      "Keyboard \(order) needs an iPad; Set Device to an iPad or remove this line"
    case .noFocus(let what): "no field has the focus for \(what); tap a field before it"
    case .unknownKey(let name, let nearest):
      "no key is called \(name.quoted) on this page; "
        + (nearest.isEmpty
          ? "use what stands on a key, or shift, delete, return, space, numbers, symbols, letters"
          : "did you mean \(Self.list(nearest))?")
    case .untypable(let character, let keyboard):
      "\(String(character).quoted) is on no page of \(keyboard); "
        + "leave it out or Set another Layout or Keyboard"
    case .notOffered(let text, let key, let offered):
      "the key \(key.quoted) does not offer \(text.quoted); "
        + (offered.isEmpty
          ? "it offers nothing else, LongPress the key alone"
          : "it offers \(Self.list(offered))")
    case .unsettled(let seconds, let moving):
      "after \(seconds) s \(moving.joined(separator: ", ")) still moves; Sleep as long as it needs"
    case .tooLong(let seconds): "the take is longer than \(seconds) s; split it into several takes"
    case .nothingRecorded: "the take hides every frame; write Show before its end"
    case .nothingToCrop(let what): "there is no \(what) to crop to; tap a field in the take"
    default: ""
    }
  }

  private static func unknown(_ name: String, _ labels: [String]) -> String {
    let nearest = NearestNames.find(name, in: labels)
    let start = "nothing is called \(name.quoted); "
    if !nearest.isEmpty { return start + "did you mean \(list(nearest.map(\.quoted)))?" }
    if labels.isEmpty { return start + "the scene has no views" }
    let more = labels.count > 8 ? " and \(labels.count - 8) more" : ""
    return start + "there are " + labels.prefix(8).map(\.quoted).joined(separator: ", ") + more
  }

  /// Joins words as a choice: `a, b or c`.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
