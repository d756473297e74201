import Foundation
import DisplayList

/// A list of commands without its groups: each with its own grid, and the pixels it can touch.
///
/// Made once for a damaged rectangle, so that each band of it only compares whole numbers.
struct RenderPlan {
  enum Action {
    case draw(DrawCommand)
    /// Keeps the corners of a rounded clip before its group is drawn into them.
    case saveCorners(RoundedShape)
    /// Ends the clip whose corners were kept last.
    case restoreCorners(RoundedShape)
  }

  struct Step {
    let action: Action
    let grid: Grid
    /// What the command draws in, cut to its groups' clips.
    let bounds: PixelRect
    /// Inside either of these, nothing that was drawn before shows through.
    let covers: (PixelRect, PixelRect)
  }

  private(set) var steps: [Step] = []

  init(_ commands: [DrawCommand], on target: Target, painter: Painter) {
    steps.reserveCapacity(commands.count)
    append(commands, grid: target.grid, ClipState(rect: target.clip), painter: painter)
  }

  /// What groups leave of the pixels, and the rounded clips among them, whose corners hide nothing.
  private struct ClipState {
    var rect: PixelRect
    var rounded: [RoundedShape] = []

    /// Leaves out the corners, through which what was drawn before shows.
    func covers(_ covers: (PixelRect, PixelRect)) -> (PixelRect, PixelRect) {
      rounded.reduce((covers.0.intersection(rect), covers.1.intersection(rect))) { covers, shape in
        let second = covers.1.isEmpty ? covers.0 : covers.1
        return (
          covers.0.intersection(shape.covers.0), second.intersection(shape.covers.1)
        )
      }
    }
  }

  private mutating func append(
    _ commands: [DrawCommand], grid: Grid, _ cut: ClipState, painter: Painter
  ) {
    for command in commands {
      if case .group(let group) = command {
        append(group, grid: grid.moved(by: group.offset), cut, painter: painter)
      } else {
        append(command, grid: grid, cut, painter: painter)
      }
    }
  }

  private mutating func append(_ group: Group, grid: Grid, _ cut: ClipState, painter: Painter) {
    var inner = cut
    if let clip = group.clip { inner.rect = cut.rect.intersection(grid.snapped(clip)) }
    guard !inner.rect.isEmpty else { return }
    guard let rounded = group.roundedClip else {
      return append(group.commands, grid: grid, inner, painter: painter)
    }
    let shape = RoundedShape(rounded, on: grid)
    inner.rounded.append(shape)
    append(.saveCorners(shape), grid: grid, inner.rect)
    append(group.commands, grid: grid, inner, painter: painter)
    append(.restoreCorners(shape), grid: grid, inner.rect)
  }

  private mutating func append(_ action: Action, grid: Grid, _ bounds: PixelRect) {
    steps.append(Step(action: action, grid: grid, bounds: bounds, covers: (.empty, .empty)))
  }

  private mutating func append(
    _ command: DrawCommand, grid: Grid, _ cut: ClipState, painter: Painter
  ) {
    let clip = cut.rect
    if case .text(let run) = command {
      // Most lines of a long form are out of sight: they are not even measured.
      let lines = painter.lines(of: run, grid: grid)
      guard lines.lowerBound < clip.maxY, lines.upperBound > clip.y else { return }
    }
    let bounds = painter.bounds(of: command, grid: grid).intersection(clip)
    guard !bounds.isEmpty else { return }
    steps.append(
      Step(
        action: .draw(command), grid: grid, bounds: bounds,
        covers: cut.covers(Self.covers(of: command, grid: grid))))
  }

  /// Returns the last step that hides all before it in a rectangle.
  func cover(of rect: PixelRect) -> Int? {
    steps.lastIndex { $0.covers.0.contains(rect) || $0.covers.1.contains(rect) }
  }

  /// Areas smaller than this are drawn at once rather than searched for what hides them.
  private static let smallArea = 1 << 13

  /// Returns what is left of a rectangle when the largest part that a later step hides is cut out.
  func visibleParts(of rect: PixelRect, at index: Int) -> [PixelRect] {
    guard rect.area >= Self.smallArea else { return [rect] }
    var hidden = PixelRect.empty
    for step in steps[(index + 1)...] {
      for cover in [step.covers.0, step.covers.1] {
        let part = cover.intersection(rect)
        if part.area > hidden.area { hidden = part }
      }
    }
    return hidden.area * 8 < rect.area ? [rect] : rect.without(hidden)
  }

  private static func covers(of command: DrawCommand, grid: Grid) -> (PixelRect, PixelRect) {
    switch command {
    case .fill(let rect, let color) where color.isOpaque: (grid.snapped(rect), .empty)
    case .roundedRect(let shape, let color) where color.isOpaque:
      RoundedShape(shape, on: grid).covers
    case .gradient(let shape, let stops)
    where !stops.isEmpty && stops.allSatisfy { $0.color.isOpaque }:
      RoundedShape(shape, on: grid).covers
    case .layer(let layer) where layer.opacity >= 1: (grid.frame(of: layer), .empty)
    default: (.empty, .empty)
    }
  }
}
