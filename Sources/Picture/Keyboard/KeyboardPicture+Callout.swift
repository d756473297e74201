import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Typography

extension KeyboardPicture {
  /// Whether a pressed key shows its letter in a callout: characters, but no digits' pads.
  func showsCallout(_ key: Key) -> Bool {
    faces.showsCallouts && digitPad == nil && key.action.isCharacter && key.style == .letter
      && key.label.count == 1
  }

  /// The callouts over all pressed keys.
  var callout: [DrawCommand] {
    phone.keyboard.presses.pressed.sorted { $0.key < $1.key }.flatMap { touch, key in
      if let choice = phone.keyboard.presses.alternatives[touch] { return row(of: choice) }
      return showsCallout(key) ? callout(over: key) : []
    }
  }

  /// The key with a head above it that is wider, and a neck that joins both.
  private func callout(over key: Key) -> [DrawCommand] {
    let look = style.callouts.key
    let head = head(over: key.frame)
    let isLowercase = key.label.first?.isLowercase == true
    let label = text.line(
      key.label, isLowercase ? look.smallLetterFont : look.font, palette.keyboard.label,
      in: head, align: .center, dy: isLowercase ? -look.smallLetterLift : -look.lift)
    return surface(outline(head: head, key: key.frame), castBy: head) + [label].compactMap { $0 }
  }

  /// Where a callout's head is; at the screen's edge it stays in line with its key.
  private func head(over key: CGRect) -> CGRect {
    let look = style.callouts.key
    let width = key.width + 2 * look.overhang
    let edge = min(plan.style.side, key.minX)
    let left = min(max(edge, key.minX - look.overhang), plan.size.width - width - edge)
    return CGRect(
      x: left, y: key.minY - look.headHeight - look.gap, width: width, height: look.headHeight)
  }

  /// An outline in the callouts' material with its edge, over the shadow of its head.
  func surface(_ outline: Path, castBy head: CGRect) -> [DrawCommand] {
    [
      .shadow(RoundedRect(head, style.shapes.callout), style.shadows.callout),
      .surface(outline, style.materials.callout),
      .stroke(
        outline, at: .zero, width: style.callouts.edgeWidth, cap: .butt,
        palette.keyboard.calloutEdge),
    ]
  }

  /// Goes around clockwise from the head's upper left corner.
  private func outline(head: CGRect, key: CGRect) -> Path {
    let look = style.callouts.key
    let (top, r) = (style.shapes.callout.radius, plan.style.cornerRadius)
    let shoulder = head.maxY - look.shoulder
    let bend = head.maxY - look.bend
    let neck = key.minY + look.neck
    var path = Path()
    path.move(head.minX + top, head.minY)
    path.line(head.maxX - top, head.minY)
    path.quad(head.maxX, head.minY, head.maxX, head.minY + top)
    path.line(head.maxX, shoulder)
    path.cubic(head.maxX, head.maxY, key.maxX, bend, key.maxX, neck)
    path.line(key.maxX, key.maxY - r)
    path.quad(key.maxX, key.maxY, key.maxX - r, key.maxY)
    path.line(key.minX + r, key.maxY)
    path.quad(key.minX, key.maxY, key.minX, key.maxY - r)
    path.line(key.minX, neck)
    path.cubic(key.minX, bend, head.minX, head.maxY, head.minX, shoulder)
    path.line(head.minX, head.minY + top)
    path.quad(head.minX, head.minY, head.minX + top, head.minY)
    path.close()
    return path
  }
}
