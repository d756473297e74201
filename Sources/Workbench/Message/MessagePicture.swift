import DisplayList
import Foundation
import Picture
import Typography

/// Draws a message: a dark pill at the bottom of an area.
struct MessagePicture {
  let style: WorkbenchStyle
  let text: TextFitter
  let area: CGRect

  func commands(_ message: String) -> [DrawCommand] {
    let font = Font(size: 13, weight: .medium)
    let width = min(text.width(of: message, font) + 32, area.width - 16)
    // A window too small for a rounded end has no room for a word either.
    guard width > 32 else { return [] }
    let box = CGRect(
      x: ((area.width - width) / 2).rounded(), y: area.maxY - 52, width: width, height: 32)
    return [.roundedRect(RoundedRect(box, radius: 16), style.message)]
      + text.line(message, font, style.messageLabel, in: box.insetBy(dx: 14, dy: 0), .center)
  }
}
