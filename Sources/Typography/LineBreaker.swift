import Foundation

/// Breaks text into lines, greedily, between words; a word wider than a line is broken inside.
struct LineBreaker {
  let font: Font
  let width: CGFloat
  let ruler: any TextMeasuring
  private var result: [TextBlock.Line] = []

  init(font: Font, width: CGFloat, ruler: any TextMeasuring) {
    self.font = font
    self.width = width
    self.ruler = ruler
  }

  mutating func lines(of text: String) -> [TextBlock.Line] {
    var start = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      add(paragraph, at: start)
      let end = start + paragraph.utf8.count
      let rest = text.utf8.index(text.startIndex, offsetBy: min(end, text.utf8.count))
      start = end + (rest < text.endIndex ? text[rest].utf8.count : 0)
    }
    return result
  }

  /// Texts longer than this are never measured in one go: they are wider than any line.
  private static let longestMeasured = 2_000

  private mutating func add(_ paragraph: Substring, at start: Int) {
    guard width.isFinite, !fits(paragraph) else { return addLine(paragraph, at: start) }
    var lineStart = paragraph.startIndex
    var used: CGFloat = 0
    for word in words(of: paragraph) {
      let advance = advance(of: word)
      if used > 0, used + advance.visible > width {
        addLine(paragraph[lineStart..<word.startIndex], at: start + offset(lineStart, paragraph))
        lineStart = word.startIndex
        used = 0
      }
      if advance.visible > width {
        lineStart = breakInside(bare(word), of: paragraph, at: start)
        used = ruler.width(of: String(paragraph[lineStart..<word.endIndex]), in: font)
      } else {
        used += advance.full
      }
    }
    addLine(paragraph[lineStart...], at: start + offset(lineStart, paragraph))
  }

  /// Adds full lines of one long word and returns where its remainder begins.
  private mutating func breakInside(
    _ word: Substring, of paragraph: Substring, at start: Int
  ) -> String.Index {
    var rest = word
    // About twice what fits is measured for each line, so that the whole takes linear time.
    var reach = 32
    while true {
      let head = rest.prefix(reach)
      guard let fitting = clustersThatFit(String(head)) else {
        if head.endIndex == rest.endIndex { return rest.startIndex }
        reach *= 2
        continue
      }
      let end = rest.index(rest.startIndex, offsetBy: fitting)
      guard end < rest.endIndex else { return rest.startIndex }
      addLine(rest[..<end], at: start + offset(rest.startIndex, paragraph))
      rest = rest[end...]
      reach = max(32, 2 * fitting)
    }
  }

  /// Returns how many grapheme clusters fill a line, at least one; nil if all of them fit.
  private func clustersThatFit(_ text: String) -> Int? {
    var least: CGFloat = 0
    var most: CGFloat = 0
    let stops = ruler.caretStops(of: text, in: font)
    // Right-to-left text begins at its right end, and its stops fall.
    for (index, stop) in stops.enumerated() {
      least = index == 0 ? stop : min(least, stop)
      most = index == 0 ? stop : max(most, stop)
      if most - least > width { return max(1, index - 1) }
    }
    return nil
  }

  private mutating func addLine(_ text: Substring, at start: Int) {
    result.append(TextBlock.Line(range: start..<(start + text.utf8.count), text: String(text)))
  }

  private func fits(_ paragraph: Substring) -> Bool {
    paragraph.utf8.count <= Self.longestMeasured
      && ruler.width(of: String(paragraph), in: font) <= width
  }

  /// Splits after spaces, so that each word carries the spaces that follow it.
  private func words(of paragraph: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = paragraph.startIndex
    var afterSpace = false
    for index in paragraph.indices {
      let isSpace = paragraph[index] == " "
      if afterSpace, !isSpace {
        words.append(paragraph[start..<index])
        start = index
      }
      afterSpace = isSpace
    }
    words.append(paragraph[start...])
    return words
  }

  /// Measures a word without and with the spaces after it, which may hang over the line's end.
  private func advance(of word: Substring) -> (visible: CGFloat, full: CGFloat) {
    let bare = bare(word)
    guard bare.utf8.count <= Self.longestMeasured else { return (.infinity, .infinity) }
    let visible = ruler.width(of: String(bare), in: font)
    let hasSpaces = bare.endIndex < word.endIndex
    return (visible, hasSpaces ? ruler.width(of: String(word), in: font) : visible)
  }

  private func bare(_ word: Substring) -> Substring {
    word[..<(word.lastIndex { $0 != " " }.map(word.index(after:)) ?? word.startIndex)]
  }

  private func offset(_ index: String.Index, _ paragraph: Substring) -> Int {
    paragraph.utf8.distance(from: paragraph.startIndex, to: index)
  }
}
