import Foundation
import Typography

extension FlatDesign {
  package var controlDrawing: InterfaceStyle.ControlDrawing {
    InterfaceStyle.ControlDrawing(
      knobMargin: 2,  // UIKit's switch is 31 high, its knob 27
      stepperLineMargin: 7,  // by eye
      searchIconX: 16,  // by eye
      composerEdge: 1,  // by eye
      sendMargin: 4,  // by eye
      filledButtonFont: font(traits.contentSize.bodySize, .semibold),  // the body's size
      filledButtonMargin: 8)  // by eye
  }

  package var selection: InterfaceStyle.Selection {
    InterfaceStyle.Selection(
      caretWidth: 2,  // UIKit
      caretRadius: 1,  // half of its width
      caretHeightShare: 1.3,  // by eye
      ballRadius: 5,  // by eye
      stemWidth: 2,  // as the caret
      stemOverlap: 1,  // so that no gap is seen between stem and ball
      underlineHeight: 1,  // by eye
      underlineRise: 2,  // by eye
      sideOverflow: 2,  // so that a caret at the end is whole
      lineOverflow: 4)  // so that descenders and accents are whole
  }

  package var windowDrawing: InterfaceStyle.WindowDrawing {
    InterfaceStyle.WindowDrawing(
      behindCard: isTablet ? .dimmedApp : .card(inset: 16),  // by eye
      otherApp: .flat)
  }
}

extension InterfaceStyle.WindowDrawing.OtherApp {
  /// All by eye: a bar as an iPad's, and text of two or three paragraphs.
  fileprivate static let flat = InterfaceStyle.WindowDrawing.OtherApp(
    barHeight: 50, margin: 24, top: 28, lineShares: [0.8, 0.9, 0.6, 0.85, 0.75, 0.4],
    lineCount: 18, lineHeight: 10, linePitch: 30, paragraphGap: 24)
}
