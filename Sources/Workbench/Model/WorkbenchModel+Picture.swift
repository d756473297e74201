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
    return picture.commands(
      inspectorItems, in: frame, isOverStage: Inspector.isOverPhones(in: size))
  }

  private func listPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let list else { return [] }
    return ListPicture(style: style, text: TextFitter(phone.ruler))
      .commands(list, in: list.geometry(at: anchor(of: list.source)))
  }

  private func phonePicture(_ index: Int, _ style: WorkbenchStyle) -> [DrawCommand] {
    let phone = recordings[index].phone
    var options = PictureOptions()
    // While the time stands so does the caret: it is lit whenever it is there.
    options.blinksCaret = !timeline.isPaused
    options.overlays = shownOverlays
    if showsTouches { options.overlays.insert(.touches) }
    options.stroke = stroke
    let stage = stage(of: index)
    let commands = DevicePicture(phone, options: options).commands(at: .zero)
      .map { $0.scaled(by: stage.scale) }
    return captionPicture(index, style) + [.group(Group(offset: stage.origin, commands))]
  }

  private func timelinePicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let geometry = timelineGeometry else { return [] }
    return TimelinePicture(
      timeline: geometry, recording: recordings[active], style: style,
      text: TextFitter(phone.ruler),
      status: timeline.status(at: phone.time - geometry.span.lowerBound)
    ).commands
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

  private func messagePicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let message else { return [] }
    return MessagePicture(style: style, text: TextFitter(phone.ruler), area: stageArea)
      .commands(message)
  }

  private func tipPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let tip, let point = pointer.restingPoint else { return [] }
    return TipPicture(style: style, text: TextFitter(phone.ruler), window: size)
      .commands(tip, at: point)
  }
}
