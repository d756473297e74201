import DisplayList
import Foundation

extension FlatDesign {
  package var materials: InterfaceStyle.Materials { isDark ? .flatDark : .flatLight }

  package var shapes: InterfaceStyle.Shapes {
    InterfaceStyle.Shapes(
      bubble: round(18),  // by eye
      composer: round(18),  // half of its height with one line
      cell: round(8),  // by eye
      searchField: round(10),  // by eye
      stepper: round(8),  // by eye
      filledButton: round(10),  // by eye
      scrollIndicator: round(1.25),  // half of its width
      window: CornerShape(radius: 10, isContinuous: true),  // by eye
      splitKeyboard: round(12),  // by eye
      floatingKeyboard: round(14),  // by eye
      callout: round(10),  // KeyboardKit
      alternative: round(5))  // by eye: as a key
  }

  /// With a circle's arc.
  private func round(_ radius: CGFloat) -> CornerShape {
    CornerShape(radius: radius, isContinuous: false)
  }

  package var shadows: InterfaceStyle.Shadows {
    InterfaceStyle.Shadows(
      switchKnob: shadow(0.18, blur: 6, drop: 3),  // by eye
      window: shadow(0.25, blur: 24, drop: 6),  // by eye
      keyboard: shadow(0.22, blur: 16, drop: 4),  // by eye
      callout: shadow(0.28, blur: 8, drop: 1))  // by eye; KeyboardKit has black 10 %, radius 5
  }

  /// A black shadow that falls straight down.
  private func shadow(_ opacity: Double, blur: CGFloat, drop: CGFloat) -> Shadow {
    Shadow(Color(0, opacity: opacity), blur: blur, offset: CGPoint(x: 0, y: drop))
  }
}

extension InterfaceStyle.Materials {
  fileprivate static let flatLight = InterfaceStyle.Materials(
    bar: .opaque(Color(0xF9F9FA)),  // by eye: the system's blur over white
    card: .opaque(.white),  // Apple's Human Interface Guidelines, grouped secondary background
    keyboard: .opaque(Color(0xD3D5DB)),  // by eye; KeyboardKit D5D6DD, Cantoboard D5D7DD
    callout: .opaque(.white))  // KeyboardKit

  fileprivate static let flatDark = InterfaceStyle.Materials(
    bar: .opaque(Color(0x161617)),  // by eye: the system's blur over black
    card: .opaque(Color(0x1C1C1E)),  // Apple's Human Interface Guidelines
    keyboard: .opaque(Color(0x2B2B2C)),  // by eye; KeyboardKit 2C2C2C
    callout: .opaque(Color(0x969696)))  // KeyboardKit
}
