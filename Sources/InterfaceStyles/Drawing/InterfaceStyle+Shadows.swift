package import DisplayList

extension InterfaceStyle {
  /// The soft shadows of what lies over something else.
  package struct Shadows: Hashable, Sendable {
    package var switchKnob: Shadow
    /// A card or a window over another.
    package var window: Shadow
    /// A split or floating keyboard.
    package var keyboard: Shadow
    /// A key's callout, and its choice of alternatives.
    package var callout: Shadow
  }
}
