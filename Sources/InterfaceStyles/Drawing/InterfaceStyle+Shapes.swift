import Foundation

extension InterfaceStyle {
  /// The corners of what is drawn.
  package struct Shapes: Hashable, Sendable {
    /// A message.
    package var bubble: CornerShape
    /// The text view in which a message is written.
    package var composer: CornerShape
    /// A field of a row that scrolls sideways.
    package var cell: CornerShape
    package var searchField: CornerShape
    package var stepper: CornerShape
    package var filledButton: CornerShape
    package var scrollIndicator: CornerShape
    /// A card or a window beside another app's.
    package var window: CornerShape
    /// The halves of a split keyboard.
    package var splitKeyboard: CornerShape
    package var floatingKeyboard: CornerShape
    /// A key's callout, and its choice of alternatives.
    package var callout: CornerShape
    /// The selected alternative.
    package var alternative: CornerShape
  }
}
