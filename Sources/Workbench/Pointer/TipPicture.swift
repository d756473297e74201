import DisplayList
import Foundation
import Picture
import Typography

/// Draws a tip: a dark line of text below the mouse, or above it where there is no room.
struct TipPicture {
  let style: WorkbenchStyle
  let text: TextFitter
  let window: CGSize

  func commands(_ tip: String, at pointer: CGPoint) -> [DrawCommand] {
    let font = Font(size: 12, weight: .medium)
    let room = max(1, window.width - 12)
    let width = min((text.width(of: tip, font) + 22).rounded(.up), room)
    let height: CGFloat = 26
    let below = pointer.y + 22
    let y = below + height > window.height - 6 ? pointer.y - 12 - height : below
    let box = CGRect(
      x: max(6, min(pointer.x - width / 2, window.width - width - 6)).rounded(),
      y: max(6, y).rounded(), width: width, height: height)
    let shape = RoundedRect(box, radius: 6)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.22), blur: 10, offset: CGPoint(x: 0, y: 3))),
      .roundedRect(shape, style.message),
    ] + text.line(tip, font, style.messageLabel, in: box.insetBy(dx: 10, dy: 0), .center)
  }
}
