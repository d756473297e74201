import DisplayList
import Foundation
import Picture
import Simulation
import Typography

/// A strategy and scene of a heat map: fields × phones.
extension HeatMapPicture {
  /// Neighbouring columns of one device.
  private struct DeviceGroup {
    var device: String
    var columns: Range<Int>
    var x: CGFloat
    var width: CGFloat
  }

  /// A block with its origin at zero, and its size.
  struct Drawn {
    var commands: [DrawCommand]
    var size: CGSize
  }

  func draw(_ block: HeatMap.Block) -> Drawn {
    let labels = min(240, block.fields.map { ruler.width(of: $0, in: Self.labelFont) }.max() ?? 0)
    let groups = groups(block, from: labels + 14)
    let names = groups.map { wrapped($0.device, $0.width) }
    let head = CGFloat(names.map(\.count).max() ?? 0) * Self.labelLine + Self.orientationHeight
    let right = groups.last.map { $0.x + $0.width } ?? 0
    var commands = [
      text.truncated(
        block.title, Self.headFont, Self.ink,
        in: CGRect(x: 0, y: 0, width: max(right, 400), height: 20))
    ]
    let top = Self.blockTitle + head
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
          in: CGRect(x: 0, y: y, width: labels, height: Self.cell.height)))
      for group in groups {
        for index in group.columns {
          guard let cell = block.cells[row][index] else { continue }
          commands += draw(cell, cellRect(group, index, y: y))
        }
      }
    }
    let rows = CGFloat(block.fields.count) * (Self.cell.height + Self.gap)
    return Drawn(
      commands: commands.compactMap { $0 },
      size: CGSize(width: max(right, 400), height: Self.blockTitle + head + rows))
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
  static func dot(_ rect: CGRect, _ color: Color) -> DrawCommand {
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
}
