import Foundation
package import Picture
package import Simulation

/// A heat map as a picture.
package struct HeatMapPicture {
  private let map: HeatMap
  private let report: AuditReport
  private let ruler: any TextMeasuring
  private let text: TextPlacement

  private static let margin: CGFloat = 28
  private static let cell = CGSize(width: 34, height: 22)
  private static let gap: CGFloat = 2
  /// Between devices.
  private static let groupGap: CGFloat = 6
  private static let narrowestGroup: CGFloat = 48
  private static let titleHeight: CGFloat = 64
  private static let blockTitle: CGFloat = 34
  private static let labelLine: CGFloat = 12
  private static let mostLabelLines = 4
  private static let orientationHeight: CGFloat = 18
  private static let legendHeight: CGFloat = 44

  private static let titleFont = Font(size: 20, weight: .semibold)
  private static let headFont = Font(size: 14, weight: .semibold)
  private static let labelFont = Font(size: 12)
  private static let smallFont = Font(size: 10)
  private static let ink = Color(0x17181B)
  private static let soft = Color(0x5C616B)

  package init(_ report: AuditReport, ruler: any TextMeasuring) {
    map = HeatMap(report)
    self.report = report
    self.ruler = ruler
    text = TextPlacement(ruler: ruler)
  }

  package var displayList: DisplayList {
    var commands: [DrawCommand] = []
    var y = Self.margin + Self.titleHeight
    var width: CGFloat = 760
    for block in map.blocks {
      let drawn = draw(block, at: CGPoint(x: Self.margin, y: y))
      commands += drawn.commands
      width = max(width, drawn.size.width + 2 * Self.margin)
      y += drawn.size.height + 20
    }
    commands += legend(at: y)
    let size = CGSize(width: width.rounded(.up), height: y + Self.legendHeight + Self.margin)
    let ground = DrawCommand.fill(CGRect(origin: .zero, size: size), .white)
    return DisplayList(size: size, commands: [ground] + title(width) + commands)
  }

  private func title(_ width: CGFloat) -> [DrawCommand] {
    let rect = CGRect(x: Self.margin, y: 22, width: width - 2 * Self.margin, height: 26)
    return [
      text.truncated("Clearance of every field", Self.titleFont, Self.ink, in: rect),
      text.truncated(
        report.summary, Self.labelFont, report.isGood ? Color(0x1A7F37) : Color(0xC4173C),
        in: rect.offsetBy(dx: 0, dy: 26)),
    ].compactMap { $0 }
  }

  // MARK: Blocks

  /// Neighbouring columns of one device.
  private struct DeviceGroup {
    var device: String
    var columns: Range<Int>
    var x: CGFloat
    var width: CGFloat
  }

  private func draw(
    _ block: HeatMap.Block, at origin: CGPoint
  ) -> (commands: [DrawCommand], size: CGSize) {
    let labels = min(240, block.fields.map { ruler.width(of: $0, in: Self.labelFont) }.max() ?? 0)
    let groups = groups(block, from: origin.x + labels + 14)
    let names = groups.map { wrapped($0.device, $0.width) }
    let head = CGFloat(names.map(\.count).max() ?? 0) * Self.labelLine + Self.orientationHeight
    let right = (groups.last.map { $0.x + $0.width } ?? origin.x) - origin.x
    var commands = [
      text.truncated(
        block.title, Self.headFont, Self.ink,
        in: CGRect(x: origin.x, y: origin.y, width: max(right, 400), height: 20))
    ]
    let top = origin.y + Self.blockTitle + head
    for (group, lines) in zip(groups, names) {
      for (index, line) in lines.enumerated() {
        let y =
          top - Self.orientationHeight - CGFloat(lines.count - index) * Self.labelLine
        commands.append(
          text.line(
            line, Self.smallFont, Self.soft,
            in: CGRect(x: group.x, y: y, width: group.width, height: Self.labelLine),
            align: .center))
      }
      for index in group.columns {
        let rect = cellRect(group, index, y: top - Self.orientationHeight)
        commands.append(Self.mark(block.columns[index].orientation, rect))
      }
    }
    for (row, field) in block.fields.enumerated() {
      let y = top + CGFloat(row) * (Self.cell.height + Self.gap)
      commands.append(
        text.truncated(
          field, Self.labelFont, Self.ink,
          in: CGRect(x: origin.x, y: y, width: labels, height: Self.cell.height)))
      for group in groups {
        for index in group.columns {
          guard let cell = block.cells[row][index] else { continue }
          commands += draw(cell, cellRect(group, index, y: y))
        }
      }
    }
    let rows = CGFloat(block.fields.count) * (Self.cell.height + Self.gap)
    return (
      commands.compactMap { $0 },
      CGSize(width: max(right, 400), height: Self.blockTitle + head + rows)
    )
  }

  private func groups(_ block: HeatMap.Block, from left: CGFloat) -> [DeviceGroup] {
    var groups: [DeviceGroup] = []
    var x = left
    var start = 0
    while start < block.columns.count {
      let device = block.columns[start].device
      let end =
        block.columns[start...].firstIndex { $0.device != device } ?? block.columns.count
      let natural = CGFloat(end - start) * (Self.cell.width + Self.gap) - Self.gap
      let width = max(natural, Self.narrowestGroup)
      groups.append(DeviceGroup(device: device, columns: start..<end, x: x, width: width))
      x += width + Self.groupGap
      start = end
    }
    return groups
  }

  private func cellRect(_ group: DeviceGroup, _ column: Int, y: CGFloat) -> CGRect {
    let count = CGFloat(group.columns.count)
    let width = (group.width - (count - 1) * Self.gap) / count
    let index = CGFloat(column - group.columns.lowerBound)
    return CGRect(
      x: group.x + index * (width + Self.gap), y: y, width: width, height: Self.cell.height)
  }

  private func draw(_ cell: HeatMap.Cell, _ rect: CGRect) -> [DrawCommand] {
    var commands: [DrawCommand] = [
      .roundedRect(RoundedRect(rect, radius: 4), Color(ground: cell.shade))
    ]
    if let label = text.line(
      cell.text, Self.smallFont, Color(ink: cell.shade), in: rect, align: .center)
    {
      commands.append(label)
    }
    if cell.isMoved { commands.append(Self.dot(rect, Color(ink: cell.shade))) }
    return commands
  }

  /// Says that a field was moved although it need not have been.
  private static func dot(_ rect: CGRect, _ color: Color) -> DrawCommand {
    .path(.circle(0, 0, 2), at: CGPoint(x: rect.maxX - 5, y: rect.minY + 5), evenOdd: false, color)
  }

  /// A little screen, upright or on its side.
  private static func mark(_ orientation: String, _ rect: CGRect) -> DrawCommand {
    let isUpright = orientation == "portrait"
    let size = isUpright ? CGSize(width: 6, height: 10) : CGSize(width: 10, height: 6)
    let frame = CGRect(
      x: rect.midX - size.width / 2, y: rect.minY + 7 - size.height / 2, width: size.width,
      height: size.height)
    return .border(RoundedRect(frame, radius: 1.5), width: 1, dash: [], soft)
  }

  /// Breaks a device's id at its hyphens.
  private func wrapped(_ id: String, _ width: CGFloat) -> [String] {
    var lines: [String] = []
    for word in id.split(separator: "-").map(String.init) {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty, ruler.width(of: longer, in: Self.smallFont) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return Array(lines.prefix(Self.mostLabelLines))
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
