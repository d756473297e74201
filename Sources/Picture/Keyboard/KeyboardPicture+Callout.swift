import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Typography

extension KeyboardPicture {
  /// Whether a pressed key shows its letter in a balloon: characters on phones, no digits' pads.
  func showsCallout(_ key: Key) -> Bool {
    !isPad && !isDigitPad && key.action.isCharacter && key.style == .letter
      && key.label.count == 1
  }

  /// The balloons over all pressed keys.
  var callout: [DrawCommand] {
    phone.keyboard.presses.pressed.sorted { $0.key < $1.key }.flatMap { touch, key in
      if let choice = phone.keyboard.presses.alternatives[touch] { return row(of: choice) }
      return showsCallout(key) ? balloon(over: key) : []
    }
  }

  /// The key with a head above it that is wider by 26 points, and a neck that joins both.
  private func balloon(over key: Key) -> [DrawCommand] {
    let frame = key.frame
    let isLandscape = phone.settings.orientation.isLandscape
    let headHeight: CGFloat = isLandscape ? 50 : 57
    let headWidth = frame.width + 26
    // At the screen's edge the head stays in line with its key.
    let edge = min(plan.style.side, frame.minX)
    let left = min(max(edge, frame.minX - 13), plan.size.width - headWidth - edge)
    let head = CGRect(
      x: left, y: frame.minY - headHeight - 8, width: headWidth, height: headHeight)
    let outline = Self.outline(head: head, key: frame, radius: plan.style.cornerRadius)
    let isLowercase = key.label.first?.isLowercase == true
    // Small letters are lower than the line's middle, and the head's weight is above its own.
    let label = text.line(
      key.label, phone.style.typography.font(36, isLowercase ? .light : .regular),
      theme.keyboard.label,
      in: head, align: .center, dy: isLowercase ? -3 : -1)
    let shade = Shadow(
      Color(0, opacity: 0.28), blur: 8, offset: CGPoint(x: 0, y: 1))
    return [
      .shadow(RoundedRect(head, radius: 10), shade),
      .path(outline, at: .zero, evenOdd: false, theme.keyboard.callout),
      .stroke(outline, at: .zero, width: 0.5, cap: .butt, theme.keyboard.calloutEdge),
    ] + [label].compactMap { $0 }
  }

  /// Goes around clockwise from the head's upper left corner.
  private static func outline(head: CGRect, key: CGRect, radius r: CGFloat) -> Path {
    let top: CGFloat = 10
    let shoulder = head.maxY - 16
    let neck = key.minY + 6
    var path = Path()
    path.move(head.minX + top, head.minY)
    path.line(head.maxX - top, head.minY)
    path.quad(head.maxX, head.minY, head.maxX, head.minY + top)
    path.line(head.maxX, shoulder)
    path.cubic(
      head.maxX, head.maxY, key.maxX, head.maxY - 2, key.maxX, neck)
    path.line(key.maxX, key.maxY - r)
    path.quad(key.maxX, key.maxY, key.maxX - r, key.maxY)
    path.line(key.minX + r, key.maxY)
    path.quad(key.minX, key.maxY, key.minX, key.maxY - r)
    path.line(key.minX, neck)
    path.cubic(key.minX, head.maxY - 2, head.minX, head.maxY, head.minX, shoulder)
    path.line(head.minX, head.minY + top)
    path.quad(head.minX, head.minY, head.minX + top, head.minY)
    path.close()
    return path
  }
}
