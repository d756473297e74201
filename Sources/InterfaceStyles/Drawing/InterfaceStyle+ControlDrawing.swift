package import Foundation
package import Typography

extension InterfaceStyle {
  /// What stands in switches, steppers, search fields and buttons.
  package struct ControlDrawing: Hashable, Sendable {
    /// From a switch's edge to its knob.
    package var knobMargin: CGFloat
    /// From a stepper's upper and lower edge to the line in its middle.
    package var stepperLineMargin: CGFloat
    /// From a search field's leading edge to the middle of its icon.
    package var searchIconX: CGFloat
    /// The line around the text view in which a message is written.
    package var composerEdge: CGFloat
    /// From the edge of the space of the button that sends to its disc.
    package var sendMargin: CGFloat
    package var filledButtonFont: Font
    /// From a filled button's side to its title.
    package var filledButtonMargin: CGFloat
  }
}
