import DeviceProfiles
import JSON

/// An error in the arguments: what is wrong, and what would be right.
enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownVerb(String, nearest: String?)
  case unknownOption(String, verb: String, nearest: String?)
  case missingValue(option: String, value: String)
  case needlessValue(option: String)
  case badChoice(option: String, value: String, choices: [String])
  case badNumber(option: String, value: String, wanted: String)
  case repeatedOption(String)
  case missingOperand(verb: String, operands: String)
  case surplusOperand(String, verb: String)
  case unknownField(String, fields: [String])
  case unknownName(kind: String, name: String, nearest: [String], list: String)
  /// The files that ship with the program are missing, so no device or scene is known.
  case noAssets
  case other(String)

  var description: String {
    switch self {
    case .unknownVerb(let word, let nearest):
      "unknown command \"\(word)\"; \(Self.meant(nearest) ?? "--help lists the commands")"
    case .unknownOption(let option, let verb, let nearest):
      "unknown option \(option); "
        + (Self.meant(nearest) ?? "\(verb) --help lists the options")
    case .missingValue(let option, let value): "missing value for \(option); give \(value)"
    case .needlessValue(let option): "\(option) takes no value; remove it"
    case .badChoice(let option, let value, let choices):
      "invalid value \"\(value)\" for \(option); use \(Self.list(choices))"
    case .badNumber(let option, let value, let wanted):
      "invalid value \"\(value)\" for \(option); give \(wanted)"
    case .repeatedOption(let option): "\(option) is given twice; give it once"
    case .missingOperand(let verb, let operands): "missing argument of \(verb): give \(operands)"
    case .surplusOperand(let word, let verb):
      "unexpected argument \"\(word)\" of \(verb); "
        + (verb == Verb.shot.rawValue ? "for a picture write -o \(word)" : "remove it")
    case .unknownField(let name, let fields):
      "unknown field \"\(name)\"; " + Self.fields(near: name, fields)
    case .unknownName(let kind, let name, let nearest, let list):
      "unknown \(kind) \"\(name)\"; "
        + (nearest.isEmpty ? "\(list) lists the known ones" : "did you mean \(Self.list(nearest))?")
    case .noAssets:
      "the program's devices, scenes, layouts and tapes are missing; reinstall it, "
        + "or run it in the folder in which it was built"
    case .other(let words): words
    }
  }

  /// Suggests the nearest labels, or shows the first ones.
  private static func fields(near name: String, _ fields: [String]) -> String {
    let nearest = NearestNames.find(name, in: fields)
    if !nearest.isEmpty { return "did you mean \(list(nearest))?" }
    if fields.isEmpty { return "the scene has no fields" }
    let more = fields.count > 8 ? " and \(fields.count - 8) more" : ""
    return "the fields are " + fields.prefix(8).joined(separator: ", ") + more
  }

  private static func meant(_ nearest: String?) -> String? {
    nearest.map { "did you mean \($0)?" }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
