import Foundation
import Simulation
import TestSupport
import Testing
import Typography

/// Lines of text: nothing is lost, nothing is too wide.
@Suite struct TextBlockTests {
  static let texts = [
    "", " ", "\n", "a", "\n\n", "hello world", "a\n", "\na", "wordwithoutanyspacesatallthatislong",
    "שלום עולם שלום עולם שלום עולם", "שלוםעולםשלוםעולםשלוםעולםשלום", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "नमस्ते दुनिया नमस्ते दुनिया", "  two  spaces   between  words  ", "日本語日本語日本語日本語日本語",
    "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh\niiiiiiiii jjjjjjjjjj\n\nkkkkkkkkkkk",
  ]

  @Test(arguments: texts, [1.0, 8, 40, 85, 200, .infinity])
  func linesAreTheText(text: String, width: Double) {
    let ruler = FixedRuler()
    let font = Font(size: 16)
    let block = TextBlock(text, font: font, width: width, ruler: ruler)
    #expect(!block.lines.isEmpty)
    var joined = ""
    for (index, line) in block.lines.enumerated() {
      let end = joined.utf8.count
      if index > 0, line.range.lowerBound > end { joined += "\n" }
      #expect(line.range == joined.utf8.count..<(joined.utf8.count + line.text.utf8.count))
      joined += line.text
      let bare = line.text.drop { $0 == " " }.reversed().drop { $0 == " " }
      #expect(bare.count <= 1 || ruler.width(of: String(bare), in: font) <= width)
    }
    #expect(joined == text)
  }

  @Test(arguments: texts, [8.0, 40, 85, 200]) func everyPlaceIsFoundAgain(
    text: String, width: Double
  ) {
    let ruler = FixedRuler()
    let block = TextBlock(text, font: Font(size: 16), width: width, ruler: ruler)
    for cluster in 0...text.count {
      let offset = text.offset(ofCluster: cluster)
      let caret = block.caret(at: offset, ruler: ruler)
      #expect(block.offset(at: CGPoint(x: caret.midX, y: caret.midY), ruler: ruler) == offset)
      let line = block.lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
      #expect(block.lineIndex(of: offset) == line)
    }
  }

  @Test(arguments: texts, [16.0, 40, 85, 200]) func linesAreFull(text: String, width: Double) {
    let ruler = FixedRuler()
    let font = Font(size: 16)
    let lines = TextBlock(text, font: font, width: width, ruler: ruler).lines
    for (line, next) in zip(lines, lines.dropFirst())
    where next.range.lowerBound == line.range.upperBound {
      let word = line.text.last == " " ? next.text.prefix { $0 != " " } : next.text.prefix(1)
      let longer = ruler.width(of: line.text + word, in: font)
      #expect(longer > width, "\(line.text)|\(word)")
    }
  }

  @Test(arguments: texts) func pointsFarAwayMeanTheNearest(text: String) {
    let ruler = FixedRuler()
    let block = TextBlock(text, font: Font(size: 16), width: 60, ruler: ruler)
    for x in [-1e9, 0, 1e9] {
      for y in [-1e300, -5, 5, 1e300, .infinity, .nan] {
        let offset = block.offset(at: CGPoint(x: x, y: y), ruler: ruler)
        #expect((0...text.utf8.count).contains(offset))
      }
    }
  }
}
