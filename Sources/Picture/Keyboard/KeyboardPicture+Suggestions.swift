import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
import Simulation
import Typography

/// The bar above the keys: suggested words, and an iPad's tools.
extension KeyboardPicture {
  var suggestionBar: [DrawCommand] {
    guard let bar = plan.bar else { return [] }
    let suggestions = phone.suggestions
    let frames = phone.suggestionFrames
    let tools: [DrawCommand] = faces.showsShortcutTools ? shortcutTools(in: bar) : []
    guard let first = suggestions.first, !frames.isEmpty else { return tools }
    if first.isAlone { return tools + alone(first, in: frames[0]) }
    let words = zip(suggestions, frames).compactMap { word($0, in: $1, barHeight: bar.height) }
    return tools + words + plan.predictionCells.dropFirst().map { separator(at: $0.minX, in: bar) }
  }

  private func word(
    _ suggestion: Suggestion, in cell: CGRect, barHeight: CGFloat
  ) -> DrawCommand? {
    let look = style.suggestionDrawing
    let box = CGRect(
      x: cell.minX + look.margin, y: look.top, width: cell.width - 2 * look.margin,
      height: barHeight - (look.top + look.bottom))
    return text.truncated(
      suggestion.title, faces.fonts.suggestion, palette.label, in: box, align: .center)
  }

  private func separator(at x: CGFloat, in bar: CGRect) -> DrawCommand {
    let look = style.suggestionDrawing
    let line = Hairline(
      .vertical, from: CGPoint(x: x, y: bar.height * look.separatorTopShare),
      length: bar.height * look.separatorShare)
    return .hairline(line, palette.keyboard.predictionSeparator)
  }

  /// A suggestion in the middle of the bar: with an icon before it, or small words above it.
  private func alone(_ suggestion: Suggestion, in cell: CGRect) -> [DrawCommand] {
    if case .passwords = suggestion { return passwords(suggestion, in: cell) }
    let look = style.suggestionDrawing
    var box = cell.insetBy(dx: look.margin, dy: look.aloneInset)
    let source = suggestion.source.flatMap { source -> DrawCommand? in
      let small = CGRect(
        x: box.minX, y: box.minY + look.sourceTop, width: box.width, height: look.sourceHeight)
      box.origin.y = small.maxY
      box.size.height = cell.maxY - look.aloneInset - small.maxY
      return text.truncated(
        source, look.sourceFont, palette.secondaryLabel, in: small, align: .center)
    }
    let title = text.truncated(
      suggestion.title, faces.fonts.suggestion, palette.label, in: box, align: .center)
    return [source, title].compactMap { $0 }
  }

  private func passwords(_ suggestion: Suggestion, in cell: CGRect) -> [DrawCommand] {
    let look = style.suggestionDrawing
    let font = faces.fonts.suggestion
    let icon = Icon.key
    let lead = icon.size.width + look.iconGap
    let width = lead + phone.ruler.width(of: suggestion.title, in: font)
    let start = cell.midX - width / 2
    let box = CGRect(
      x: start + lead, y: cell.minY + look.aloneInset, width: width,
      height: cell.height - look.aloneInset)
    let middle = CGPoint(x: start + icon.size.width / 2, y: cell.midY + look.aloneInset / 2)
    return icon.draw(at: middle, palette.keyboard.label)
      + [text.line(suggestion.title, font, palette.label, in: box)].compactMap { $0 }
  }

  private func shortcutTools(in bar: CGRect) -> [DrawCommand] {
    ShortcutTool.allCases.flatMap { tool in
      let frame = tool.frame(in: bar, style.shortcuts)
      return icon(of: tool).draw(at: CGPoint(x: frame.midX, y: frame.midY), palette.keyboard.label)
    }
  }

  private func icon(of tool: ShortcutTool) -> Icon {
    switch tool {
    case .undo: .undo
    case .redo: .redo
    case .paste: .paste
    }
  }
}
