package import Foundation
import JSON
package import Reporting

/// A display list as an SVG file: text as text with its font named, everything else as shapes.
package enum SVGDocument {
  /// Writes a document whose user units are points.
  ///
  /// - Parameter scale: the device pixels a point that hairlines are thin for.
  package static func xml(
    _ list: Drawing, scale: CGFloat, background: Color = .clear
  ) -> XMLText {
    var writer = SVGWriter(hairline: 1 / max(scale, 0.01))
    let bounds = CGRect(origin: .zero, size: list.size)
    if background.alpha > 0 { writer.write(.fill(bounds, background)) }
    for command in list.commands { writer.write(command) }
    let (width, height) = (list.size.width, list.size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <defs>\(writer.definitions.joined())</defs>
      \(writer.body.joined(separator: "\n"))
      </svg>

      """
  }
}
