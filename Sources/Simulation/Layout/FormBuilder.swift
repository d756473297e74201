import Foundation
import InterfaceStyles
import Typography

/// Stacks sections from top to bottom.
struct FormBuilder {
  private let input: LayoutInput
  private let left: CGFloat
  private let width: CGFloat
  private(set) var part = SceneLayout.Part()
  private var y: CGFloat = 0

  private var style: InterfaceStyle { input.style }
  private var rows: InterfaceStyle.Rows { style.rows }
  private var ruler: any TextMeasuring { input.ruler }

  init(_ input: LayoutInput) {
    self.input = input
    left = input.left + input.style.cards.sideInset
    width = max(1, input.right - input.style.cards.sideInset - left)
  }

  /// Lays out one row alone, with its upper edge at a height.
  static func row(
    _ row: Row, at y: CGFloat, isLast: Bool, _ input: LayoutInput
  ) -> SceneLayout.RowLayout {
    var builder = FormBuilder(input)
    builder.y = y
    return builder.layOut(row, isLast: isLast)
  }

  mutating func add(_ section: Scene.Section) {
    y += part.panels.isEmpty ? style.cards.top : style.cards.gap
    addCaption(section.header?.uppercased(), isHeader: true)
    let top = y
    for (index, row) in section.rows.enumerated() {
      let isLast = index == section.rows.count - 1
      if row.kind == .carousel {
        addCarousel(row, isLast: isLast)
      } else {
        add(row, isLast: isLast)
      }
    }
    part.panels.append(CGRect(x: left, y: top, width: width, height: y - top))
    addCaption(section.footer, isHeader: false)
  }

  /// Ends the stack and returns the content's height; a form without rows has none.
  func finish() -> CGFloat { part.rows.isEmpty ? y : y + style.cards.bottom }

  private mutating func addCaption(_ text: String?, isHeader: Bool) {
    guard let text, !text.isEmpty else { return }
    let inner = width - 2 * rows.padding
    let block = TextBlock(text, font: style.typography.footnote, width: inner, ruler: ruler)
    y += isHeader ? style.captions.headerTop : style.captions.footerTop
    part.captions.append(
      SceneLayout.Caption(
        frame: CGRect(x: left + rows.padding, y: y, width: inner, height: block.height),
        block: block, isHeader: isHeader))
    y += block.height + (isHeader ? style.captions.headerBottom : 0)
  }

  private mutating func add(_ row: Row, isLast: Bool) {
    part.rows.append(layOut(row, isLast: isLast))
    y = part.rows.last?.frame.maxY ?? y
  }

  /// Lays out a row whose upper edge is at the present height.
  private func layOut(_ row: Row, isLast: Bool) -> SceneLayout.RowLayout {
    var frame = CGRect(x: left, y: y, width: width, height: 0)
    let content = frame.insetBy(dx: rows.padding, dy: 0)
    let line = input.line
    let isStacked = !row.label.isEmpty && (rows.stacksLabels || row.kind == .textView)
    var top = y + rows.textMargin
    let label = labelFrame(row, in: content, top: top, line: line, isStacked: isStacked)
    if isStacked { top += line + rows.stackedGap }
    let isBeside = !row.label.isEmpty && !isStacked
    let accessory = accessorySize(row)
    let controlWidth = accessory.map { $0.width + rows.controlGap } ?? 0
    // The column gives way where a control leaves it no room.
    let column = min(content.minX + rows.labelColumn, content.maxX - controlWidth - 1)
    let textLeft = isBeside ? max(column, label.maxX + rows.labelGap) : content.minX
    let textWidth = max(1, content.maxX - textLeft - controlWidth)
    let block = block(of: row, width: textWidth)
    let lines = CGFloat(row.minimumLines) * line
    let textHeight = max(
      block?.height ?? line, row.kind == .textView ? lines : line,
      isStacked ? accessory?.height ?? 0 : 0)
    frame.size.height = max(rows.minimumHeight, top + textHeight + rows.textMargin - y)
    if block == nil, !isStacked { top = y + (frame.height - textHeight) / 2 }
    return SceneLayout.RowLayout(
      row: row, frame: frame, labelFrame: label,
      textFrame: CGRect(x: textLeft, y: top, width: textWidth, height: textHeight),
      textAlignment: row.kind.isControl && !isStacked ? .trailing : .leading,
      accessoryFrame: accessory.map {
        CGRect(
          x: content.maxX - $0.width, y: top + (textHeight - $0.height) / 2, width: $0.width,
          height: $0.height)
      }, block: block, isLastInSection: isLast)
  }

  /// A row of fields beside each other, each on a panel of its own; the last ones begin out of sight.
  private mutating func addCarousel(_ row: Row, isLast: Bool) {
    let line = input.line
    let carousel = style.carousels
    let cellHeight = max(carousel.minimumCellHeight, line + carousel.cellPadding)
    let hasLabel = !row.label.isEmpty
    let label = CGRect(
      x: left + rows.padding, y: y + rows.textMargin,
      width: hasLabel ? width - 2 * rows.padding : 0, height: hasLabel ? line : 0)
    let top = (hasLabel ? label.maxY : y) + carousel.top
    let cellWidth = min(width * carousel.mostCellShare, carousel.cellWidth).rounded()
    var cells: [SceneLayout.RowLayout] = []
    var x = left + rows.padding
    for item in row.items {
      let frame = CGRect(x: x, y: top, width: cellWidth, height: cellHeight)
      cells.append(
        SceneLayout.RowLayout(
          row: item, frame: frame,
          textFrame: CGRect(
            x: x + carousel.textInset, y: top + (cellHeight - line) / 2,
            width: max(1, cellWidth - 2 * carousel.textInset), height: line),
          placement: .nested(row.id), look: .cell))
      x += cellWidth + carousel.cellGap
    }
    let frame = CGRect(x: left, y: y, width: width, height: top + cellHeight + carousel.bottom - y)
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, labelFrame: hasLabel ? label : .zero, textFrame: .zero,
        isLastInSection: isLast,
        look: .carousel(contentWidth: x - carousel.cellGap + rows.padding - left)))
    part.rows += cells
    y = frame.maxY
  }

  /// Sizes of what stands at a row's end.
  private func accessorySize(_ row: Row) -> CGSize? {
    switch row.kind {
    case .toggle: style.controls.toggle
    case .stepper: style.controls.stepper
    case .picker: style.controls.picker
    case .textField where row.hasClearButton: style.controls.clearButton
    case .textField, .textView, .button, .label, .carousel: nil
    }
  }

  private func labelFrame(
    _ row: Row, in content: CGRect, top: CGFloat, line: CGFloat, isStacked: Bool
  ) -> CGRect {
    guard !row.label.isEmpty else { return .zero }
    let wanted = ruler.width(of: row.label, in: style.typography.body)
    let most = isStacked ? content.width : content.width * rows.mostLabelShare
    let height = max(rows.minimumHeight, line + 2 * rows.textMargin)
    let y = isStacked ? top : self.y + (height - line) / 2
    return CGRect(x: content.minX, y: y, width: min(wanted, most), height: line)
  }

  private func block(of row: Row, width: CGFloat) -> TextBlock? {
    switch row.kind {
    case .textField, .button, .toggle, .stepper, .picker, .carousel: nil
    case .textView:
      TextBlock(input.text(of: row), font: style.typography.body, width: width, ruler: ruler)
    case .label: TextBlock(row.text, font: style.typography.body, width: width, ruler: ruler)
    }
  }
}
