package import DisplayList
package import Foundation
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
        + boardPicture(style) + calloutPictures.flatMap(\.commands) + timelinePicture(style)
        + messagePicture(style)
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

  private func boardPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    var options = PictureOptions()
    // While the time stands so does the caret: it is lit whenever it is there.
    options.blinksCaret = !timeline.isPaused
    options.overlays = overlays.shown
    if showsTouches { options.overlays.insert(.touches) }
    options.stroke = stroke
    return BoardPicture(board: board, layout: boardLayout, style: style, options: options).commands
  }

  /// Where the callouts of all phones stand; they never cover one another, nor a phone.
  package var calloutFrames: [CGRect] { calloutPictures.flatMap { $0.callouts.map(\.frame) } }

  private var calloutPictures: [CalloutPicture] {
    zip(boardLayout.places, phones).map {
      CalloutPicture(place: $0, phone: $1, overlays: overlays.shown)
    }
  }

  private func timelinePicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    guard let geometry = timelineGeometry else { return [] }
    return TimelinePicture(
      timeline: geometry, recording: board.histories[active], style: style,
      text: TextFitter(phone.ruler),
      status: timeline.status(at: phone.time - geometry.span.lowerBound)
    ).commands
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

  private func helpPicture(_ style: WorkbenchStyle) -> [DrawCommand] {
    showsHelp ? HelpPicture(style: style, ruler: phone.ruler, window: size).commands : []
  }
}
