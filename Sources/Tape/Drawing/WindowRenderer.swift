package import DisplayList
package import Foundation

/// Draws the window around a device, as `Set Workbench on` asks.
///
/// A tape knows nothing of the window: whoever plays it hands in what draws one.
package protocol WindowRenderer: Sendable {
  /// The window's size, in points; the same for all moments of a tape.
  var size: CGSize { get }

  /// Draws the window with the moment's phone, and what its look asks to show.
  func drawing(of moment: Moment) -> Drawing
}
