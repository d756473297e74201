import Foundation
import Typography

/// Places a text view that fills what is above the bottom edge, and a button under it.
struct NoteBuilder {
  private let input: LayoutInput

  init(_ input: LayoutInput) { self.input = input }

  /// Around the text view and the button, in points.
  static let margin: CGFloat = 10
  private static let buttonWidth: CGFloat = 300
  /// Between the text view's edge and its text.
  private static let padding = CGSize(width: 12, height: 10)
  private static let textSize: CGFloat = 22

  /// The text view's content; its own frame is the scroll view's.
  func page() -> (SceneLayout.Part, CGSize) {
    let width = max(1, input.right - input.left - 2 * Self.margin)
    guard let row = input.scene.sectionRows.first(where: { $0.kind == .textView }) else {
      return (SceneLayout.Part(), CGSize(width: width, height: 0))
    }
    let textWidth = max(1, width - 2 * Self.padding.width)
    let block = TextBlock(
      input.text(of: row), font: input.settings.font((Self.textSize * input.textScale).rounded()),
      width: textWidth, ruler: input.ruler)
    let size = CGSize(width: width, height: block.height + 2 * Self.padding.height)
    var part = SceneLayout.Part()
    part.rows = [
      SceneLayout.RowLayout(
        row: row, frame: CGRect(origin: .zero, size: size),
        textFrame: CGRect(
          x: Self.padding.width, y: Self.padding.height, width: textWidth, height: block.height),
        block: block, placement: .filling, look: .page)
    ]
    return (part, size)
  }

  /// The button, centred, and the height it takes with the margin under it.
  func button() -> (SceneLayout.Part, CGFloat) {
    guard let row = input.scene.sectionRows.first(where: { $0.kind == .button }) else {
      return (SceneLayout.Part(), 0)
    }
    let room = max(1, input.right - input.left - 2 * Self.margin)
    let width = min(Self.buttonWidth, room)
    let height = input.filledButtonHeight
    let frame = CGRect(
      x: (input.left + input.right - width) / 2, y: -Self.margin - height, width: width,
      height: height)
    var part = SceneLayout.Part()
    part.rows = [
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, placement: .pinned, look: .filled(isMint: true))
    ]
    return (part, height + Self.margin)
  }
}
