import Foundation
import Typography

/// Places messages below each other, and the composer above the bottom edge.
struct ChatBuilder {
  private let input: LayoutInput

  init(_ input: LayoutInput) { self.input = input }

  /// Distances in points.
  private static let side: CGFloat = 16
  private static let bubblePadding = CGSize(width: 13, height: 8)
  private static let bubbleWidth: CGFloat = 270
  /// Between messages of the same person, and of the two.
  private static let gaps: (same: CGFloat, other: CGFloat) = (4, 12)
  private static let pillSide: CGFloat = 12
  private static let pillMargin: CGFloat = 8
  private static let pillPadding = CGSize(width: 14, height: 7)
  /// Of the circle and what can be touched around it.
  private static let sendSide: CGFloat = 36

  /// A line of 17 points is 22 high.
  private var lineHeight: CGFloat { (22 * input.textScale).rounded() }

  private func block(_ text: String, width: CGFloat) -> TextBlock {
    TextBlock(
      text, font: input.metrics.body, width: width, lineHeight: lineHeight, ruler: input.ruler)
  }

  // MARK: Messages

  func messages() -> (SceneLayout.Part, CGSize) {
    var part = SceneLayout.Part()
    var y: CGFloat = 12
    for (index, message) in input.scene.messages.enumerated() {
      if index > 0 {
        let isSame = input.scene.messages[index - 1].isOwn == message.isOwn
        y += isSame ? Self.gaps.same : Self.gaps.other
      }
      let row = bubble(message, id: "message-\(index + 1)", y: y)
      part.rows.append(row)
      y = row.frame.maxY
    }
    return (part, CGSize(width: input.size.width, height: y + 12))
  }

  /// As wide as its longest line, up to the width at which lines break.
  private func bubble(_ message: Scene.Message, id: String, y: CGFloat) -> SceneLayout.RowLayout {
    let padding = Self.bubblePadding
    let room = input.right - input.left - 2 * Self.side
    let most = max(1, min(Self.bubbleWidth * input.textScale, room) - 2 * padding.width)
    let block = block(message.text, width: most)
    let widest = block.lines.map { input.ruler.width(of: $0.text, in: block.font) }.max() ?? 0
    let width = min(most, widest.rounded(.up))
    var frame = CGRect(
      x: input.left + Self.side, y: y, width: width + 2 * padding.width,
      height: block.height + 2 * padding.height)
    if message.isOwn { frame.origin.x = input.right - Self.side - frame.width }
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
    return (part, pill.frame.height + 2 * Self.pillMargin)
  }

  private func pill(_ row: Row, hasButton: Bool) -> SceneLayout.RowLayout {
    let left = input.left + Self.pillSide
    let width = max(1, input.right - Self.pillSide - left)
    let beside = hasButton ? Self.sendSide + 4 : Self.pillPadding.width
    let textWidth = max(1, width - Self.pillPadding.width - beside)
    let block = block(input.text(of: row), width: textWidth)
    let textHeight = min(max(block.height, CGFloat(row.minimumLines) * lineHeight), mostText)
    let height = textHeight + 2 * Self.pillPadding.height
    let frame = CGRect(
      x: left, y: -Self.pillMargin - height, width: width, height: height)
    return SceneLayout.RowLayout(
      row: row, frame: frame,
      textFrame: CGRect(
        x: left + Self.pillPadding.width, y: frame.minY + Self.pillPadding.height,
        width: textWidth, height: textHeight),
      block: block, placement: .pinned, look: .pill)
  }

  /// Whole lines in a sixth of the window's height, so that there is room for it above a keyboard.
  private var mostText: CGFloat {
    max(1, (input.size.height / 6 / lineHeight).rounded(.down)) * lineHeight
  }

  private func sendButton(_ row: Row, in pill: CGRect) -> SceneLayout.RowLayout {
    let frame = CGRect(
      x: pill.maxX - Self.sendSide, y: pill.maxY - Self.sendSide, width: Self.sendSide,
      height: Self.sendSide)
    return SceneLayout.RowLayout(
      row: row, frame: frame, textFrame: frame, placement: .pinned, look: .sendButton)
  }
}
