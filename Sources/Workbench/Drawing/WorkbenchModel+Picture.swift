package import DisplayList
import Foundation
import InterfaceStyles
import Picture
import Simulation
import Typography

extension WorkbenchModel {
  /// The whole window's contents.
  package var displayList: Drawing {
    let bounds = CGRect(origin: .zero, size: size)
    let style = WorkbenchStyle.of(phone.settings.appearance)
    return Drawing(
      size: size,
      commands: [.fill(bounds, style.ground)]
        + recordings.indices.flatMap { phonePicture($0, style) }
        + calloutPicture() + timelinePicture(style) + messagePicture(style)
        + inspectorPicture(style) + listPicture(style) + tipPicture(style) + helpPicture(style))
  }

  private func inspectorPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let frame = inspectorFrame else { return [] }
    let picture = InspectorPicture(
      style: style, text: TextFitter(phone.ruler), focused: list == nil ? focusedControl : nil)
    return picture.commands(inspectorItems, in: frame, isOverStage: isInspectorOverStage)
  }

  private func listPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let list, let place = listPlace else { return [] }
    return ListPicture(style: style, text: TextFitter(phone.ruler))
      .commands(list, foundEntries, in: place)
  }

  private func phonePicture(_ index: Int, _ style: WorkbenchStyle) -> [DrawCommand] {
    let phone = recordings[index].phone
    var options = PictureOptions()
    // While the time stands so does the caret: it is lit whenever it is there.
    options.blinksCaret = !isPaused
    options.overlays = shownOverlays
    if showsTouches { options.overlays.insert(.touches) }
    options.stroke = stroke
    let stage = stage(of: index)
    let commands = DevicePicture(phone, options: options).commands(at: .zero)
      .map { $0.scaled(by: stage.scale) }
    return captionPicture(index, style) + [.group(Group(offset: stage.origin, commands))]
  }

  /// A phone's names above it and how its field fares, with a ring around the active phone's cell.
  private func captionPicture(_ index: Int, _ style: WorkbenchStyle) -> [DrawCommand] {
    let cell = cell(of: index)
    guard hasCaptions, cell.height >= 200 else { return [] }
    let phone = recordings[index].phone
    let edge = RoundedRect(cell.insetBy(dx: 6, dy: 6), radius: 14)
    let ring =
      index == active
      ? [DrawCommand.border(edge, width: 1.5, dash: [], style.accent.faded(0.45))] : []
    let body = bodyFrame(of: index)
    let half = min(body.midX - cell.minX, cell.maxX - body.midX) - 14
    let box = CGRect(
      x: body.midX - half, y: max(cell.minY + 12, body.minY - 52), width: 2 * half, height: 20)
    return ring + CaptionPicture(phone: phone, style: style).commands(in: box)
  }

  /// A dark pill at the bottom.
  private func messagePicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let message else { return [] }
    let lettering = TextFitter(phone.ruler)
    let font = Font(size: 13, weight: .medium)
    let width = min(lettering.width(of: message.text, font) + 32, stageArea.width - 16)
    // A window too small for a rounded end has no room for a word either.
    guard width > 32 else { return [] }
    let box = CGRect(
      x: ((stageArea.width - width) / 2).rounded(), y: stageArea.maxY - 52, width: width,
      height: 32)
    return [.roundedRect(RoundedRect(box, radius: 16), style.message)]
      + lettering.line(
        message.text, font, style.messageLabel, in: box.insetBy(dx: 14, dy: 0), .center)
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
  var inset: Color
  /// An open list's ground.
  var popup: Color
  /// What has the keys, and what is written on it.
  var accent = Color(0x0A6CFF)
  var accentInk = Color.white
  var message = Color(0x1C1C1E, opacity: 0.92)
  var messageLabel = Color.white

  static func of(_ appearance: Appearance) -> WorkbenchStyle {
    appearance == .dark ? dark : light
  }

  private static let light = WorkbenchStyle(
    ground: Color(0xE6E7EB), panel: Color(0xF7F7F9), ink: Color(0x1C1C1E), dim: Color(0x6C6C70),
    line: Color(0, opacity: 0.14), veil: Color(0, opacity: 0.28), control: .white,
    track: Color(0xE9E9EC), knob: .white, off: Color(0xD1D1D6), good: Color(0x248A3D),
    bad: Color(0xE0342B), inset: Color(0x0B7F8F), popup: Color(0xFCFCFD))

  private static let dark = WorkbenchStyle(
    ground: Color(0x1B1C1F), panel: Color(0x242529), ink: Color(0xF2F2F5), dim: Color(0x8E8E93),
    line: Color(0xFFFFFF, opacity: 0.1), veil: Color(0, opacity: 0.5), control: Color(0x2E2F34),
    track: Color(0x2E2F34), knob: Color(0x5A5B61), off: Color(0x48494E), good: Color(0x30D158),
    bad: Color(0xFF453A), inset: Color(0x40C8E0), popup: Color(0x2C2D32),
    message: Color(0x3A3B40, opacity: 0.96))
}
