import DisplayList
import InterfaceStyles
import KeyboardAvoidance
import DeviceProfiles
import Foundation
import Simulation

/// What lies around an app's window that does not fill the screen.
extension ScreenPicture {
  /// Cuts the app to its window; a card that ends at the screen's edge has no round corners there.
  func inWindow(_ commands: [DrawCommand]) -> [DrawCommand] {
    let window = phone.metrics.window
    guard window != phone.metrics.screen else { return commands }
    guard phone.scene.presentation != .splitView else {
      return [.group(Group(clip: window, commands))]
    }
    var shape = window
    let radius = style.shapes.window.radius
    if window.maxY >= phone.metrics.screen.maxY { shape.size.height += 2 * radius }
    return [
      .shadow(RoundedRect(shape, style.shapes.window), style.shadows.window),
      .group(Group(clip: shape, clipRadius: radius, commands)),
    ]
  }

  /// The app under a card, or the other app beside or under the window.
  var surroundings: [DrawCommand] {
    let screen = phone.metrics.screen
    guard phone.metrics.window != screen else { return [] }
    switch phone.scene.presentation {
    case .fullScreen: return []
    case .pageSheet, .formSheet: return behindSheet
    case .splitView:
      let left = phone.metrics.window.maxX + phone.style.windows.divider
      let other = CGRect(
        x: left, y: 0, width: screen.maxX - left, height: screen.height)
      return [.fill(screen, palette.backdrop)] + otherApp(in: other)
    case .slideOver: return otherApp(in: screen)
    }
  }

  /// The view that presents the card, dimmed.
  private var behindSheet: [DrawCommand] {
    let screen = phone.metrics.screen
    guard case .card(let inset) = style.windowDrawing.behindCard else {
      return otherApp(in: screen) + [.fill(screen, palette.dimming)]
    }
    let top = phone.metrics.screenSafeArea.top
    let card = CGRect(
      x: inset, y: top, width: screen.width - 2 * inset, height: screen.height - top)
    let shape = RoundedRect(card, style.shapes.window)
    return [
      .fill(screen, palette.backdrop), .surface(shape, style.materials.card),
      .roundedRect(shape, palette.dimming),
    ]
  }

  /// Another app as far as it matters: a bar, and lines where its text would be.
  private func otherApp(in frame: CGRect) -> [DrawCommand] {
    let top = phone.metrics.screenSafeArea.top + style.windowDrawing.otherApp.barHeight
    let bar = CGRect(x: frame.minX, y: 0, width: frame.width, height: top)
    let edge = Hairline(
      .horizontal, from: CGPoint(x: frame.minX, y: top), length: frame.width)
    let commands: [DrawCommand] = [
      .surface(frame, style.materials.card), .surface(bar, style.materials.bar),
      .hairline(edge, palette.barEdge),
    ]
    return [.group(Group(clip: frame, commands + otherText(in: frame, below: top)))]
  }

  private func otherText(in frame: CGRect, below top: CGFloat) -> [DrawCommand] {
    let app = style.windowDrawing.otherApp
    let count = app.lineShares.count
    return (0..<app.lineCount).map { index in
      let width = (frame.width - 2 * app.margin) * app.lineShares[index % count]
      let y =
        top + app.top + CGFloat(index) * app.linePitch + CGFloat(index / count) * app.paragraphGap
      let line = CGRect(
        x: frame.minX + app.margin, y: y, width: width, height: app.lineHeight)
      return .roundedRect(RoundedRect(line, radius: app.lineHeight / 2), palette.separator)
    }
  }
}
