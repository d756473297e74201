import DisplayList
import KeyboardAvoidance
import Foundation
import Simulation
import Typography

/// What was pressed on a hardware keyboard, in a dark pill over the content's lower end.
extension ScreenPicture {
  static let strokeHeight: CGFloat = 44

  var stroke: [DrawCommand] {
    guard let label = options.stroke, !label.isEmpty else { return [] }
    let area = phone.chrome.screen.inset(by: phone.chrome.screenSafeArea)
    let below = phone.isKeyboardOnScreen ? phone.keyboardFrame.minY : area.maxY
    let font = Font(size: 20, weight: .semibold)
    let room = area.width - 32
    let width = min(max(text.ruler.width(of: label, in: font) + 36, 60), room)
    guard room > 60 else { return [] }
    let box = CGRect(
      x: (area.midX - width / 2).rounded(),
      y: max(area.minY, min(below, area.maxY) - 12 - Self.strokeHeight), width: width,
      height: Self.strokeHeight)
    let shape = RoundedRect(box, radius: 12)
    let words = text.truncated(
      label, font, Color.white, in: box.insetBy(dx: 16, dy: 0), align: .center)
    return [
      .shadow(shape, Shadow(Color(0, opacity: 0.25), blur: 16, offset: CGPoint(x: 0, y: 4))),
      .roundedRect(shape, Color(0x1C1C1E, opacity: 0.9)),
      .border(shape, width: 0.5, dash: [], Color(0xFFFFFF, opacity: 0.25)),
    ] + [words].compactMap { $0 }
  }
}
