package import Foundation

extension InterfaceStyle {
  /// What is seen around an app's window that does not fill the screen.
  package struct WindowDrawing: Hashable, Sendable {
    package var behindCard: BehindCard
    package var otherApp: OtherApp

    /// What is seen behind a card of the app.
    package enum BehindCard: Hashable, Sendable {
      /// The view that presents the card, where it was, dimmed.
      case dimmedApp
      /// The view that presents the card, itself a card; the inset is that from the screen's sides.
      case card(inset: CGFloat)
    }

    /// Another app: a bar, and lines in the place of its text.
    package struct OtherApp: Hashable, Sendable {
      /// Of the bar, below the safe area.
      package var barHeight: CGFloat
      /// From the window's side to the lines.
      package var margin: CGFloat
      /// From the bar to the first line.
      package var top: CGFloat
      /// The widths of the lines of a paragraph, as parts of the width that the margins leave.
      package var lineShares: [CGFloat]
      /// The number of lines in the page of another app.
      package var lineCount: Int
      /// The height of a line, in points.
      package var lineHeight: CGFloat
      /// From one line's upper edge to the next one's.
      package var linePitch: CGFloat
      /// What is added to that between paragraphs.
      package var paragraphGap: CGFloat
    }
  }
}
