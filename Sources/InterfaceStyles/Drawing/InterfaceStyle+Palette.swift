package import DisplayList

extension InterfaceStyle {
  /// The colours of one appearance, by what they are for.
  ///
  /// What surfaces are made of is in `Materials`, the colour of a shadow in `Shadows`.
  package struct Palette: Hashable, Sendable {
    /// Behind a form, a note or rows without panels.
    package var background: Color
    /// Behind messages.
    package var chatBackground: Color
    /// Where no window is: between the halves of a split screen, behind a phone's card.
    package var backdrop: Color
    /// Over the view that presents a card.
    package var dimming: Color
    /// Text, and symbols that are read like text.
    package var label: Color
    package var secondaryLabel: Color
    package var placeholder: Color
    /// On a surface in the tint or in another strong colour.
    package var labelOnTint: Color
    /// Time and symbols of the status bar behind a card.
    package var labelBehindCard: Color
    /// What can be tapped, the caret, messages of one's own.
    package var tint: Color
    /// Behind selected text.
    package var selection: Color
    /// The second colour that a filled button can have.
    package var mint: Color
    package var inactiveTab: Color
    /// Between rows.
    package var separator: Color
    /// Between a bar and what it lies over.
    package var barEdge: Color
    /// A message of someone else.
    package var bubble: Color
    /// Inside a message's text view.
    package var composer: Color
    /// A search field or a stepper.
    package var control: Color
    package var clearButton: Color
    /// A switch that is on, a battery that is charged.
    package var positive: Color
    /// A battery that is nearly empty.
    package var critical: Color
    /// A switch that is off.
    package var switchOff: Color
    package var switchKnob: Color
    package var scrollIndicator: Color
    package var keyboard: Keyboard
  }
}

extension InterfaceStyle.Palette {
  /// The colours of keys and of what is around them.
  package struct Keyboard: Hashable, Sendable {
    package var letterKey: Color
    package var functionKey: Color
    package var pressedFunctionKey: Color
    package var keyShadow: Color
    package var label: Color
    /// On a disabled return key.
    package var disabledLabel: Color
    /// Globe and microphone, a floating keyboard's grip.
    package var dockIcon: Color
    /// Between two predictions.
    package var predictionSeparator: Color
    /// The line around a callout.
    package var calloutEdge: Color
  }
}
