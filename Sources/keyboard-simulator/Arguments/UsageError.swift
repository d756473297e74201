import DeviceProfiles
import JSON

/// What is wrong with the words of a call, and what would be right.
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
  /// The program has none of the files that ship with it, so that no name of theirs is known.
  case noAssets
  case other(String)

  var description: String {
    switch self {
    case .unknownVerb(let word, let nearest):
      "\"\(word)\" is no command; \(Self.meant(nearest) ?? "--help lists the commands")"
    case .unknownOption(let option, let verb, let nearest):
      "\(option) is no option of \(verb); "
        + (Self.meant(nearest) ?? "\(verb) --help lists its options")
    case .missingValue(let option, let value): "\(option) has no value; give \(value) after it"
    case .needlessValue(let option): "\(option) takes no value; leave it out"
    case .badChoice(let option, let value, let choices):
      "\(option) cannot be \"\(value)\"; use \(Self.list(choices))"
    case .badNumber(let option, let value, let wanted):
      "\(option) cannot be \"\(value)\"; give \(wanted)"
    case .repeatedOption(let option): "\(option) is there twice; give it once"
    case .missingOperand(let verb, let operands): "\(verb) lacks \(operands); name at least one"
    case .surplusOperand(let word, let verb):
      "\(verb) has no use for \"\(word)\"; "
        + (verb == Verb.shot.rawValue ? "for a picture write -o \(word)" : "leave it out")
    case .unknownField(let name, let fields):
      "no field is called \"\(name)\"; " + Self.fields(near: name, fields)
    case .unknownName(let kind, let name, let nearest, let list):
      "no \(kind) is called \"\(name)\"; "
        + (nearest.isEmpty ? "\(list) shows what there is" : "did you mean \(Self.list(nearest))?")
    case .noAssets:
      "the program's devices, scenes, layouts and tapes are missing; install it again, "
        + "or leave it in the folder that it was built in"
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
