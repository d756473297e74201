package import Foundation

/// A text set in lines of a width, with the caret's places; coordinates from the block's top left.
package struct TextBlock: Hashable, Sendable {
  /// What stands on one line.
  package struct Line: Hashable, Sendable {
    /// UTF-8 offsets in the whole text, without the line break.
    package var range: Range<Int>
    /// The part of the text, with the spaces at which the line was broken.
    package var text: String
  }

  /// From top to bottom; an empty text has one that is empty.
  package let lines: [Line]
  /// From one line's top to the next one's, in points.
  package let lineHeight: CGFloat
  /// What all of it is measured in, and has to be drawn in.
  package let font: Font
  /// Where lines end, as where one reads from right to left; nil if they begin at the left.
  package var rightEdge: CGFloat?

  /// Of all lines, in points; never 0.
  package var height: CGFloat { CGFloat(lines.count) * lineHeight }

  /// Breaks a text into lines: at line breaks and, unless the width is infinite, between words.
  ///
  /// - Parameters:
  ///   - text: whatever its length; an empty one gives a line.
  ///   - font: what all lines are measured in.
  ///   - width: how long a line may be, in points; a cluster that is wider has a line of its own.
  ///   - lineHeight: the font's own height, up to a whole point, if nil.
  ///   - ruler: what measures, and has to agree with what draws.
  package init(
    _ text: String, font: Font, width: CGFloat, lineHeight: CGFloat? = nil,
    ruler: any TextMeasuring
  ) {
    self.font = font
    self.lineHeight = lineHeight ?? ruler.metrics(of: font).lineHeight.rounded(.up)
    var breaker = LineBreaker(font: font, width: width, ruler: ruler)
    lines = breaker.lines(of: text)
  }

  /// Returns where a line begins at the left, in points.
  ///
  /// The spaces at which a line was broken hang over the edge.
  package func x(ofLine index: Int, ruler: any TextMeasuring) -> CGFloat {
    guard let rightEdge else { return 0 }
    var text = Substring(lines[index].text)
    if isBroken(atLine: index), !ruler.isRightToLeft(lines[index].text) {
      while text.last?.isWhitespace == true { text.removeLast() }
    }
    return rightEdge - ruler.width(of: String(text), in: font)
  }

  /// Whether a line goes on below without a line break.
  private func isBroken(atLine index: Int) -> Bool {
    index + 1 < lines.count && lines[index + 1].range.lowerBound == lines[index].range.upperBound
  }

  /// Returns the line that an offset is on; where a line is broken inside, that is the next one.
  package func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the last offset at which the caret is on a line.
  ///
  /// The end of a line that goes on below belongs to the next line, so the caret stays before its
  /// last character, as a rule a space.
  package func lastOffset(ofLine index: Int) -> Int {
    let line = lines[index]
    guard isBroken(atLine: index), let last = line.text.last else {
      return line.range.upperBound
    }
    return line.range.upperBound - last.utf8.count
  }

  /// Returns the caret's rectangle, two points wide, at a UTF-8 offset.
  package func caret(at offset: Int, ruler: any TextMeasuring) -> CGRect {
    let index = lineIndex(of: offset)
    let line = lines[index]
    let stops = ruler.caretStops(of: line.text, in: font)
    let cluster = line.text.cluster(at: offset - line.range.lowerBound)
    let x = x(ofLine: index, ruler: ruler) + stops[min(cluster, stops.count - 1)]
    return CGRect(x: x - 1, y: CGFloat(index) * lineHeight, width: 2, height: lineHeight)
  }

  /// Returns the offset of the boundary nearest to a point; points outside mean the nearest line.
  package func offset(at point: CGPoint, ruler: any TextMeasuring) -> Int {
    let row = min(max(0, Int(max(-1, min(point.y / lineHeight, 1e6)))), lines.count - 1)
    let line = lines[row]
    let stops = ruler.caretStops(of: line.text, in: font)
    let x = point.x - x(ofLine: row, ruler: ruler)
    let nearest = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    return min(
      line.range.lowerBound + line.text.offset(ofCluster: nearest), lastOffset(ofLine: row))
  }
}

extension String {
  /// Returns how many grapheme clusters begin before a UTF-8 offset.
  package func cluster(at offset: Int) -> Int {
    let end = utf8.index(startIndex, offsetBy: min(max(0, offset), utf8.count))
    return self[..<end].count
  }

  /// Returns the UTF-8 offset at which a grapheme cluster begins.
  package func offset(ofCluster cluster: Int) -> Int {
    let index = index(startIndex, offsetBy: cluster, limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: index)
  }
}
