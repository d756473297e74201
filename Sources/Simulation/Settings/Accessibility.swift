package import Foundation
package import InterfaceStyles
package import Typography

/// What a person has asked for to see better, besides the size of texts.
package struct Accessibility: Hashable, Sendable {
  /// How strongly colours and lines stand out.
  package var contrast: Contrast
  /// Whether every text is heavier by a weight, and so a little wider.
  package var usesBoldText: Bool
  /// Whether the keyboard fades in and out in its place instead of moving there.
  package var reducesMotion: Bool

  /// Makes wishes; by default there are none.
  package init(
    contrast: Contrast = .normal, usesBoldText: Bool = false, reducesMotion: Bool = false
  ) {
    self.contrast = contrast
    self.usesBoldText = usesBoldText
    self.reducesMotion = reducesMotion
  }
}

extension DeviceSettings {
  /// Returns the interface font; bold text makes every weight a heavier one.
  package func font(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font {
    Font(size: size, weight: accessibility.usesBoldText ? weight.bolder : weight)
  }
}
