import Foundation
import InterfaceStyles
import Typography

/// Stacks headings, groups of fields and buttons upward from the bottom edge, without scrolling.
struct PlainBuilder {
  private let input: LayoutInput
  private let left: CGFloat
  private let width: CGFloat
  private let stacksLabels: Bool
  private var part = SceneLayout.Part()
  private var y: CGFloat = 0

  private var style: InterfaceStyle.Stack { input.style.stack }
  private var rows: InterfaceStyle.Rows { input.style.rows }

  /// - Parameter stacksLabels: whether labels stand above their fields instead of beside them.
  init(_ input: LayoutInput, stacksLabels: Bool) {
    self.input = input
    self.stacksLabels = stacksLabels
    let room = max(1, input.right - input.left - 2 * input.style.cards.sideInset)
    width = min(room, input.style.stack.mostWidth)
    left = (input.left + input.right - width) / 2
  }

  /// What the stack takes above the bottom edge, with its margin.
  var height: CGFloat { y + style.bottom }

  private var rowHeight: CGFloat { max(rows.minimumHeight, input.line + 2 * rows.textMargin) }

  /// Where the screen is low, buttons stand at the right of the fields instead of under them.
  private var fieldWidth: CGFloat {
    let hasButton = input.scene.sectionRows.contains { $0.kind == .button }
    return style.hasSideButtons && hasButton
      ? max(1, width - style.sideButtonWidth - style.sideButtonGap) : width
  }

  /// The whole stack; its bottom margin ends at the bottom edge.
  mutating func stack() -> SceneLayout.Part {
    for section in input.scene.sections { add(section) }
    for index in part.rows.indices { part.rows[index].placement = .pinned }
    return part.moved(by: -y - style.bottom)
  }

  private mutating func add(_ section: Scene.Section) {
    let isBeside = style.hasSideButtons && section.rows.allSatisfy { $0.kind == .button }
    if !part.rows.isEmpty, !isBeside { y += style.gap }
    addCaption(section.header?.uppercased(), isHeader: true)
    for (index, row) in section.rows.enumerated() {
      switch row.kind {
      case .label, .carousel: addHeading(row)
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
    let block = TextBlock(
      text, font: input.style.typography.footnote, width: width, ruler: input.ruler)
    y += isHeader ? 0 : style.footerTop
    part.captions.append(
      SceneLayout.Caption(
        frame: CGRect(x: left, y: y, width: width, height: block.height), block: block,
        isHeader: isHeader))
    y += block.height + (isHeader ? style.headerBottom : 0)
  }

  private mutating func addHeading(_ row: Row) {
    let block = TextBlock(
      row.text, font: input.style.typography.heading, width: width, ruler: input.ruler)
    let frame = CGRect(x: left, y: y, width: width, height: block.height)
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, block: block, look: .heading))
    y = frame.maxY
  }

  private mutating func addButton(_ row: Row) {
    var frame = CGRect(x: left, y: y, width: width, height: input.filledButtonHeight)
    let beside = part.rows.last.flatMap { $0.row.kind.isEditable ? $0.frame : nil }
    if style.hasSideButtons, let beside {
      frame = CGRect(
        x: left + width - style.sideButtonWidth, y: beside.minY, width: style.sideButtonWidth,
        height: beside.height)
    }
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, textFrame: frame, look: .filled(isMint: false)))
    y = max(y, frame.maxY)
  }

  /// Adds a field of one line; fields that follow each other share a panel.
  private mutating func addField(_ row: Row, isLast: Bool) {
    let isAbove = stacksLabels && !row.label.isEmpty
    let line = input.line
    let frame = CGRect(
      x: left, y: y, width: fieldWidth, height: rowHeight + (isAbove ? line + style.stackedGap : 0))
    var inner = frame.insetBy(dx: rows.padding, dy: (rowHeight - line) / 2)
    inner.size.height = line
    var label = CGRect.zero
    var text = inner
    if isAbove {
      label = inner
      text.origin.y += line + style.stackedGap
    } else if !row.label.isEmpty {
      label = inner
      label.size.width = min(
        input.ruler.width(of: row.label, in: input.style.typography.body),
        inner.width * style.mostLabelShare)
      text.origin.x = max(
        label.maxX + style.labelGap,
        inner.minX + min(style.labelColumn, inner.width * style.mostColumnShare))
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
