import Foundation
import InterfaceStyles
import Typography

/// Stacks headings, groups of fields and buttons upward from the bottom edge, without scrolling.
struct PlainBuilder {
  private let input: LayoutInput
  private let left: CGFloat
  private let width: CGFloat
  private let isStacked: Bool
  private var part = SceneLayout.Part()
  private var y: CGFloat = 0

  /// Wider than this lines are hard to follow, so the stack stays in the middle.
  private static let mostWidth: CGFloat = 440
  /// Beside the fields, where the screen is low.
  private static let sideButtonWidth: CGFloat = 150

  /// - Parameter isStacked: whether labels stand above their fields instead of beside them.
  init(_ input: LayoutInput, isStacked: Bool) {
    self.input = input
    self.isStacked = isStacked && !input.isLow
    let inset = input.metrics.sectionInset
    let room = max(1, input.right - input.left - 2 * inset)
    width = input.isLow ? room : min(room, Self.mostWidth)
    left = (input.left + input.right - width) / 2
  }

  /// What the stack takes above the bottom edge, with its margin.
  var height: CGFloat { y + bottomMargin }

  private var bottomMargin: CGFloat { input.isLow ? 8 : 20 }
  private var gap: CGFloat { input.isLow ? 10 : 20 }
  private var rowHeight: CGFloat {
    max(input.metrics.minimumRowHeight, line + 2 * input.metrics.textMargin)
  }
  private var line: CGFloat {
    input.ruler.metrics(of: input.metrics.body).lineHeight.rounded(.up)
  }

  /// Where the screen is low, buttons stand at the right of the fields instead of under them.
  private var fieldWidth: CGFloat {
    let hasButton = input.scene.sectionRows.contains { $0.kind == .button }
    return input.isLow && hasButton ? max(1, width - Self.sideButtonWidth - 12) : width
  }

  /// The whole stack; its bottom margin ends at the bottom edge.
  mutating func stack() -> SceneLayout.Part {
    for section in input.scene.sections { add(section) }
    for index in part.rows.indices { part.rows[index].placement = .pinned }
    return part.moved(by: -y - bottomMargin)
  }

  private mutating func add(_ section: Scene.Section) {
    let isBeside = input.isLow && section.rows.allSatisfy { $0.kind == .button }
    if !part.rows.isEmpty, !isBeside { y += gap }
    addCaption(section.header?.uppercased(), isHeader: true)
    for (index, row) in section.rows.enumerated() {
      switch row.kind {
      case .label, .strip: addHeading(row)
      case .button: addButton(row)
      // A screen without scrolling has no place for them; scene files cannot ask for it.
      case .toggle, .stepper, .picker: break
      case .textField, .textView:
        let next = section.rows.dropFirst(index + 1).first
        addField(row, isLast: next?.kind.isEditable != true)
      }
    }
    addCaption(section.footer, isHeader: false)
  }

  private mutating func addCaption(_ text: String?, isHeader: Bool) {
    guard let text, !text.isEmpty else { return }
    let block = TextBlock(text, font: input.metrics.footnote, width: width, ruler: input.ruler)
    y += isHeader ? 0 : 6
    part.captions.append(
      SceneLayout.Caption(
        frame: CGRect(x: left, y: y, width: width, height: block.height), block: block,
        isHeader: isHeader))
    y += block.height + (isHeader ? 8 : 0)
  }

  private mutating func addHeading(_ row: Row) {
    let size = (input.settings.contentSize.largeTitleSize * (input.isLow ? 0.7 : 1)).rounded()
    let block = TextBlock(
      row.text, font: input.settings.font(size, .bold), width: width, ruler: input.ruler)
    let frame = CGRect(x: left, y: y, width: width, height: block.height)
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, block: block, look: .heading))
    y = frame.maxY
  }

  private mutating func addButton(_ row: Row) {
    var frame = CGRect(x: left, y: y, width: width, height: input.filledButtonHeight)
    let beside = part.rows.last.flatMap { $0.row.kind.isEditable ? $0.frame : nil }
    if input.isLow, let beside {
      frame = CGRect(
        x: left + width - Self.sideButtonWidth, y: beside.minY, width: Self.sideButtonWidth,
        height: beside.height)
    }
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, look: .filled(isMint: false)))
    y = max(y, frame.maxY)
  }

  /// Adds a field of one line; fields that follow each other share a panel.
  private mutating func addField(_ row: Row, isLast: Bool) {
    let isAbove = isStacked && !row.label.isEmpty
    let frame = CGRect(
      x: left, y: y, width: fieldWidth, height: rowHeight + (isAbove ? line + 4 : 0))
    var inner = frame.insetBy(dx: input.metrics.rowPadding, dy: (rowHeight - line) / 2)
    inner.size.height = line
    var label = CGRect.zero
    var text = inner
    if isAbove {
      label = inner
      text.origin.y += line + 4
    } else if !row.label.isEmpty {
      label = inner
      label.size.width = min(
        input.ruler.width(of: row.label, in: input.metrics.body), inner.width * 0.5)
      text.origin.x = max(label.maxX + 12, inner.minX + min(110, inner.width * 0.4))
      text.size.width = max(1, inner.maxX - text.minX)
    }
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, labelFrame: label, textFrame: text,
        isLastInSection: isLast))
    if let panel = part.panels.last, abs(panel.maxY - frame.minY) < 0.5 {
      part.panels[part.panels.count - 1].size.height += frame.height
    } else {
      part.panels.append(frame)
    }
    y = frame.maxY
  }
}
