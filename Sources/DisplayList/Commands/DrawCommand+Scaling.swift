package import Foundation
import Typography

extension DrawCommand {
  /// The same drawing with all lengths multiplied; hairlines stay one device pixel.
  package func scaled(by factor: CGFloat) -> DrawCommand {
    switch self {
    case .fill(let rect, let color): .fill(rect.scaled(by: factor), color)
    case .hairline(let line, let color): .hairline(line.scaled(by: factor), color)
    case .roundedRect(let rect, let color): .roundedRect(rect.scaled(by: factor), color)
    case .border(let rect, let width, let dash, let color):
      .border(
        rect.scaled(by: factor), width: width * factor, dash: dash.map { $0 * factor }, color)
    case .path(let path, let origin, let evenOdd, let color):
      .path(path.scaled(factor), at: origin.scaled(by: factor), evenOdd: evenOdd, color)
    case .stroke(let path, let origin, let width, let cap, let color):
      .stroke(
        path.scaled(factor), at: origin.scaled(by: factor), width: width * factor, cap: cap, color)
    case .text(let run): .text(run.scaled(by: factor))
    case .shadow(let rect, let shadow):
      .shadow(rect.scaled(by: factor), shadow.scaled(by: factor))
    case .gradient(let rect, let stops): .gradient(rect.scaled(by: factor), stops)
    case .group(let group):
      .group(
        Group(
          offset: group.offset.scaled(by: factor), clip: group.clip?.scaled(by: factor),
          clipRadius: group.clipRadius * factor,
          group.commands.map { $0.scaled(by: factor) }))
    case .layer(let layer):
      .layer(
        Layer(
          origin: layer.origin.scaled(by: factor), size: layer.size.scaled(by: factor),
          opacity: layer.opacity,
          layer.commands.map { $0.scaled(by: factor) }))
    }
  }
}

extension CGPoint {
  func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension CGSize {
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension CGRect {
  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
}

extension Hairline {
  fileprivate func scaled(by factor: CGFloat) -> Hairline {
    Hairline(axis, from: origin.scaled(by: factor), length: length * factor)
  }
}

extension RoundedRect {
  fileprivate func scaled(by factor: CGFloat) -> RoundedRect {
    RoundedRect(
      rect.scaled(by: factor), radius: radius * factor, corners: corners,
      isContinuous: isContinuous)
  }
}

extension TextRun {
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    TextRun(text, font: font.scaled(by: factor), color: color, origin: origin.scaled(by: factor))
  }
}

extension Shadow {
  fileprivate func scaled(by factor: CGFloat) -> Shadow {
    Shadow(color, blur: blur * factor, offset: offset.scaled(by: factor))
  }
}
