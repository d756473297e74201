import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// How an app's window lies on the screen; the words are UIKit's and those of iPad multitasking.
package enum Presentation: String, CaseIterable, Hashable, Sendable {
  /// From edge to edge.
  case fullScreen
  /// A card over the app: on a phone below the status bar, on an iPad in the middle.
  case pageSheet
  /// A small card in the middle of an iPad's screen; on a phone a page sheet.
  case formSheet
  /// The left half of an iPad's screen, beside another app; phones have none.
  case splitView
  /// A narrow window over an iPad's other app, with room around it; phones have none.
  case slideOver

  /// Whether the window is a card over another view of the same app.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Where the window lies on a screen; both in screen coordinates.
  func window(on screen: CGRect, safeArea: EdgeInsets, _ style: InterfaceStyle.Windows) -> CGRect {
    switch shape(style) {
    case .screen: return screen
    case .card(let gap):
      let top = safeArea.top + gap
      return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    case .tall(let width, let sideMargins, let gap):
      let top = safeArea.top + gap
      let width = min(width, screen.width - sideMargins)
      return Self.centred(CGSize(width: width, height: screen.height - 2 * top), on: screen)
    case .fixed(let size): return Self.centred(size, on: screen)
    case .half:
      return CGRect(
        x: 0, y: 0, width: ((screen.width - style.divider) / 2).rounded(), height: screen.height)
    case .narrow(let width, let margin, let leastBottom):
      let top = safeArea.top + margin
      return CGRect(
        x: screen.maxX - width - margin, y: top, width: width,
        height: screen.height - top - max(safeArea.bottom, leastBottom))
    }
  }

  private func shape(_ style: InterfaceStyle.Windows) -> InterfaceStyle.Windows.Shape {
    switch self {
    case .fullScreen: .screen
    case .pageSheet: style.pageSheet
    case .formSheet: style.formSheet
    case .splitView: style.splitView
    case .slideOver: style.slideOver
    }
  }

  private static func centred(_ size: CGSize, on screen: CGRect) -> CGRect {
    CGRect(
      x: ((screen.width - size.width) / 2).rounded(),
      y: ((screen.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}
