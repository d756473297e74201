import DeviceProfiles
import Foundation
import Picture
import Simulation
import Workbench

/// How a picture is to look: frame, ground, scale.
struct Look {
  var options = PictureOptions()
  var background = Color.clear
  var scale: CGFloat
  var isWorkbench: Bool

  /// The window's contents are drawn at this size in points unless somebody resizes it.
  static let windowSize = CGSize(width: 1120, height: 960)

  init(_ arguments: Arguments, _ selection: Selection) throws(UsageError) {
    options.frame = arguments["frame"].flatMap(PictureOptions.Frame.init) ?? .none
    options.mask = arguments["mask"].flatMap(PictureOptions.Mask.init) ?? .ignored
    options.showsOverlays = arguments.has("overlays")
    isWorkbench = arguments.has("workbench")
    let natural = isWorkbench ? 2 : selection.settings.device.devicePixelRatio
    scale = arguments["scale"].flatMap(Double.init).map { CGFloat($0) } ?? natural
    if let text = arguments["background"] { background = try Self.color(text) }
  }

  private static func color(_ text: String) throws(UsageError) -> Color {
    if text == "transparent" { return .clear }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw .badNumber(
        option: "--background", value: text,
        wanted: "six hexadecimal digits, such as #E6E7EB, "
          + "or transparent")
    }
    return Color(value)
  }

  func displayList(_ phone: Phone) -> DisplayList {
    guard isWorkbench else { return PhonePicture.displayList(phone, options: options) }
    var workbench = Workbench(phone: phone, size: Self.windowSize)
    workbench.setOverlays(options.showsOverlays)
    return workbench.displayList
  }
}
