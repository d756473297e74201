package import DisplayList
package import Foundation

/// Draws the window around a device, as `Set Workbench on` asks.
///
/// Tapes do not depend on the window, so its drawing is passed in.
package protocol WindowRenderer: Sendable {
  /// The size of the window, in points; constant during a tape.
  var size: CGSize { get }

  /// Draws the window with the phone of a moment, in the moment's style.
  func drawing(of moment: Moment) -> Drawing
}
