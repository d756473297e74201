/// Light or dark; raw values are the words of `simctl ui appearance`.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// A dark screen has a dark keyboard too, whatever a field asks for.
  case light, dark
}
