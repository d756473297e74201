package import Foundation
package import Typography

extension InterfaceStyle {
  /// Where the items of the status bar stand, and how large they are; screen coordinates.
  package struct StatusBar: Hashable, Sendable {
    package var arrangement: Arrangement
    /// Up to this charge, in percent, an uncharged battery has the critical colour.
    package var lowBatteryLevel: Int

    /// What the device has space for.
    package enum Arrangement: Hashable, Sendable {
      /// Time at the left of the sensor housing, symbols at its right.
      case besideHousing(BesideHousing)
      /// Signal and carrier at the left, time in the middle, battery at the right.
      case timeInMiddle(TimeInMiddle)
      /// Time and date at the left, symbols at the right.
      case timeFirst(TimeFirst)
    }

    /// A symbol's middle and size.
    package struct Symbol: Hashable, Sendable {
      /// From the bar's left or right end, or on the screen; the arrangement says which.
      package var x: CGFloat
      /// The size, as a factor of the symbol's own size.
      package var scale: CGFloat
    }
  }
}

extension InterfaceStyle.StatusBar {
  /// Around a notch or an island; symbols are placed on the screen.
  package struct BesideHousing: Hashable, Sendable {
    package var font: Font
    /// The time stands in its middle.
    package var timeBox: CGRect
    /// What a time as wide as its box leaves free at either side, for the screen's round corner.
    package var timeMargin: CGFloat
    /// The middle of all symbols.
    package var y: CGFloat
    package var signal: Symbol
    package var wifi: Symbol
    package var battery: Symbol
  }

  /// Over the whole width of a phone's screen without a housing.
  package struct TimeInMiddle: Hashable, Sendable {
    package var timeFont: Font
    /// The most that the time takes.
    package var timeWidth: CGFloat
    package var carrierFont: Font
    /// The carrier's left edge.
    package var carrierX: CGFloat
    /// The least from the carrier to the time: the wireless symbol stands there.
    package var carrierGap: CGFloat
    /// From the left end.
    package var signal: Symbol
    /// From the left end, without a carrier.
    package var wifi: Symbol
    /// From the carrier's end to the middle of the wireless symbol.
    package var wifiGap: CGFloat
    /// From the right end.
    package var battery: Symbol
  }

  /// Over the whole width of a tablet's screen.
  package struct TimeFirst: Hashable, Sendable {
    package var font: Font
    /// The time's left edge.
    package var timeX: CGFloat
    /// The most that the time, and that the date takes, as a part of the bar's width.
    package var widthShare: CGFloat
    /// From the time to the date.
    package var dateGap: CGFloat
    /// From the right end.
    package var wifi: Symbol
    /// From the right end.
    package var battery: Symbol
  }
}
