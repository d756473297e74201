import DisplayList
import Foundation
import Simulation

/// Icons of the status bar, as full as what they tell.
extension Icon {
  /// How much of its colour a part keeps that is not lit.
  private static let dim = 0.3

  static func cellular(_ bars: Int) -> Icon {
    Icon(
      19, 13,
      (0..<4).map { bar in
        let height = 4.2 + CGFloat(bar) * 2.6
        let rect = CGRect(x: CGFloat(bar) * 4.9, y: 12.4 - height, width: 3.2, height: height)
        return .fill(Path.roundedRect(rect, radius: 1), opacity: bar < bars ? 1 : dim)
      })
  }

  /// Three arcs about one centre below, cut by the same angle; they are lit from below.
  static func wifi(_ bars: Int) -> Icon {
    let arcs: [(inner: CGFloat, outer: CGFloat)] = [(0, 3.6), (5.3, 7.5), (9.2, 11.5)]
    return Icon(
      17, 13,
      arcs.enumerated().map { index, arc in
        .fill(wedge(inner: arc.inner, outer: arc.outer), opacity: index < bars ? 1 : dim)
      })
  }

  private static func wedge(inner: CGFloat, outer: CGFloat) -> Path {
    let center = CGPoint(x: 8.5, y: 12.2)
    let half = CGFloat.pi / 4
    func point(_ radius: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * radius * sin(half), y: center.y - radius * cos(half))
    }
    var path = Path()
    let start = point(outer, -1)
    path.move(start.x, start.y)
    path.arc(from: start, to: point(outer, 1), radius: outer, isLarge: false, isClockwise: true)
    let back = point(inner, 1)
    path.line(back.x, back.y)
    if inner > 0 {
      path.arc(from: back, to: point(inner, -1), radius: inner, isLarge: false, isClockwise: false)
    }
    path.close()
    return path
  }

  static let batteryCase = Icon(
    28, 13,
    [
      .line(
        Path.roundedRect(CGRect(x: 0.5, y: 0.5, width: 24, height: 12), radius: 3.8), 1,
        opacity: 0.35),
      .fill("M26 4.5v4C26.8 8.2 27.3 7.4 27.3 6.5C27.3 5.6 26.8 4.8 26 4.5Z", opacity: 0.4),
    ])

  /// What is in the case: as wide as the level, with a square end that the case's corner rounds.
  static func batteryCharge(_ level: Int) -> Icon {
    let full = CGRect(x: 2, y: 2, width: 21, height: 9)
    // A last percent is still seen.
    let width = level <= 0 ? 0 : max(2, full.width * CGFloat(level) / 100)
    guard width > 0 else { return Icon(28, 13, []) }
    let filled = CGRect(x: full.minX, y: full.minY, width: width, height: full.height)
    let radius = min(2.5, width / 2)
    return Icon(28, 13, [.fill(Path.roundedRect(filled, radius: radius))])
  }

  /// A flash as tall as the case, in front of it.
  static let batteryBolt = Icon(
    28, 13, [.fill("M13.9 1L8.4 7.2H12L10.9 12L16.6 5.7H12.9Z")])
}
