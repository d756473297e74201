package import Foundation
package import KeyboardAvoidance

/// A change of the keyboard's frame, with what goes with it.
package struct KeyboardTransition: Hashable {
  /// Which notifications go with it, besides those of the frame's change.
  package enum Kind: Hashable {
    /// Those of showing and of hiding a docked keyboard.
    case show, hide
    /// None: a keyboard that is not docked, before and after.
    case change
  }

  /// What becomes of the scroll offset from before the keyboard.
  package enum Offset: Hashable {
    /// Nothing.
    case kept
    /// The present offset is remembered: the keyboard begins to cover content.
    case remembered
    /// The content may go back to it: the keyboard stops covering content.
    case restored
  }

  /// Which notifications are posted.
  package var kind: Kind
  /// Frames as they are notified, in screen coordinates.
  package var begin: CGRect, end: CGRect
  /// Seconds; 0 for a change at once.
  package var duration: TimeInterval
  /// What becomes of the scroll offset.
  package var offset: Offset
  /// Whether fingers that are on the keyboard hold nothing any more.
  package var releasesKeys: Bool

  /// The notifications at the beginning, in their order.
  package var will: [KeyboardNotification] {
    switch kind {
    case .show: notifications([.willChangeFrame, .willShow])
    case .hide: notifications([.willChangeFrame, .willHide])
    case .change: notifications([.willChangeFrame])
    }
  }

  /// The notifications at the end, in their order.
  package var did: [KeyboardNotification] {
    switch kind {
    case .show: notifications([.didChangeFrame, .didShow])
    case .hide: notifications([.didChangeFrame, .didHide])
    case .change: notifications([.didChangeFrame])
    }
  }

  private func notifications(_ names: [KeyboardNotification.Name]) -> [KeyboardNotification] {
    names.map {
      KeyboardNotification(
        name: $0, beginFrame: begin, endFrame: end, duration: duration, curve: .keyboard)
    }
  }
}

/// Times of the keyboard's animation as the system notifies them.
package enum KeyboardTiming {
  /// Seconds; source: user info of logged notifications.
  package static let duration: TimeInterval = 0.25
}

extension CGRect {
  /// A docked frame as it is notified to an app whose window ends above the screen's bottom edge.
  ///
  /// In Slide Over the height of screen below the window is left out of it.
  func notified(in metrics: WindowMetrics) -> CGRect {
    let screen = metrics.screen
    return metrics.beneath > 0 && maxY >= screen.maxY && minY < screen.maxY
      ? offsetBy(dx: 0, dy: -metrics.beneath) : self
  }
}
