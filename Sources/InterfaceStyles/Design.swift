/// A look of the system.
package enum Design: String, CaseIterable, Hashable, Sendable {
  /// Opaque bars and keys, as up to iOS 18.
  case flat
}
