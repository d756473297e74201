import DisplayList
import KeyboardAvoidance
import Foundation
import Simulation
import Typography

/// What was pressed on a hardware keyboard, in a dark pill over the content's lower end.
extension ScreenPicture {
  var keystroke: [DrawCommand] {
    guard let label = options.stroke, !label.isEmpty, let box = keystrokeBox(label) else {
      return []
    }
    let shape = RoundedRect(box, radius: AnnotationStyle.keystrokeRadius)
    let title = text.truncated(
      label, AnnotationStyle.keystrokeFont, AnnotationStyle.keystrokeTextColor,
      in: box.insetBy(dx: AnnotationStyle.keystrokeNarrowPadding, dy: 0), align: .center)
    return [
      .shadow(shape, AnnotationStyle.keystrokeShadow),
      .roundedRect(shape, AnnotationStyle.keystrokeColor),
      .border(
        shape, width: AnnotationStyle.keystrokeEdgeWidth, dash: [],
        AnnotationStyle.keystrokeEdgeColor),
    ] + [title].compactMap { $0 }
  }

  /// Where the pill is, on the screen; nil where there is no space for one.
  private func keystrokeBox(_ label: String) -> CGRect? {
    let area = phone.metrics.screen.inset(by: phone.metrics.screenSafeArea)
    let space = area.width - 2 * AnnotationStyle.keystrokeMargin
    guard space > AnnotationStyle.keystrokeWidth else { return nil }
    let labelWidth = text.ruler.width(of: label, in: AnnotationStyle.keystrokeFont)
    let padded = labelWidth + 2 * AnnotationStyle.keystrokePadding
    let width = min(max(padded, AnnotationStyle.keystrokeWidth), space)
    let below = phone.isKeyboardOnScreen ? phone.keyboardFrame.minY : area.maxY
    let height = AnnotationStyle.keystrokeHeight
    return CGRect(
      x: (area.midX - width / 2).rounded(),
      y: max(area.minY, min(below, area.maxY) - AnnotationStyle.keystrokeGap - height),
      width: width, height: height)
  }
}
