import Foundation
import InterfaceStyles
import Typography

/// Places a text view that fills what is above the bottom edge, and a button under it.
struct NoteBuilder {
  private let input: LayoutInput

  init(_ input: LayoutInput) { self.input = input }

  private var style: InterfaceStyle.Note { input.style.note }

  /// The text view's content; its own frame is the scroll view's.
  func page() -> (SceneLayout.Part, CGSize) {
    let width = max(1, input.right - input.left - 2 * style.margin)
    guard let row = input.scene.sectionRows.first(where: { $0.kind == .textView }) else {
      return (SceneLayout.Part(), CGSize(width: width, height: 0))
    }
    let textWidth = max(1, width - 2 * style.padding.width)
    let block = TextBlock(
      input.text(of: row), font: input.style.typography.note, width: textWidth, ruler: input.ruler)
    let size = CGSize(width: width, height: block.height + 2 * style.padding.height)
    var part = SceneLayout.Part()
    part.rows = [
      SceneLayout.RowLayout(
        row: row, frame: CGRect(origin: .zero, size: size),
        textFrame: CGRect(
          x: style.padding.width, y: style.padding.height, width: textWidth, height: block.height),
        block: block, placement: .filling, look: .page)
    ]
    return (part, size)
  }

  /// The button, centred, and the height it takes with the margin under it.
  func button() -> (SceneLayout.Part, CGFloat) {
    guard let row = input.scene.sectionRows.first(where: { $0.kind == .button }) else {
      return (SceneLayout.Part(), 0)
    }
    let room = max(1, input.right - input.left - 2 * style.margin)
    let width = min(style.buttonWidth, room)
    let height = input.filledButtonHeight
    let frame = CGRect(
      x: (input.left + input.right - width) / 2, y: -style.margin - height, width: width,
      height: height)
    var part = SceneLayout.Part()
    part.rows = [
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, placement: .pinned, look: .filled(isMint: true))
    ]
    return (part, height + style.margin)
  }
}
