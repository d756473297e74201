import DisplayList
import InterfaceStyles
import KeyboardAvoidance
import DeviceProfiles
import Foundation
import Simulation

/// What lies around an app's window that does not fill the screen.
extension ScreenPicture {
  private static let cornerRadius: CGFloat = 10

  /// Cuts the app to its window; a card that ends at the screen's edge has no round corners there.
  func inWindow(_ commands: [DrawCommand]) -> [DrawCommand] {
    let window = phone.chrome.window
    guard window != phone.chrome.screen else { return commands }
    guard phone.scene.presentation != .splitView else {
      return [.group(Group(clip: window, commands))]
    }
    var shape = window
    if window.maxY >= phone.chrome.screen.maxY { shape.size.height += 2 * Self.cornerRadius }
    let shade = Shadow(Color(0, opacity: 0.25), blur: 24, offset: CGPoint(x: 0, y: 6))
    return [
      .shadow(RoundedRect(shape, radius: Self.cornerRadius, isContinuous: true), shade),
      .group(Group(clip: shape, clipRadius: Self.cornerRadius, commands)),
    ]
  }

  /// The app under a card, or the other app beside or under the window.
  var surroundings: [DrawCommand] {
    let screen = phone.chrome.screen
    guard phone.chrome.window != screen else { return [] }
    switch phone.scene.presentation {
    case .fullScreen: return []
    case .pageSheet, .formSheet: return behindSheet
    case .splitView:
      let left = phone.chrome.window.maxX + phone.style.windows.divider
      let other = CGRect(
        x: left, y: 0, width: screen.maxX - left, height: screen.height)
      return [.fill(screen, .black)] + otherApp(in: other)
    case .slideOver: return otherApp(in: screen)
    }
  }

  /// The view that presents the card, dimmed; on a phone it stands back from the screen's edge.
  private var behindSheet: [DrawCommand] {
    let screen = phone.chrome.screen
    let dim = Color(0, opacity: 0.2)
    guard phone.settings.device.kind == .phone else {
      return otherApp(in: screen) + [.fill(screen, dim)]
    }
    let top = phone.chrome.screenSafeArea.top
    let card = CGRect(x: 16, y: top, width: screen.width - 32, height: screen.height - top)
    let shape = RoundedRect(card, radius: Self.cornerRadius, isContinuous: true)
    return [.fill(screen, .black), .roundedRect(shape, theme.group), .roundedRect(shape, dim)]
  }

  /// Another app as far as it matters: a bar, and lines where its text would be.
  private func otherApp(in frame: CGRect) -> [DrawCommand] {
    let top = phone.chrome.screenSafeArea.top + 50
    let bar = CGRect(x: frame.minX, y: 0, width: frame.width, height: top)
    let left = frame.minX + 24
    let widths: [CGFloat] = [0.8, 0.9, 0.6, 0.85, 0.75, 0.4]
    let lines = (0..<18).map { index -> DrawCommand in
      let width = (frame.width - 48) * widths[index % widths.count]
      let y = top + 28 + CGFloat(index) * 30 + CGFloat(index / widths.count) * 24
      return .roundedRect(
        RoundedRect(CGRect(x: left, y: y, width: width, height: 10), radius: 5), theme.separator)
    }
    return [
      .group(
        Group(
          clip: frame,
          [
            .fill(frame, theme.group), .fill(bar, theme.bar),
            .hairline(
              Hairline(.horizontal, from: CGPoint(x: frame.minX, y: top), length: frame.width),
              theme.barEdge),
          ] + lines))
    ]
  }
}
