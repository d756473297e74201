import DisplayList
import Foundation

/// Icons of the navigation bar and the tab bar.
extension Icon {
  /// Leads to the field before, in the toolbar above a keyboard.
  package static let chevronUp = Icon(20, 12, [.line("M1.5 10.5L10 2L18.5 10.5", 2.2)])

  /// Leads to the field after it.
  package static let chevronDown = Icon(20, 12, [.line("M1.5 1.5L10 10L18.5 1.5", 2.2)])

  /// Says that a choice can be stepped through.
  package static let updown = Icon(
    10, 10, [.line("M2 4L5 1.5 8 4M2 6.5L5 9 8 6.5", 1.3)])

  /// A circle with a cross cut out: empties a field.
  package static let clear: Icon = {
    var path = Path.circle(9, 9, 8.5)
    path.append(cross(at: CGPoint(x: 9, y: 9), reach: 4.4, width: 1.5))
    return Icon(18, 18, [.fill(path)])
  }()

  package static let search = Icon(
    17, 17, [.line(Path.circle(7, 7, 5.4), 1.7), .line("M11.2 11.2L15.6 15.6", 1.9)])

  package static let plus = Icon(16, 16, [.line("M8 1.5V14.5M1.5 8H14.5", 1.8)])
  package static let minus = Icon(16, 16, [.line("M1.5 8H14.5", 1.8)])

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
