import InterfaceStyles
import KeyboardAvoidance
package import Foundation

/// The bar that shows where in the content one is.
package struct ScrollIndicator: Hashable, Sendable {
  /// Screen coordinates.
  package var frame: CGRect
  /// From 0 to 1.
  package var opacity: Double
}

extension SimulatedDevice {
  /// Seconds that the indicator takes to fade after the content came to rest.
  static let indicatorFade: TimeInterval = 0.4

  /// The indicator while the user scrolls and shortly after; nil when nothing is to be seen.
  package var scrollIndicator: ScrollIndicator? {
    let opacity = indicatorOpacity
    let geometry = container.geometry
    let content =
      geometry.contentSize.height + geometry.adjustedInset.bottom
      + geometry.adjustedInset.top
    guard opacity > 0, content > geometry.viewport.height else { return nil }
    let bar = style.indicators
    let top = container.frame.minY + geometry.adjustedInset.top + bar.margin
    let track =
      geometry.viewport.height - geometry.adjustedInset.top
      - geometry.adjustedInset.bottom - 2 * bar.margin
    let length = max(bar.leastLength, track * geometry.viewport.height / content)
    let span = geometry.maxOffset.y - geometry.minOffset.y
    let part = span > 0 ? (offset - geometry.minOffset.y) / span : 0
    let y = top + min(max(0, part), 1) * max(0, track - length)
    let window = chrome.window
    let right = window.maxX - chrome.safeArea.right
    let frame = CGRect(
      x: right - bar.margin - bar.thickness, y: y, width: bar.thickness,
      height: min(length, max(0, track)))
    return ScrollIndicator(
      frame: form.isRightToLeft ? frame.mirrored(in: window.minX + window.maxX) : frame,
      opacity: opacity)
  }

  /// When the indicator will be gone; nil if none is shown or a finger keeps it.
  package var indicatorEnd: TimeInterval? {
    guard let fade = scroll.indicatorFadeStart, fade.isFinite else { return nil }
    let end = fade + Self.indicatorFade
    return end > time ? end : nil
  }

  private var indicatorOpacity: Double {
    guard let fade = scroll.indicatorFadeStart else { return 0 }
    return 1 - min(max(0, (time - fade) / Self.indicatorFade), 1)
  }
}
