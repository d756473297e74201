import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Simulation
import Workbench

/// How a picture is drawn: frame, background, scale.
struct CaptureOptions {
  var options = PictureOptions()
  var background = Color.clear
  var scale: CGFloat
  var isWorkbench: Bool

  init(_ arguments: Arguments, _ selections: [DeviceOptions]) throws(UsageError) {
    options.frame = arguments["frame"].flatMap(PictureOptions.Frame.init) ?? .none
    options.mask = arguments["mask"].flatMap(PictureOptions.Mask.init) ?? .ignored
    options.overlays = try Self.overlays(arguments)
    isWorkbench = arguments.has("workbench")
    let natural = isWorkbench ? 2 : selections.map(\.settings.device.devicePixelRatio).max() ?? 2
    scale = arguments["scale"].flatMap(Double.init).map { CGFloat($0) } ?? natural
    if let text = arguments["background"] { background = try Self.color(text) }
  }

  /// The overlays that the option lists, or all overlays without a list.
  private static func overlays(_ arguments: Arguments) throws(UsageError) -> Set<Overlay> {
    guard let text = arguments["overlays"] else { return [] }
    if text.isEmpty { return Set(Overlay.allCases) }
    var result: Set<Overlay> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let overlay = Overlay(rawValue: String(word)) else {
        throw .badChoice(
          option: "--overlays", value: String(word), choices: Overlay.allCases.map(\.rawValue))
      }
      result.insert(overlay)
    }
    return result
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

  func displayList(_ phones: [SimulatedDevice]) -> Drawing {
    if isWorkbench {
      var workbench = WorkbenchModel(phones: phones, size: Self.windowSize(for: phones))
      workbench.setOverlays(options.overlays)
      return workbench.displayList
    }
    if phones.count == 1 { return PhonePicture.displayList(phones[0], options: options) }
    return SideBySidePicture(phones: phones, options: options).displayList
  }

  /// A wider window for several phones, so that none is much smaller than alone.
  static func windowSize(for phones: [SimulatedDevice]) -> CGSize {
    var size = WorkbenchModel.naturalSize
    size.width += CGFloat(min(phones.count, 3) - 1) * 320
    return size
  }
}
