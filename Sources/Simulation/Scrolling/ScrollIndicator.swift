package import Foundation
import InterfaceStyles
import KeyboardAvoidance

/// The bar that shows which part of the content is visible.
package struct ScrollIndicator: Hashable, Sendable {
  /// Screen coordinates.
  package var frame: CGRect
  /// From 0 to 1.
  package var opacity: Double
}

extension ScrollState {
  /// Seconds that the indicator takes to fade after the content came to rest.
  static let indicatorFade: TimeInterval = 0.4

  /// Whether the indicator fades, or will after the present motion; false under a finger.
  func isIndicatorVisible(at time: TimeInterval) -> Bool { indicatorEnd(after: time) != nil }

  /// When the indicator will be gone; nil if none is visible or a finger keeps it.
  func indicatorEnd(after time: TimeInterval) -> TimeInterval? {
    guard let fade = indicatorFadeStart, fade.isFinite else { return nil }
    let end = fade + Self.indicatorFade
    return end > time ? end : nil
  }

  private func indicatorOpacity(at time: TimeInterval) -> Double {
    guard let fade = indicatorFadeStart else { return 0 }
    return 1 - min(max(0, (time - fade) / Self.indicatorFade), 1)
  }

  /// Returns the indicator while the user scrolls and shortly after; nil when none is visible.
  ///
  /// - Parameters:
  ///   - container: the scroll view.
  ///   - offset: the content offset at that time.
  ///   - style: its size and margin.
  ///   - right: the right edge of the part of the screen in which it stands.
  func indicator(
    in container: ContainerState, offset: CGFloat, right: CGFloat,
    _ style: InterfaceStyle.Indicators, at time: TimeInterval
  ) -> ScrollIndicator? {
    let opacity = indicatorOpacity(at: time)
    let geometry = container.geometry
    let inset = geometry.adjustedInset
    let content = geometry.contentSize.height + inset.bottom + inset.top
    guard opacity > 0, content > geometry.viewport.height else { return nil }
    let top = container.frame.minY + inset.top + style.margin
    let track =
      geometry.viewport.height - inset.top - container.indicatorBottom - 2 * style.margin
    let length = max(style.leastLength, track * geometry.viewport.height / content)
    let span = geometry.maxOffset.y - geometry.minOffset.y
    let part = span > 0 ? (offset - geometry.minOffset.y) / span : 0
    let y = top + min(max(0, part), 1) * max(0, track - length)
    let frame = CGRect(
      x: right - style.margin - style.thickness, y: y, width: style.thickness,
      height: min(length, max(0, track)))
    return ScrollIndicator(frame: frame, opacity: opacity)
  }
}
