package import Foundation

extension InterfaceStyle {
  /// A tablet's keyboard that floats; lengths in points.
  package struct FloatingKeyboard: Hashable, Sendable {
    /// The bar of predictions and the keys.
    package var size: CGSize
    /// Of the bar of predictions.
    package var barHeight: CGFloat
    /// Of the rows of keys.
    package var keysHeight: CGFloat
    /// Of the bar under it, by which it is dragged; it is not in the keyboard's frame.
    package var handleHeight: CGFloat
    /// From that bar to the bottom safe area, at first.
    package var bottomMargin: CGFloat
    /// The arrangement and sizes of the floating keyboard's keys.
    package var keys: Keys
  }

  /// The toolbar above a keyboard; lengths in points.
  package struct Accessory: Hashable, Sendable {
    /// It counts into the keyboard's frame.
    package var height: CGFloat
    /// From the safe area's sides to the first and the last button.
    package var sideInset: CGFloat
    /// Of the buttons with arrows, which adjoin.
    package var arrowWidth: CGFloat
    /// Of the button that ends editing.
    package var doneWidth: CGFloat
  }

  /// The tools at the left of a tablet's bar of predictions; lengths in points.
  package struct Shortcuts: Hashable, Sendable {
    /// From the bar's side to the first tool.
    package var sideInset: CGFloat
    /// Of a tool's place.
    package var toolWidth: CGFloat
  }
}
