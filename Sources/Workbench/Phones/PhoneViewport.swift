package import Foundation
import Picture
import Simulation

/// The position and scale of a phone in the window.
package struct PhoneViewport: Hashable, Sendable {
  /// The scale: window points for each point of the phone.
  package var scale: CGFloat
  /// The top left corner of the screen in the window, rounded to whole points.
  package var origin: CGPoint

  /// The margin around the body, in window points.
  private static let margin: CGFloat = 24

  /// Fits the body into an area, with a screen width of whole points.
  ///
  /// - Parameter gutter: the width that stays free at the right of the body.
  init(_ body: DeviceBody, screen: CGRect, in area: CGRect, gutter: CGFloat) {
    let outer = body.outer
    let margin = CGSize(
      width: min(Self.margin, area.width / 4), height: min(Self.margin, area.height / 4))
    let right = max(gutter, margin.width)
    let room = CGSize(
      width: max(1, area.width - margin.width - right),
      height: max(1, area.height - 2 * margin.height))
    let fit = min(room.width / outer.width, room.height / outer.height, Self.largest)
    let width = max(1, (screen.width * max(fit, Self.smallest)).rounded(.down))
    scale = width / screen.width
    // Centred, unless the gutter needs more room on the right.
    let middle = area.midX - outer.midX * scale
    let rightmost = area.maxX - right - outer.maxX * scale
    origin = CGPoint(
      x: (gutter > 0 ? min(middle, rightmost) : middle).rounded(),
      y: (area.midY - outer.midY * scale).rounded())
  }

  private static let smallest: CGFloat = 0.02
  private static let largest: CGFloat = 3

  /// Converts a point of the window to the phone's screen.
  package func phonePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }

  /// Converts a point of the phone's screen to the window.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  /// Converts a rectangle of the phone to the window.
  package func windowRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: windowPoint(rect.origin),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }
}
