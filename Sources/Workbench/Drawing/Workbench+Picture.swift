import Foundation
package import Picture
import Simulation

extension Workbench {
  /// The whole window's contents.
  package var displayList: DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let style = WorkbenchStyle.of(phone.settings.appearance)
    return DisplayList(
      size: size,
      commands: [.fill(bounds, style.ground)] + phonePicture + calloutPicture()
        + inspectorPicture(style) + messagePicture(style) + helpPicture(style))
  }

  private func inspectorPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let frame = inspectorFrame else { return [] }
    return InspectorPicture(style: style, ruler: phone.ruler).commands(inspectorItems, in: frame)
  }

  private var phonePicture: [DrawCommand] {
    var options = PictureOptions()
    options.blinksCaret = true
    options.showsOverlays = showsOverlays
    let stage = stage
    let commands = DevicePicture(phone, options: options).commands(at: .zero)
      .map { $0.scaled(by: stage.scale) }
    return [.group(Group(offset: stage.origin, commands))]
  }

  /// A dark pill at the bottom.
  private func messagePicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let message else { return [] }
    let text = TextPlacement(ruler: phone.ruler)
    let font = Font(size: 13, weight: .medium)
    let width = min(phone.ruler.width(of: message.text, in: font) + 32, stageArea.width - 16)
    // A window too small for a rounded end has no room for a word either.
    guard width > 32 else { return [] }
    let box = CGRect(
      x: ((stageArea.width - width) / 2).rounded(), y: size.height - 52, width: width, height: 32)
    let label = text.truncated(
      message.text, font, style.messageLabel, in: box.insetBy(dx: 14, dy: 0), align: .center)
    return [.roundedRect(RoundedRect(box, radius: 16), style.message)]
      + [label].compactMap { $0 }
  }
}

/// The window's own colours, apart from the phone's.
struct WorkbenchStyle: Hashable, Sendable {
  var ground: Color
  var panel: Color
  var ink: Color
  var dim: Color
  var line: Color
  var veil: Color
  /// A control's ground, the trough of segments and their knob, a switch that is off.
  var control: Color
  var track: Color
  var knob: Color
  var off: Color
  var good: Color
  var bad: Color
  var message = Color(0x1C1C1E, opacity: 0.92)
  var messageLabel = Color.white

  static func of(_ appearance: PhoneSettings.Appearance) -> WorkbenchStyle {
    appearance == .dark ? dark : light
  }

  private static let light = WorkbenchStyle(
    ground: Color(0xE6E7EB), panel: Color(0xF7F7F9), ink: Color(0x1C1C1E), dim: Color(0x6C6C70),
    line: Color(0, opacity: 0.14), veil: Color(0, opacity: 0.28), control: .white,
    track: Color(0xE9E9EC), knob: .white, off: Color(0xD1D1D6), good: Color(0x248A3D),
    bad: Color(0xE0342B))

  private static let dark = WorkbenchStyle(
    ground: Color(0x1B1C1F), panel: Color(0x242529), ink: Color(0xF2F2F5), dim: Color(0x8E8E93),
    line: Color(0xFFFFFF, opacity: 0.1), veil: Color(0, opacity: 0.5), control: Color(0x2E2F34),
    track: Color(0x2E2F34), knob: Color(0x5A5B61), off: Color(0x48494E), good: Color(0x30D158),
    bad: Color(0xFF453A), message: Color(0x3A3B40, opacity: 0.96))
}
