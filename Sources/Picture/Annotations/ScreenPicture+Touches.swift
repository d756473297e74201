import DisplayList
import Foundation
import Simulation

extension ScreenPicture {
  /// A disc under each finger, over everything else.
  var touches: [DrawCommand] {
    guard options.overlays.contains(.touches) else { return [] }
    return phone.touches.sorted { $0.key < $1.key }.flatMap { touchMark(at: $0.value) }
  }

  private func touchMark(at point: CGPoint) -> [DrawCommand] {
    let radius = AnnotationStyle.touchRadius
    let rect = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    let circle = RoundedRect(rect, radius: radius)
    return [
      .roundedRect(circle, AnnotationStyle.touchColor),
      .border(
        circle, width: AnnotationStyle.outlineWidth, dash: [], AnnotationStyle.touchEdgeColor),
    ]
  }
}
