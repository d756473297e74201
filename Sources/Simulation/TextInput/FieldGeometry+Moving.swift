import Foundation
import Typography

/// Where a key of a hardware keyboard moves the caret.
extension FieldGeometry {
  /// Returns the offset to which an arrow key, home or end moves the caret; other keys leave it.
  package func offset(after key: HardwareKey, _ modifiers: KeyModifiers) -> Int {
    switch key {
    case .left, .right: sideways(forward: (key == .right) != readsRightToLeft, modifiers)
    case .up, .down: vertical(by: key == .up ? -1 : 1)
    case .home, .end: lineEdge(atEnd: key == .end)
    default: field.editor.head
    }
  }

  /// Whether the paragraph at the caret reads from right to left; an empty one reads as the scene.
  private var readsRightToLeft: Bool {
    let editor = field.editor
    let paragraph = editor.text(in: editor.paragraphRange(at: editor.head))
    return paragraph.contains(where: \.isLetter) ? ruler.isRightToLeft(paragraph) : isRightToLeft
  }

  private func sideways(forward: Bool, _ modifiers: KeyModifiers) -> Int {
    let editor = field.editor
    if editor.hasSelection, modifiers.isEmpty {
      return forward ? editor.selection.upperBound : editor.selection.lowerBound
    }
    if modifiers.contains(.word) {
      return forward ? editor.wordEnd(after: editor.head) : editor.wordStart(before: editor.head)
    }
    return forward ? editor.position(after: editor.head) : editor.position(before: editor.head)
  }

  private func vertical(by step: Int) -> Int {
    let editor = field.editor
    let edge = step < 0 ? 0 : editor.end
    guard let block = row.block else { return edge }
    let line = block.lineIndex(of: editor.head) + step
    guard block.lines.indices.contains(line) else { return edge }
    let caret = block.caret(at: editor.head, ruler: ruler)
    return block.offset(
      at: CGPoint(x: caret.midX, y: (CGFloat(line) + 0.5) * block.lineHeight), ruler: ruler)
  }

  private func lineEdge(atEnd: Bool) -> Int {
    guard let block = row.block else { return atEnd ? field.editor.end : 0 }
    let line = block.lineIndex(of: field.editor.head)
    return atEnd ? block.lastOffset(ofLine: line) : block.lines[line].range.lowerBound
  }
}
