package import DisplayList
package import Foundation
import Picture
import Simulation
package import Typography

/// A heat map as a picture.
package struct HeatMapPicture {
  let ruler: any TextMeasuring
  let text: TextPlacement
  private let map: HeatMap
  private let report: AuditReport

  private static let margin: CGFloat = 28
  static let cell = CGSize(width: 34, height: 22)
  static let gap: CGFloat = 2
  /// Between devices.
  static let groupGap: CGFloat = 6
  static let narrowestGroup: CGFloat = 48
  private static let titleHeight: CGFloat = 64
  private static let blockGap: CGFloat = 20
  static let blockTitle: CGFloat = 34
  static let labelLine: CGFloat = 12
  static let mostLabelLines = 4
  static let orientationHeight: CGFloat = 18
  private static let legendHeight: CGFloat = 44

  private static let titleFont = Font(size: 20, weight: .semibold)
  static let headFont = Font(size: 14, weight: .semibold)
  static let labelFont = Font(size: 12)
  static let smallFont = Font(size: 10)
  static let ink = Color(0x17181B)
  static let soft = Color(0x5C616B)

  /// Creates the heat map of an audit; the ruler measures its labels.
  package init(_ report: AuditReport, ruler: any TextMeasuring) {
    map = HeatMap(report)
    self.report = report
    self.ruler = ruler
    text = TextPlacement(ruler: ruler)
  }

  /// The pictures that hold all blocks: several where one would be higher than `tallest`, in points.
  ///
  /// A higher block gets its own picture.
  package func pages(tallest: CGFloat) -> [Drawing] {
    let room = tallest - 2 * Self.margin - Self.titleHeight - Self.legendHeight
    var pages: [[Drawn]] = [[]]
    var height: CGFloat = 0
    for drawn in map.blocks.map(draw) {
      height += drawn.size.height + Self.blockGap
      if height > room, pages.last?.isEmpty == false {
        pages.append([])
        height = drawn.size.height + Self.blockGap
      }
      pages[pages.count - 1].append(drawn)
    }
    return pages.indices.map { page($0 + 1, of: pages.count, pages[$0]) }
  }

  private func page(_ number: Int, of count: Int, _ blocks: [Drawn]) -> Drawing {
    var commands: [DrawCommand] = []
    var y = Self.margin + Self.titleHeight
    var width: CGFloat = 760
    for block in blocks {
      commands.append(.group(Group(offset: CGPoint(x: Self.margin, y: y), block.commands)))
      width = max(width, block.size.width + 2 * Self.margin)
      y += block.size.height + Self.blockGap
    }
    let size = CGSize(width: width.rounded(.up), height: y + Self.legendHeight + Self.margin)
    let ground = DrawCommand.fill(CGRect(origin: .zero, size: size), .white)
    let words = "Clearance of every field" + (count > 1 ? ", \(number) of \(count)" : "")
    return Drawing(
      size: size, commands: [ground] + title(words, width) + commands + legend(at: y))
  }

  private func title(_ words: String, _ width: CGFloat) -> [DrawCommand] {
    let rect = CGRect(x: Self.margin, y: 22, width: width - 2 * Self.margin, height: 26)
    return [
      text.truncated(words, Self.titleFont, Self.ink, in: rect),
      text.truncated(
        report.summary, Self.labelFont, report.isGood ? Color(0x1A7F37) : Color(0xC4173C),
        in: rect.offsetBy(dx: 0, dy: 26)),
    ].compactMap { $0 }
  }

  // MARK: Legend

  private func legend(at y: CGFloat) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var (x, y) = (Self.margin, y)
    for shade in HeatShade.allCases {
      if shade == .tight { (x, y) = (Self.margin, y + 22) }
      let box = CGRect(x: x, y: y, width: 16, height: 16)
      commands.append(.roundedRect(RoundedRect(box, radius: 4), Color(ground: shade)))
      commands += words(shade.words, &x, y)
    }
    let box = CGRect(x: x - 10, y: y + 4, width: 16, height: 16)
    commands.append(Self.dot(box, Self.ink))
    commands += words("moved needlessly", &x, y)
    return commands
  }

  private func words(_ words: String, _ x: inout CGFloat, _ y: CGFloat) -> [DrawCommand] {
    let rect = CGRect(x: x + 22, y: y, width: 300, height: 16)
    x += 22 + ruler.width(of: words, in: Self.smallFont) + 18
    return [text.line(words, Self.smallFont, Self.soft, in: rect)].compactMap { $0 }
  }
}
