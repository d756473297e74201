/// Which goldens a run may write.
package enum UpdateMode: String, CaseIterable, Sendable {
  case all, changed, missing, none

  /// Whether missing goldens are recorded.
  package var recordsMissing: Bool { self != .none }
  /// Whether one that differs, or cannot be read, is replaced.
  package var replacesDifferent: Bool { self == .all || self == .changed }
}
