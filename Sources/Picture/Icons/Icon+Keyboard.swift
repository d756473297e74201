import DisplayList
import Foundation

/// Icons of keys and of the row under them.
extension Icon {
  private static let arrow = "M10 2.2 18.2 11H14v6.3a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V11H1.8Z"

  package static let shift = Icon(20, 20, [.line(arrow, 1.5)])
  package static let shiftFilled = Icon(20, 20, [.fill(arrow), .line(arrow, 1.5)])
  package static let capsLock = Icon(
    20, 22, [.fill(arrow), .line(arrow, 1.5), .line("M6.2 21.2H13.8", 1.6)])

  package static let capsLockOff = Icon(
    20, 22, [.line(arrow, 1.5), .line("M6.2 21.2H13.8", 1.6)])

  package static let delete = Icon(
    24, 18,
    [
      .line(
        "M8 2.5h12a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1-2.2 2.2H8a2.2 2.2 0 0 1-1.6-.7L1.5 9 "
          + "6.4 3.2A2.2 2.2 0 0 1 8 2.5Z", 1.5),
      .line("M10.8 6l6 6M16.8 6l-6 6", 1.5),
    ])

  /// The same shape filled, with the cross cut out.
  package static let deleteFilled: Icon = {
    var path = Path(
      svg: "M8 1.8h12a2.9 2.9 0 0 1 2.9 2.9v8.6a2.9 2.9 0 0 1-2.9 2.9H8a2.9 2.9 0 0 1-2.1-.9L.6 9 "
        + "5.9 2.7A2.9 2.9 0 0 1 8 1.8Z")
    path.append(cross(at: CGPoint(x: 13.8, y: 9), reach: 4.6, width: 1.7))
    return Icon(24, 18, [.fill(path)])
  }()

  /// A slanted cross that runs anticlockwise: inside of a clockwise outline it is a hole.
  static func cross(at center: CGPoint, reach: CGFloat, width: CGFloat) -> Path {
    let half = width / 2
    var path = Path()
    for arm in 0..<4 {
      let angle = .pi / 4 - CGFloat(arm) * .pi / 2
      for (along, across) in [(reach, half), (reach, -half), (half, -half)] {
        let x = center.x + along * cos(angle) - across * sin(angle)
        let y = center.y + along * sin(angle) + across * cos(angle)
        if path.elements.isEmpty { path.move(x, y) } else { path.line(x, y) }
      }
    }
    path.close()
    return path
  }

  package static let globe = Icon(
    26, 26,
    [
      .line(Path.circle(13, 13, 11), 1.5), .line(Path.ellipse(13, 13, 5, 11), 1.5),
      .line("M2 13h22M3.6 7.6h18.8M3.6 18.4h18.8", 1.5, cap: .butt),
    ])

  package static let microphone = Icon(
    20, 25,
    [
      .fill(Path.roundedRect(CGRect(x: 6, y: 1.5, width: 8, height: 14), radius: 4)),
      .line("M2.5 11.5a7.5 7.5 0 0 0 15 0M10 19v4.5M6 23.5h8", 1.6),
    ])

  package static let emoji = Icon(
    22, 22,
    [
      .line(Path.circle(11, 11, 9.2), 1.5), .fill("M6.3 12.6a4.8 4.8 0 0 0 9.4 0Z"),
      .fill(Path.circle(7.9, 8.3, 1.25)), .fill(Path.circle(14.1, 8.3, 1.25)),
    ])

  package static let hideKeyboard = Icon(
    24, 24,
    [
      .line(
        Path.roundedRect(CGRect(x: 1.5, y: 3, width: 21, height: 11), radius: 2.5), 1.5),
      .line("M5 7h1M9 7h1M13 7h1M17 7h1M7 10.5h10M9 18l3 3 3-3", 1.5),
    ])

  /// A key that lies with its bow to the left.
  package static let key = Icon(
    24, 14,
    [
      .line(Path.circle(6, 7, 4.4), 1.7), .line("M10.6 7H22M18.4 7.4v3.6M21.4 7.4v2.6", 1.7),
    ])

  /// An arrow that runs against a bar.
  package static let tab = Icon(22, 16, [.line("M2 8h14.5M11 2.5 16.5 8 11 13.5M20 2.5v11", 1.6)])

  package static let undo = Icon(20, 20, [.line("M7 4L3 8l4 4M3.5 8h9a5 5 0 0 1 0 10H8", 1.8)])
  package static let redo = Icon(
    20, 20, [.line("M13 4l4 4-4 4M16.5 8h-9a5 5 0 0 0 0 10H12", 1.8)])

  package static let paste = Icon(
    20, 22,
    [
      .line(Path.roundedRect(CGRect(x: 3, y: 4, width: 14, height: 16), radius: 2.5), 1.7),
      .fill(Path.roundedRect(CGRect(x: 6.5, y: 1.5, width: 7, height: 5), radius: 1.5)),
    ])
}
