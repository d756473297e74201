/// Problems that a value of any file can have.
enum JSONProblem: ProblemDescription {
  case missing(expected: String)
  case unsuitable(found: String, expected: String)
  case notFinite(expected: String)
  case unknownKey(nearest: String?, known: [String])
  case repeatedKey(firstLine: Int)
  case unreadable

  var problem: String {
    switch self {
    case .missing: "is missing"
    case .unsuitable(let found, _): "is \(found)"
    case .notFinite: "is not a finite number"
    case .unknownKey: "unknown key"
    case .repeatedKey(let line): "repeated; it is already on line \(line)"
    case .unreadable: "invalid document"
    }
  }

  var remedy: String {
    switch self {
    case .missing(let expected): "add \(expected)"
    case .unsuitable(_, let expected), .notFinite(let expected): "use \(expected)"
    case .unknownKey(let nearest?, _): "did you mean \(nearest)?"
    case .unknownKey(nil, let known): "known here: \(known.joined(separator: ", "))"
    case .repeatedKey: "keep one of them"
    case .unreadable: "compare it with a shipped file"
    }
  }
}
