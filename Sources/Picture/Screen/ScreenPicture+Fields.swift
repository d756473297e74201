import DisplayList
import Foundation
import InterfaceStyles
import Simulation
import Typography

extension ScreenPicture {
  func singleLine(_ row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard var geometry = phone.fieldGeometry(of: row) else { return [] }
    let body = phone.layout.font(of: row)
    if !isFocused(row) { geometry.field.editor.place(caret: 0) }
    let line = geometry.line
    if line.text.isEmpty {
      let placeholder = text.truncated(
        row.row.placeholder, body, palette.placeholder, in: row.textFrame, align: leading)
      return [placeholder].compactMap { $0 } + caret(in: row)
    }
    guard isFocused(row) else {
      return [
        text.truncated(line.text, body, palette.label, in: row.textFrame, align: leading)
      ].compactMap { $0 }
    }
    var box = row.textFrame
    box.origin.x += geometry.lineX
    let stops = phone.ruler.caretStops(of: line.text, in: body)
    var commands = bars(line.selection, of: line.text, stops, in: box, palette.selection)
    commands += [text.line(line.text, body, palette.label, in: box)].compactMap { $0 }
    commands += underline(line.composition, of: line.text, stops, in: box)
    let window = row.textFrame.insetBy(
      dx: -style.selection.sideOverflow, dy: -style.selection.lineOverflow)
    return [.group(Group(clip: window, commands))]
      + handles(in: row) + caret(in: row)
  }

  func textView(_ row: SceneLayout.RowLayout, in window: CGRect) -> [DrawCommand] {
    guard let block = row.block, let field = phone.fields[row.id] else { return [] }
    if field.editor.shownText.isEmpty {
      var first = row.textFrame
      first.size.height = block.lineHeight
      let placeholder = text.truncated(
        row.row.placeholder, block.font, palette.placeholder, in: first, align: leading)
      return [placeholder].compactMap { $0 } + caret(in: row)
    }
    let window = row.isOverfull ? window.intersection(row.textFrame) : window
    var commands: [DrawCommand] = []
    for (index, line) in block.lines.enumerated() where isFocused(row) {
      commands += marks(on: line, at: index, block, row, field, in: window)
    }
    let origin = CGPoint(x: row.textFrame.minX, y: row.textFrame.minY - field.scrollY)
    commands += lines(of: block, at: origin, palette.label, visible: window)
    commands += caret(in: row)
    guard row.isOverfull else { return commands + handles(in: row) }
    let clip = row.textFrame.insetBy(dx: -style.selection.sideOverflow, dy: 0)
    return [.group(Group(clip: clip, commands))] + handles(in: row)
  }

  /// Selection and composition on one line of a text view.
  private func marks(
    on line: TextBlock.Line, at index: Int, _ block: TextBlock, _ row: SceneLayout.RowLayout,
    _ field: FieldState, in window: CGRect
  ) -> [DrawCommand] {
    let editor = field.editor
    let selection = editor.composition.isEmpty ? editor.selection : 0..<0
    let selected = line.range.local(selection)
    let composed = line.range.local(editor.shownComposition)
    let box = CGRect(
      x: row.textFrame.minX + block.x(ofLine: index, ruler: phone.ruler),
      y: row.textFrame.minY - field.scrollY + CGFloat(index) * block.lineHeight,
      width: row.textFrame.width, height: block.lineHeight)
    guard box.intersects(window), !selected.isEmpty || !composed.isEmpty else { return [] }
    let stops = phone.ruler.caretStops(of: line.text, in: block.font)
    return bars(selected, of: line.text, stops, in: box, palette.selection)
      + underline(composed, of: line.text, stops, in: box)
  }

  private func isFocused(_ row: SceneLayout.RowLayout) -> Bool { phone.focus == row.id }

  /// Rectangles over a part of a line: one for each run in which the caret moves one way.
  private func bars(
    _ range: Range<Int>, of line: String, _ stops: [CGFloat], in box: CGRect, _ color: Color
  ) -> [DrawCommand] {
    guard !range.isEmpty else { return [] }
    let first = line.cluster(at: range.lowerBound)
    let last = min(line.cluster(at: range.upperBound), stops.count - 1)
    var spans: [ClosedRange<CGFloat>] = []
    for index in first..<max(first, last) {
      let span = min(stops[index], stops[index + 1])...max(stops[index], stops[index + 1])
      if let previous = spans.last, previous.overlaps(span) {
        spans[spans.count - 1] =
          min(previous.lowerBound, span.lowerBound)...max(previous.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    return spans.map {
      .fill(
        CGRect(
          x: box.minX + $0.lowerBound, y: box.minY, width: $0.upperBound - $0.lowerBound,
          height: box.height), color)
    }
  }

  private func underline(
    _ range: Range<Int>, of line: String, _ stops: [CGFloat], in box: CGRect
  ) -> [DrawCommand] {
    let under = CGRect(
      x: box.minX, y: box.maxY - style.selection.underlineRise, width: box.width,
      height: style.selection.underlineHeight)
    return bars(range, of: line, stops, in: under, palette.label)
  }

  func lines(
    of block: TextBlock, at origin: CGPoint, _ color: Color, visible window: CGRect
  ) -> [DrawCommand] {
    block.lines.enumerated().compactMap { index, line in
      var box = CGRect(
        x: origin.x, y: origin.y + CGFloat(index) * block.lineHeight, width: 0,
        height: block.lineHeight)
      if box.maxY < window.minY || box.minY > window.maxY { return nil }
      box.origin.x += block.x(ofLine: index, ruler: phone.ruler)
      return text.line(line.text, block.font, color, in: box)
    }
  }

  // MARK: Caret

  private func caret(in row: SceneLayout.RowLayout) -> [DrawCommand] {
    guard isFocused(row), let field = phone.fields[row.id], !field.editor.hasSelection,
      let caret = phone.caretInContent, !options.blinksCaret || phone.isCaretLit
    else { return [] }
    let size = (row.block?.font ?? phone.layout.font(of: row)).size
    let height = min(caret.height, size * style.selection.caretHeightShare)
    let rect = CGRect(
      x: caret.minX, y: caret.midY - height / 2, width: style.selection.caretWidth,
      height: height)
    return [
      .roundedRect(RoundedRect(rect, radius: style.selection.caretRadius), palette.tint)
    ]
  }
}

extension Range<Int> {
  /// Returns the part of another range that lies in this one, counted from this one's beginning.
  fileprivate func local(_ other: Range<Int>) -> Range<Int> {
    let part = clamped(to: other)
    guard !part.isEmpty else { return 0..<0 }
    return (part.lowerBound - lowerBound)..<(part.upperBound - lowerBound)
  }
}
