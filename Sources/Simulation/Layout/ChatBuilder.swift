import Foundation
import InterfaceStyles
import Typography

/// Places messages below each other, and the composer above the bottom edge.
struct ChatBuilder {
  private let input: LayoutInput

  init(_ input: LayoutInput) { self.input = input }

  private var style: InterfaceStyle.Messages { input.style.messages }
  private var bar: InterfaceStyle.Composer { input.style.composer }
  private var lineHeight: CGFloat { input.style.typography.messageLineHeight }

  private func block(_ text: String, width: CGFloat) -> TextBlock {
    TextBlock(
      text, font: input.style.typography.body, width: width, lineHeight: lineHeight,
      ruler: input.ruler)
  }

  // MARK: Messages

  func messages() -> (SceneLayout.Part, CGSize) {
    var part = SceneLayout.Part()
    var y = style.top
    for (index, message) in input.scene.messages.enumerated() {
      if index > 0 {
        let isSame = input.scene.messages[index - 1].isOwn == message.isOwn
        y += isSame ? style.gap : style.turnGap
      }
      let row = bubble(message, id: "message-\(index + 1)", y: y)
      part.rows.append(row)
      y = row.frame.maxY
    }
    return (part, CGSize(width: input.size.width, height: y + style.bottom))
  }

  /// As wide as its longest line, up to the width at which lines break.
  private func bubble(_ message: Scene.Message, id: String, y: CGFloat) -> SceneLayout.RowLayout {
    let padding = style.padding
    let room = input.right - input.left - 2 * style.sideInset
    let most = max(1, min(style.mostWidth, room) - 2 * padding.width)
    let block = block(message.text, width: most)
    let widest = block.lines.map { input.ruler.width(of: $0.text, in: block.font) }.max() ?? 0
    let width = min(most, widest.rounded(.up))
    var frame = CGRect(
      x: input.left + style.sideInset, y: y, width: width + 2 * padding.width,
      height: block.height + 2 * padding.height)
    if message.isOwn { frame.origin.x = input.right - style.sideInset - frame.width }
    return SceneLayout.RowLayout(
      row: Row(id: id, kind: .label, text: message.text), frame: frame,
      textFrame: frame.insetBy(dx: padding.width, dy: padding.height), block: block,
      look: .bubble(isOwn: message.isOwn))
  }

  // MARK: Composer

  /// The pill with its text and the button in it, and the height of their bar.
  func composer() -> (SceneLayout.Part, CGFloat) {
    let rows = input.scene.sectionRows
    guard let field = rows.first(where: { $0.kind == .textView }) else {
      return (SceneLayout.Part(), 0)
    }
    let button = rows.first { $0.kind == .button }
    let pill = pill(field, hasButton: button != nil)
    var part = SceneLayout.Part()
    part.rows = [pill] + [button.map { sendButton($0, in: pill.frame) }].compactMap { $0 }
    return (part, pill.frame.height + 2 * bar.margin)
  }

  private func pill(_ row: Row, hasButton: Bool) -> SceneLayout.RowLayout {
    let left = input.left + bar.sideInset
    let width = max(1, input.right - bar.sideInset - left)
    let beside = hasButton ? bar.buttonSize + bar.buttonGap : bar.padding.width
    let textWidth = max(1, width - bar.padding.width - beside)
    let block = block(input.text(of: row), width: textWidth)
    let textHeight = min(max(block.height, CGFloat(row.minimumLines) * lineHeight), mostText)
    let height = textHeight + 2 * bar.padding.height
    let frame = CGRect(
      x: left, y: -bar.margin - height, width: width, height: height)
    return SceneLayout.RowLayout(
      row: row, frame: frame,
      textFrame: CGRect(
        x: left + bar.padding.width, y: frame.minY + bar.padding.height,
        width: textWidth, height: textHeight),
      block: block, placement: .pinned, look: .pill)
  }

  /// Whole lines in a part of the window's height.
  private var mostText: CGFloat {
    max(1, (input.size.height / bar.windowParts / lineHeight).rounded(.down)) * lineHeight
  }

  private func sendButton(_ row: Row, in pill: CGRect) -> SceneLayout.RowLayout {
    let frame = CGRect(
      x: pill.maxX - bar.buttonSize, y: pill.maxY - bar.buttonSize, width: bar.buttonSize,
      height: bar.buttonSize)
    return SceneLayout.RowLayout(
      row: row, frame: frame, textFrame: frame, placement: .pinned, look: .sendButton)
  }
}
