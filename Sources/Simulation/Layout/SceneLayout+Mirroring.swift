package import Foundation
import Typography

/// Scenes that read from right to left are laid out from left to right and mirrored as a whole.
extension SceneLayout.Part {
  /// The same part mirrored in a width, with its lines at the right.
  func mirrored(in width: CGFloat) -> SceneLayout.Part {
    var part = self
    part.panels = panels.map { $0.mirrored(in: width) }
    for index in rows.indices { part.rows[index].mirror(in: width) }
    for index in captions.indices {
      part.captions[index].frame = captions[index].frame.mirrored(in: width)
      part.captions[index].block.rightEdge = captions[index].frame.width
    }
    return part
  }
}

extension SceneLayout.RowLayout {
  /// Mirrors the row in a width, with its lines at the right.
  mutating func mirror(in width: CGFloat) {
    frame = frame.mirrored(in: width)
    textFrame = textFrame.mirrored(in: width)
    if labelFrame != .zero { labelFrame = labelFrame.mirrored(in: width) }
    accessoryFrame = accessoryFrame?.mirrored(in: width)
    block?.rightEdge = textFrame.width
  }
}

extension CGRect {
  /// The same rectangle as a mirror at the middle of a width shows it.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
