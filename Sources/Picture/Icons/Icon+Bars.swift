import Foundation

/// Icons of the status bar, navigation bar and tab bar.
extension Icon {
  package static let cellular = Icon(
    19, 13,
    (0..<4).map { bar in
      let height = 4.2 + CGFloat(bar) * 2.6
      let rect = CGRect(x: CGFloat(bar) * 4.9, y: 12.4 - height, width: 3.2, height: height)
      return .fill(Path.roundedRect(rect, radius: 1))
    })

  /// Three arcs about one centre below, cut by the same angle.
  package static let wifi = Icon(
    17, 13,
    [
      .fill(wedge(inner: 9.2, outer: 11.5)), .fill(wedge(inner: 5.3, outer: 7.5)),
      .fill(wedge(inner: 0, outer: 3.6)),
    ])

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

  package static let battery = Icon(
    28, 13,
    [
      .line(
        Path.roundedRect(CGRect(x: 0.5, y: 0.5, width: 24, height: 12), radius: 3.8), 1,
        opacity: 0.35),
      .fill(Path.roundedRect(CGRect(x: 2, y: 2, width: 21, height: 9), radius: 2.5)),
      .fill("M26 4.5v4C26.8 8.2 27.3 7.4 27.3 6.5C27.3 5.6 26.8 4.8 26 4.5Z", opacity: 0.4),
    ])

  /// Leads to the field before, in the toolbar above a keyboard.
  package static let chevronUp = Icon(20, 12, [.line("M1.5 10.5L10 2L18.5 10.5", 2.2)])

  /// Leads to the field after it.
  package static let chevronDown = Icon(20, 12, [.line("M1.5 1.5L10 10L18.5 1.5", 2.2)])

  /// Says that a choice can be stepped through.
  package static let updown = Icon(
    10, 10, [.line("M2 4L5 1.5 8 4M2 6.5L5 9 8 6.5", 1.3)])

  package static let back = Icon(12, 21, [.line("M9.5 2L1.8 10.5 9.5 19", 2.6)])

  package static let send = Icon(28, 28, [.line("M14 21V8M9 13L14 8L19 13", 2.6)])

  package static let book = Icon(
    25, 25,
    [
      .fill(
        "M12 6.2C9.9 4.6 6.9 4 2.9 4.1C2.4 4.1 2 4.5 2 5V18.4C2 18.9 2.4 19.3 2.9 19.3"
          + "C6.6 19.2 9.6 19.8 12 21.4Z"),
      .fill(
        "M13 6.2C15.1 4.6 18.1 4 22.1 4.1C22.6 4.1 23 4.5 23 5V18.4C23 18.9 22.6 19.3 22.1 19.3"
          + "C18.4 19.2 15.4 19.8 13 21.4Z"),
    ])

  package static let person = Icon(
    25, 25,
    [
      .fill(Path.circle(12.5, 8, 4.6)),
      .fill("M3.5 21.2C3.5 16.6 7.6 14.2 12.5 14.2C17.4 14.2 21.5 16.6 21.5 21.2Z"),
    ])

  package static let gear = Icon(
    25, 25,
    [
      .line(Path.circle(12.5, 12.5, 6.5), 3.6),
      .line(
        "M12.5 1.7v3.3M12.5 20v3.3M1.7 12.5h3.3M20 12.5h3.3M4.9 4.9l2.3 2.3M17.8 17.8l2.3 2.3"
          + "M20.1 4.9l-2.3 2.3M7.2 17.8l-2.3 2.3", 3.4, cap: .butt),
    ])

  /// Points rounded by a line around the outline.
  package static let star = Icon(25, 25, [.fill(fivePoints), .line(fivePoints, 1.6)])

  private static let fivePoints: Path = {
    var path = Path()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5
      let radius: CGFloat = corner.isMultiple(of: 2) ? 10.6 : 4.7
      let (x, y) = (12.5 + radius * sin(angle), 13.3 - radius * cos(angle))
      if corner == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    path.close()
    return path
  }()

  /// Lines on whole points, so that they are sharp at every scale.
  package static let list = Icon(
    25, 25,
    [
      .line("M9 6H22M9 12H22M9 18H22", 2),
      .fill(Path.circle(4, 6, 1.5)), .fill(Path.circle(4, 12, 1.5)),
      .fill(Path.circle(4, 18, 1.5)),
    ])
}
