package import DisplayList
import Foundation
import Typography

/// Colours of what is drawn over the device to explain it; the workbench names them in its legends.
package enum OverlayColor {
  package static let keyboard = Color(0xAF52DE)
  package static let clear = Color(0x34C759)
  package static let covered = Color(0xFF3B30)
  package static let safeArea = Color(0xFF9500)
  package static let inset = Color(0x1AA5B8)
  package static let viewport = Color(0x0A84FF)
  package static let guide = Color(0xE0479E)
}

/// Sizes and colours of what is drawn over the device, in points.
///
/// They are no part of an interface style: annotations belong to the simulator, not to the device, and
/// have to be recognized on every design. All are by eye.
enum AnnotationStyle {
  /// Of the colour over a safe area.
  static let safeAreaOpacity = 0.14

  // MARK: Outlines

  static let outlineWidth: CGFloat = 1.5
  static let keyboardDash: [CGFloat] = [4, 3]
  static let viewportDash: [CGFloat] = [10, 4]
  static let viewportWidth: CGFloat = 1
  /// From the target to its outline: outwards at its sides, inwards above and below.
  static let targetInset = CGSize(width: -8, height: 2)
  static let targetRadius: CGFloat = 8

  // MARK: Bottom inset, layout guide, clearance

  /// An inset that is lower is none.
  static let smallestInset: CGFloat = 0.01
  static let insetBandWidth: CGFloat = 4
  static let dot = CGSize(width: 4, height: 2)
  /// From the window's side to the first dot.
  static let dotMargin: CGFloat = 5
  static let dotPitch: CGFloat = 10
  /// From the window's right side to a dimension line.
  static let dimensionLineX: CGFloat = 26
  /// Of a line at an end of a dimension line, to either side of it.
  static let dimensionEnd: CGFloat = 5

  // MARK: Touches

  static let touchRadius: CGFloat = 22
  static let touchColor = Color(0x8E8E93, opacity: 0.35)
  static let touchEdgeColor = Color(0xFFFFFF, opacity: 0.7)

  // MARK: Keys of a hardware keyboard

  static let keystrokeFont = Font(size: 20, weight: .semibold)
  static let keystrokeHeight: CGFloat = 44
  static let keystrokeRadius: CGFloat = 12
  /// From the safe area's side; the pill is no wider.
  static let keystrokeMargin: CGFloat = 16
  /// From the pill's side to its text.
  static let keystrokePadding: CGFloat = 18
  /// The same of a text that is too long.
  static let keystrokeNarrowPadding: CGFloat = 16
  static let keystrokeWidth: CGFloat = 60
  /// From the pill to what is below it.
  static let keystrokeGap: CGFloat = 12
  static let keystrokeShadow = Shadow(
    Color(0, opacity: 0.25), blur: 16, offset: CGPoint(x: 0, y: 4))
  static let keystrokeColor = Color(0x1C1C1E, opacity: 0.9)
  static let keystrokeEdgeColor = Color(0xFFFFFF, opacity: 0.25)
  static let keystrokeEdgeWidth: CGFloat = 0.5
  static let keystrokeTextColor = Color.white
}
