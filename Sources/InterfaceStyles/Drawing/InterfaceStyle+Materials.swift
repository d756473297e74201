extension InterfaceStyle {
  /// What the surfaces are made of.
  package struct Materials: Hashable, Sendable {
    /// Navigation bar, tab bar, toolbar, a composer, the toolbar above a keyboard.
    package var bar: Material
    /// The panel of a section or of a note, a card behind the one in front.
    package var card: Material
    /// Behind the keys.
    package var keyboard: Material
    /// A key's callout, and its choice of alternatives.
    package var callout: Material
  }
}
