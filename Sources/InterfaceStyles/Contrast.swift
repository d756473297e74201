/// How strongly colours and lines stand out; raw values are the words of `simctl ui increase_contrast`,
/// shortened.
package enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// With increased contrast lines are darker and colours stronger; no frame changes.
  case normal, increased
}
