package import DisplayList

/// What a surface is made of.
package enum Material: Hashable, Sendable {
  /// One colour that covers what lies under it.
  case opaque(Color)
}
