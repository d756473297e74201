import Foundation
package import Simulation

/// What a line claims about the phone.
package struct Expectation: Hashable, Sendable {
  /// The kind of claim.
  package enum Claim: Hashable, Sendable {
    /// A value of the state report, by its path.
    case comparison(ReportPath, Comparison, String)
    case visible(String)
    case covered(String)
    case focused(String)
    case text(field: String, String)
    /// The notifications that were posted since the last such line, in order.
    case notifications([String])
  }

  package var claim: Claim
  package var isNegated = false
  /// Whether it holds from here on, at every frame.
  package var isAlways = false
  /// The claim as it is written.
  package var text: String

  package init(_ claim: Claim, text: String) {
    self.claim = claim
    self.text = text
  }
}

/// What came of an expectation at a moment.
package struct Verdict: Hashable, Sendable {
  package var holds: Bool
  /// What was found, as a person reads it.
  package var found: String
  /// The number found, where it is one.
  package var number: Double?
  /// Whether the report has no such value now, as without a focus.
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

  /// Whether it can be asked of words too.
  var isEquality: Bool { self == .equal || self == .unequal }
}
