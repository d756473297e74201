import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Typography

/// What every layout of a scene is made from.
struct LayoutInput {
  let scene: Scene
  let settings: DeviceSettings
  /// The app's window, in points.
  let size: CGSize
  let safeArea: EdgeInsets
  /// What the text views hold, by row id.
  let texts: [String: String]
  let ruler: any TextMeasuring
  let metrics: FormMetrics

  init(
    scene: Scene, settings: DeviceSettings, size: CGSize, safeArea: EdgeInsets,
    texts: [String: String], ruler: any TextMeasuring
  ) {
    self.scene = scene
    self.settings = settings
    self.size = size
    self.safeArea = safeArea
    self.texts = texts
    self.ruler = ruler
    metrics = FormMetrics(settings: settings)
  }

  /// The window's edges without the safe area at the sides.
  var left: CGFloat { safeArea.left }
  var right: CGFloat { max(left + 1, size.width - safeArea.right) }

  /// Text sizes in relation to the default one.
  var textScale: CGFloat { settings.contentSize.bodySize / ContentSize.large.bodySize }

  /// Whether the screen is a low one: a phone's on its side.
  var isLow: Bool { settings.device.kind == .phone && settings.orientation.isLandscape }

  /// The window's height without bars and what the device keeps free.
  var clearHeight: CGFloat {
    max(0, size.height - safeArea.top - safeArea.bottom)
  }

  /// Text in bars does not grow with the content.
  var barFont: Font { settings.font(ContentSize.large.bodySize) }

  /// Filled buttons are 50 points high unless their title needs more.
  var filledButtonHeight: CGFloat {
    let title = settings.font(settings.contentSize.bodySize, .semibold)
    return max(50, ruler.metrics(of: title).lineHeight.rounded(.up) + 16)
  }

  func text(of row: Row) -> String { texts[row.id] ?? row.text }
}
