package import Foundation
import KeyboardAvoidance

/// A large title is as high as the scroll offset leaves it: nothing of it is a state of its own.
extension SimulatedDevice {
  /// The navigation bar as it is now: a large title makes it taller until the form has scrolled.
  package var navigationBarFrame: CGRect? {
    guard var bar = chrome.navigationBar else { return nil }
    bar.size.height += max(0, chrome.largeTitleHeight - largeTitleTravel)
    return bar
  }

  /// How far the form has scrolled from its beginning; negative while it is pulled down.
  package var largeTitleTravel: CGFloat {
    guard chrome.largeTitleHeight > 0 else { return 0 }
    return offset - container.geometry.minOffset.y
  }
}
