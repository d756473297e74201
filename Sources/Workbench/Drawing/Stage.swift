package import Foundation
import Picture
import Simulation

/// Where the phone stands in the window and how large.
package struct Stage: Hashable, Sendable {
  /// Window points to one of the phone's points.
  package var scale: CGFloat
  /// The screen's top left corner in the window, on whole points.
  package var origin: CGPoint

  /// Room around the body, in window points.
  private static let margin: CGFloat = 24

  /// Fits the body into an area; the screen's width comes out as a whole number of points.
  init(_ body: DeviceBody, screen: CGRect, in area: CGRect) {
    let outer = body.outer
    let room = area.insetBy(
      dx: min(Self.margin, area.width / 4), dy: min(Self.margin, area.height / 4))
    let fit = min(room.width / outer.width, room.height / outer.height, Self.largest)
    let width = max(1, (screen.width * max(fit, Self.smallest)).rounded(.down))
    scale = width / screen.width
    origin = CGPoint(
      x: (area.midX - outer.midX * scale).rounded(),
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
}

extension Workbench {
  /// Where the phone stands now.
  package var stage: Stage {
    let settings = phone.settings
    return Stage(
      DeviceBody(settings.device, orientation: settings.orientation), screen: phone.chrome.screen,
      in: stageArea)
  }
}

extension Workbench {
  /// The caret in the window's points, for an input method's list; nil without a focus.
  package var caret: CGRect? {
    guard let rect = phone.caretOnScreen else { return nil }
    let scale = stage.scale
    return CGRect(
      origin: stage.windowPoint(rect.origin),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }
}
