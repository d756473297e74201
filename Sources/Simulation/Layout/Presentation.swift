package import Foundation
import KeyboardAvoidance

/// How an app's window lies on the screen; the words are UIKit's and those of iPad multitasking.
///
/// The sizes are those that people know from iPadOS; Apple publishes none.
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

  /// Between the halves of a split screen, in points.
  package static let divider: CGFloat = 10
  private static let formSheetSize = CGSize(width: 540, height: 620)
  private static let pageSheetWidth: CGFloat = 712
  private static let slideOverWidth: CGFloat = 320
  /// Around a window in Slide Over, and between the status bar and a card.
  private static let gap: CGFloat = 10

  /// Where the window lies on a screen; both in screen coordinates.
  ///
  /// A phone on its side shows cards in full.
  func window(on screen: CGRect, safeArea: EdgeInsets, isPad: Bool) -> CGRect {
    guard isPad else {
      guard isSheet, screen.height > screen.width else { return screen }
      let top = safeArea.top + Self.gap
      return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }
    switch self {
    case .fullScreen: return screen
    case .pageSheet:
      let width = min(Self.pageSheetWidth, screen.width - 4 * Self.gap)
      let top = safeArea.top + 2 * Self.gap
      return Self.centred(CGSize(width: width, height: screen.height - 2 * top), on: screen)
    case .formSheet: return Self.centred(Self.formSheetSize, on: screen)
    case .splitView:
      return CGRect(
        x: 0, y: 0, width: ((screen.width - Self.divider) / 2).rounded(), height: screen.height)
    case .slideOver:
      let top = safeArea.top + Self.gap
      return CGRect(
        x: screen.maxX - Self.slideOverWidth - Self.gap, y: top, width: Self.slideOverWidth,
        height: screen.height - top - max(safeArea.bottom, 2 * Self.gap))
    }
  }

  private static func centred(_ size: CGSize, on screen: CGRect) -> CGRect {
    CGRect(
      x: ((screen.width - size.width) / 2).rounded(),
      y: ((screen.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}
