package import DisplayList
import Foundation
import JSON
import Picture
package import Simulation
import Typography

/// Frames of a film side by side, with their times, above the curve of the keyboard's height.
package struct FilmStrip {
  private let pictures: [(list: Drawing, number: Int)]
  private let film: [DryRun.Frame]
  private let text: TextPlacement
  private let ground: Ground
  /// Whether pictures have a border; pictures with a device body have none.
  private let hasEdges: Bool

  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 16
  private static let stampHeight: CGFloat = 28
  private static let curveHeight: CGFloat = 88
  /// The maximum height of a picture, in points; higher ones are scaled down.
  private static let highest: CGFloat = 400

  /// Returns evenly spaced frames, from the first to the last.
  package static func numbers(_ count: Int, of frames: Int) -> [Int] {
    guard frames > 1, count > 1 else { return frames > 0 ? [frames - 1] : [] }
    return (0..<count).map {
      Int((Double($0) * Double(frames - 1) / Double(count - 1)).rounded())
    }
  }

  /// - Parameters:
  ///   - pictures: the pictures, with their frames in the film.
  ///   - film: all frames of the film, for the curve.
  package init(
    _ pictures: [(list: Drawing, number: Int)], film: [DryRun.Frame], look: CaptureStyle,
    phone: SimulatedDevice
  ) {
    self.pictures = pictures
    hasEdges = look.frame == .none || look.crop != nil
    self.film = film
    text = TextPlacement(ruler: phone.ruler)
    ground = Ground(look.background, appearance: phone.settings.appearance)
  }

  private var factor: CGFloat {
    min(1, Self.highest / (pictures.map(\.list.size.height).max() ?? 1))
  }

  private var cell: CGSize {
    CGSize(
      width: ((pictures.map(\.list.size.width).max() ?? 0) * factor).rounded(.up),
      height: ((pictures.map(\.list.size.height).max() ?? 0) * factor).rounded(.up))
  }

  package var displayList: Drawing {
    let (cell, count) = (cell, CGFloat(pictures.count))
    let size = CGSize(
      width: 2 * Self.margin + count * cell.width + (count - 1) * Self.gap,
      height: 2 * Self.margin + cell.height + Self.stampHeight + Self.curveHeight)
    return Drawing(
      size: size,
      commands: ground.commands(CGRect(origin: .zero, size: size))
        + pictures.indices.flatMap { commands(of: $0, cell) } + curve(under: cell))
  }

  private func left(_ index: Int, _ cell: CGSize) -> CGFloat {
    Self.margin + CGFloat(index) * (cell.width + Self.gap)
  }

  private func commands(of index: Int, _ cell: CGSize) -> [DrawCommand] {
    let (list, number) = pictures[index]
    let x = left(index, cell)
    let frame = CGRect(origin: CGPoint(x: x, y: Self.margin), size: cell)
    let edge = RoundedRect(
      CGRect(
        x: x, y: Self.margin, width: list.size.width * factor, height: list.size.height * factor),
      radius: 0)
    let stamp = CGRect(
      x: x, y: frame.maxY + 6, width: cell.width, height: Self.stampHeight - 6)
    let label = text.line(
      "\(Self.seconds(film[number].time)) s", Font(size: 12, weight: .medium), ground.dim,
      in: stamp, align: .center)
    return [
      .group(
        Group(
          offset: frame.origin, clip: CGRect(origin: .zero, size: cell),
          list.commands.map { $0.scaled(by: factor) }))
    ] + (hasEdges ? [.border(edge, width: 0.5, dash: [], ground.line)] : [])
      + [label].compactMap { $0 }
  }

  /// Two decimals give all times the same length.
  private static func seconds(_ time: TimeInterval) -> String {
    let hundredths = Int((time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: The keyboard's height over time

  private func curve(under cell: CGSize) -> [DrawCommand] {
    let highest = film.map(\.keyboardHeight).max() ?? 0
    guard highest > 0, film.count > 1, pictures.count > 1 else { return [] }
    let top = Self.margin + cell.height + Self.stampHeight + 12
    let area = CGRect(
      x: left(0, cell) + cell.width / 2, y: top,
      width: left(pictures.count - 1, cell) - left(0, cell), height: Self.curveHeight - 24)
    func point(_ number: Int) -> CGPoint {
      CGPoint(
        x: area.minX + area.width * CGFloat(number) / CGFloat(film.count - 1),
        y: area.maxY - area.height * film[number].keyboardHeight / highest)
    }
    var path = Path()
    path.move(point(0).x, point(0).y)
    for number in film.indices.dropFirst() { path.line(point(number).x, point(number).y) }
    let font = Font(size: 11)
    let caption = text.line(
      "keyboard \(highest.roundedText) pt", font, ground.dim,
      in: CGRect(x: area.minX, y: area.maxY + 4, width: area.width, height: 16))
    return [
      .hairline(
        Hairline(.horizontal, from: CGPoint(x: area.minX, y: area.maxY), length: area.width),
        ground.line)
    ]
      + [caption].compactMap { $0 }
      + [.stroke(path, at: .zero, width: 1.5, cap: .round, OverlayColor.keyboard)]
      + pictures.map { dot(at: point($0.number)) }
  }

  private func dot(at point: CGPoint) -> DrawCommand {
    .roundedRect(
      RoundedRect(CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6), radius: 3),
      OverlayColor.keyboard)
  }
}
