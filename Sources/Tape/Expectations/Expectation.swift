import Foundation
package import Simulation

/// The claim of an `Expect` line.
package struct Expectation: Hashable, Sendable {
  /// The kind of claim.
  package enum Claim: Hashable, Sendable {
    /// A value of the state report, by its path.
    case comparison(ReportPath, Comparison, String)
    case visible(String)
    case covered(String)
    case focused(String)
    case text(field: String, String)
    /// The notifications since the last such line, in order.
    case notifications([String])
  }

  package var claim: Claim
  package var isNegated = false
  /// Whether it is checked at every frame from this line on.
  package var isAlways = false
  /// The text of the claim.
  package var text: String

  package init(_ claim: Claim, text: String) {
    self.claim = claim
    self.text = text
  }
}

/// The result of an expectation at a moment.
package struct Verdict: Hashable, Sendable {
  package var holds: Bool
  /// The value that was found, as text.
  package var found: String
  /// The number that was found; nil for other values.
  package var number: Double?
  /// Whether the report has no value now, for instance without a focus.
  package var isAbsent = false

  init(_ holds: Bool, found: String, number: Double? = nil) {
    self.holds = holds
    self.found = found
    self.number = number
  }
}

/// The relation of a number or a text to the expected one.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case less = "<"
  case atMost = "<="
  case equal = "=="
  case unequal = "!="
  case atLeast = ">="
  case more = ">"

  func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .less: a < b
    case .atMost: a <= b
    case .equal: a == b
    case .unequal: a != b
    case .atLeast: a >= b
    case .more: a > b
    }
  }

  /// Whether it also applies to text.
  var isEquality: Bool { self == .equal || self == .unequal }
}
