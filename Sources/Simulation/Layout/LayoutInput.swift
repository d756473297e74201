import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Typography

/// What every layout of a scene is made from.
struct LayoutInput {
  let scene: Scene
  let style: InterfaceStyle
  /// The app's window, in points.
  let size: CGSize
  let safeArea: EdgeInsets
  /// What the text views hold, by row id.
  let texts: [String: String]
  let ruler: any TextMeasuring
  /// From line to line of a row's text, in whole points.
  let line: CGFloat

  init(
    scene: Scene, style: InterfaceStyle, size: CGSize, safeArea: EdgeInsets,
    texts: [String: String], ruler: any TextMeasuring
  ) {
    self.scene = scene
    self.style = style
    self.size = size
    self.safeArea = safeArea
    self.texts = texts
    self.ruler = ruler
    line = ruler.metrics(of: style.typography.body).lineHeight.rounded(.up)
  }

  /// The window's edges without the safe area at the sides.
  var left: CGFloat { safeArea.left }
  var right: CGFloat { max(left + 1, size.width - safeArea.right) }

  /// The window's height without bars and what the device keeps free.
  var clearHeight: CGFloat {
    max(0, size.height - safeArea.top - safeArea.bottom)
  }

  /// Height of a button filled with a colour: more than usual where its title needs it.
  var filledButtonHeight: CGFloat {
    let title = ruler.metrics(of: style.typography.filledButton).lineHeight.rounded(.up)
    return max(style.controls.filledButtonHeight, title + style.controls.filledButtonPadding)
  }

  func text(of row: Row) -> String { texts[row.id] ?? row.text }
}
