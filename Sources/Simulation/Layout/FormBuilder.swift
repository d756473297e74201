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

  private var metrics: FormMetrics { input.metrics }
  private var ruler: any TextMeasuring { input.ruler }

  init(_ input: LayoutInput) {
    self.input = input
    left = input.left + input.metrics.sectionInset
    width = max(1, input.right - input.metrics.sectionInset - left)
  }

  mutating func add(_ section: Scene.Section) {
    y += part.panels.isEmpty ? 16 : 35
    addCaption(section.header?.uppercased(), isHeader: true)
    let top = y
    for (index, row) in section.rows.enumerated() {
      let isLast = index == section.rows.count - 1
      if row.kind == .strip { addStrip(row, isLast: isLast) } else { add(row, isLast: isLast) }
    }
    part.panels.append(CGRect(x: left, y: top, width: width, height: y - top))
    addCaption(section.footer, isHeader: false)
  }

  /// Ends the stack and returns the content's height; a form without rows has none.
  func finish() -> CGFloat { part.rows.isEmpty ? y : y + 35 }

  private mutating func addCaption(_ text: String?, isHeader: Bool) {
    guard let text, !text.isEmpty else { return }
    let inner = width - 2 * metrics.rowPadding
    let block = TextBlock(text, font: metrics.footnote, width: inner, ruler: ruler)
    y += isHeader ? 3 : 8
    part.captions.append(
      SceneLayout.Caption(
        frame: CGRect(x: left + metrics.rowPadding, y: y, width: inner, height: block.height),
        block: block, isHeader: isHeader))
    y += block.height + (isHeader ? 8 : 0)
  }

  private mutating func add(_ row: Row, isLast: Bool) {
    var frame = CGRect(x: left, y: y, width: width, height: 0)
    let content = frame.insetBy(dx: metrics.rowPadding, dy: 0)
    let line = ruler.metrics(of: metrics.body).lineHeight.rounded(.up)
    let isStacked =
      !row.label.isEmpty
      && (input.settings.contentSize.isAccessibilitySize || row.kind == .textView)
    var top = y + metrics.textMargin
    let label = labelFrame(row, in: content, top: top, line: line, isStacked: isStacked)
    if isStacked { top += line + 4 }
    let isBeside = !row.label.isEmpty && !isStacked
    let textLeft =
      isBeside ? max(content.minX + metrics.labelColumn, label.maxX + 12) : content.minX
    let accessory = accessorySize(row)
    let textWidth = max(1, content.maxX - textLeft - (accessory.map { $0.width + 8 } ?? 0))
    let block = block(of: row, width: textWidth)
    let lines = CGFloat(row.minimumLines) * line
    let textHeight = max(
      block?.height ?? line, row.kind == .textView ? lines : line,
      isStacked ? accessory?.height ?? 0 : 0)
    frame.size.height = max(metrics.minimumRowHeight, top + textHeight + metrics.textMargin - y)
    if block == nil, !isStacked { top = y + (frame.height - textHeight) / 2 }
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, labelFrame: label,
        textFrame: CGRect(x: textLeft, y: top, width: textWidth, height: textHeight),
        textAlignment: row.kind.isControl && !isStacked ? .trailing : .leading,
        accessoryFrame: accessory.map {
          CGRect(
            x: content.maxX - $0.width, y: top + (textHeight - $0.height) / 2, width: $0.width,
            height: $0.height)
        }, block: block, isLastInSection: isLast))
    y = frame.maxY
  }

  /// A row of fields beside each other, each on a panel of its own; the last ones begin out of sight.
  private mutating func addStrip(_ row: Row, isLast: Bool) {
    let line = ruler.metrics(of: metrics.body).lineHeight.rounded(.up)
    let cellHeight = max(36, line + 12)
    let hasLabel = !row.label.isEmpty
    let label = CGRect(
      x: left + metrics.rowPadding, y: y + metrics.textMargin,
      width: hasLabel ? width - 2 * metrics.rowPadding : 0, height: hasLabel ? line : 0)
    let top = hasLabel ? label.maxY + 8 : y + 8
    let cellWidth = min(width * 0.7, 180 * input.textScale).rounded()
    var cells: [SceneLayout.RowLayout] = []
    var x = left + metrics.rowPadding
    for item in row.items {
      let frame = CGRect(x: x, y: top, width: cellWidth, height: cellHeight)
      cells.append(
        SceneLayout.RowLayout(
          row: item, frame: frame,
          textFrame: CGRect(
            x: x + 10, y: top + (cellHeight - line) / 2, width: max(1, cellWidth - 20),
            height: line), placement: .nested(row.id), look: .cell))
      x += cellWidth + 8
    }
    let frame = CGRect(x: left, y: y, width: width, height: top + cellHeight + 8 - y)
    part.rows.append(
      SceneLayout.RowLayout(
        row: row, frame: frame, labelFrame: hasLabel ? label : .zero, textFrame: .zero,
        isLastInSection: isLast,
        look: .strip(contentWidth: x - 8 + metrics.rowPadding - left)))
    part.rows += cells
    y = frame.maxY
  }

  /// The circle with the cross in a field.
  static let clearButton = CGSize(width: 18, height: 18)

  /// Sizes of what stands at a row's end, as UIKit has them; they do not grow with the text.
  private func accessorySize(_ row: Row) -> CGSize? {
    switch row.kind {
    case .toggle: CGSize(width: 51, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    case .picker: CGSize(width: 11, height: 16)
    case .textField where row.hasClearButton: Self.clearButton
    case .textField, .textView, .button, .label, .strip: nil
    }
  }

  private func labelFrame(
    _ row: Row, in content: CGRect, top: CGFloat, line: CGFloat, isStacked: Bool
  ) -> CGRect {
    guard !row.label.isEmpty else { return .zero }
    let wanted = ruler.width(of: row.label, in: metrics.body)
    let most = isStacked ? content.width : content.width * 0.6
    let height = max(metrics.minimumRowHeight, line + 2 * metrics.textMargin)
    let y = isStacked ? top : self.y + (height - line) / 2
    return CGRect(x: content.minX, y: y, width: min(wanted, most), height: line)
  }

  private func block(of row: Row, width: CGFloat) -> TextBlock? {
    switch row.kind {
    case .textField, .button, .toggle, .stepper, .picker, .strip: nil
    case .textView:
      TextBlock(input.text(of: row), font: metrics.body, width: width, ruler: ruler)
    case .label: TextBlock(row.text, font: metrics.body, width: width, ruler: ruler)
    }
  }
}
