import DeviceProfiles
package import DisplayList
import Foundation

extension DeviceBody {
  /// Shadow, buttons, metal and glass: everything the screen lies on.
  package var behindScreen: [DrawCommand] {
    shadows + buttons + metalAndGlass + fittings
  }

  private var outerShape: RoundedRect {
    RoundedRect(outer, radius: glassRadius + metal, isContinuous: isContinuous)
  }

  private var shadows: [DrawCommand] {
    [
      .shadow(
        outerShape, Shadow(Color(0, opacity: 0.28), blur: 60, offset: CGPoint(x: 0, y: 24))),
      .shadow(outerShape, Shadow(Color(0, opacity: 0.18), blur: 14, offset: CGPoint(x: 0, y: 4))),
    ]
  }

  private var metalAndGlass: [DrawCommand] {
    let edge =
      isDarkMetal
      ? [0x8D8F94, 0x5D5F64, 0xA5A7AB, 0x55575C, 0x8A8C90]
      : [0x9A9CA1, 0x6B6D72, 0xB4B6BA, 0x63656A, 0x96989C]
    let stops = zip([0, 0.3, 0.5, 0.72, 1], edge).map {
      GradientStop($0, Color(UInt32($1)))
    }
    let lip: CGFloat = isDarkMetal ? 1.5 : 0
    let inner = RoundedRect(
      glass.insetBy(dx: -lip, dy: -lip), radius: glassRadius + lip, isContinuous: isContinuous)
    return [.gradient(outerShape, stops), .roundedRect(inner, .glass)]
  }

  /// Bodies with a home button have a circle's arc at their corners.
  private var isContinuous: Bool { style != .homeButton }

  private var isDarkMetal: Bool { style == .edgeToEdge }

  // MARK: Buttons, earpiece, camera

  private var buttons: [DrawCommand] {
    guard !isPad else { return [] }
    let color = Color(isDarkMetal ? 0x66686D : 0x76787D)
    return buttonRects.map { .roundedRect(RoundedRect(turned($0), radius: 2), color) }
  }

  private var isPad: Bool { if case .pad = style { true } else { false } }

  /// Silence and volume at the left, power at the right; as on an upright phone.
  private var buttonRects: [CGRect] {
    let width = isLandscapeScreen ? screen.height : screen.width
    let (rim, y): (CGFloat, [CGFloat]) =
      style == .homeButton ? (24, [6, 66, 132, 66]) : (16, [118, 176, 252, 198])
    let lengths: [CGFloat] = style == .homeButton ? [30, 54, 54, 62] : [32, 62, 62, 98]
    return (0..<4).map { index in
      let x = index < 3 ? -rim - 3 : width + rim - 1
      return CGRect(x: x, y: y[index], width: 4, height: lengths[index])
    }
  }

  private var isLandscapeScreen: Bool { orientation.isLandscape }

  private var fittings: [DrawCommand] {
    let size = isLandscapeScreen ? CGSize(width: screen.height, height: screen.width) : screen.size
    switch style {
    case .edgeToEdge: return []
    case .homeButton:
      return [
        rounded(CGRect(x: size.width / 2 - 30, y: -54, width: 60, height: 7), Color(0x26272A))
      ] + lens(CGRect(x: size.width / 2 - 62, y: -57, width: 12, height: 12))
        + ring(CGRect(x: size.width / 2 - 33, y: size.height + 19, width: 66, height: 66))
    case .pad(let hasHomeButton):
      let lens = lens(
        CGRect(x: size.width / 2 - 4, y: (hasHomeButton ? -44 : -20) - 4, width: 8, height: 8))
      guard hasHomeButton else { return lens }
      return lens
        + ring(CGRect(x: size.width / 2 - 27, y: size.height + 17, width: 54, height: 54))
    }
  }

  private func rounded(_ rect: CGRect, _ color: Color) -> DrawCommand {
    let rect = turned(rect)
    return .roundedRect(RoundedRect(rect, radius: min(rect.width, rect.height) / 2), color)
  }

  private func lens(_ rect: CGRect) -> [DrawCommand] {
    let turned = turned(rect)
    return [
      rounded(rect, Color(0x1A1C24)),
      .border(
        RoundedRect(turned, radius: turned.width / 2), width: rect.width / 6, dash: [],
        Color(0x25272D)),
    ]
  }

  private func ring(_ rect: CGRect) -> [DrawCommand] {
    let turned = turned(rect)
    return [
      .border(
        RoundedRect(turned, radius: turned.width / 2), width: 2.5, dash: [], Color(0x3C3E43))
    ]
  }
}

extension Color {
  /// The glass around a screen that is off.
  static let glass = Color(0x0C0C0D)
}
