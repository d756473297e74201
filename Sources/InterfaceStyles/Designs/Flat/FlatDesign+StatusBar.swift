import DeviceProfiles
import Foundation
import Typography

extension FlatDesign {
  package var statusBar: InterfaceStyle.StatusBar {
    // iOS shows a nearly empty battery red from 20 percent on.
    InterfaceStyle.StatusBar(arrangement: arrangement, lowBatteryLevel: 20)
  }

  private var arrangement: InterfaceStyle.StatusBar.Arrangement {
    switch traits.device.sensorHousing {
    case .island(let housing, _): .besideHousing(beside(housing, y: housing.midY))
    case .notch(let housing, _):
      // The flares at the edge end above the symbols.
      .besideHousing(
        beside(
          housing.insetBy(dx: SensorHousing.flare, dy: 0),
          y: max(housing.midY, traits.device.statusBarHeight(traits.orientation) / 2) + 1))
    case .none: isTablet ? .timeFirst(timeFirst) : .timeInMiddle(timeInMiddle)
    }
  }

  /// Smaller where the ears beside the housing are narrow; all numbers are by eye.
  private func beside(_ housing: CGRect, y: CGFloat) -> InterfaceStyle.StatusBar.BesideHousing {
    let screen = traits.device.size(traits.orientation).width
    // The symbols are 76 points wide, and 16 are left free of the ear.
    let scale = min(1, (screen - housing.maxX - 16) / 76)
    // The screen's round corner takes a part of a narrow ear.
    let left = min((housing.maxX + screen) / 2 - 38 * scale, screen - 13 - 76 * scale)
    func symbol(_ x: CGFloat) -> InterfaceStyle.StatusBar.Symbol {
      InterfaceStyle.StatusBar.Symbol(x: left + x * scale, scale: scale)
    }
    return InterfaceStyle.StatusBar.BesideHousing(
      font: font(scale < 0.8 ? 15 : scale < 1 ? 16 : 17, .semibold),
      timeBox: CGRect(x: 0, y: y - 11, width: max(0, housing.minX + 3), height: 22),
      timeMargin: 13, y: y, signal: symbol(9.5), wifi: symbol(33.5), battery: symbol(62))
  }

  private var timeInMiddle: InterfaceStyle.StatusBar.TimeInMiddle {
    InterfaceStyle.StatusBar.TimeInMiddle(
      timeFont: font(12, .semibold),  // by eye
      timeWidth: 120,  // by eye
      carrierFont: font(12),  // by eye
      carrierX: 27,  // after the signal
      carrierGap: 26,  // the wireless symbol with its gaps
      signal: InterfaceStyle.StatusBar.Symbol(x: 15, scale: 0.8),  // by eye
      wifi: InterfaceStyle.StatusBar.Symbol(x: 34, scale: 0.85),  // by eye
      wifiGap: 12,  // by eye
      battery: InterfaceStyle.StatusBar.Symbol(x: 19, scale: 0.86))  // by eye
  }

  private var timeFirst: InterfaceStyle.StatusBar.TimeFirst {
    InterfaceStyle.StatusBar.TimeFirst(
      font: font(12, .semibold),  // by eye
      timeX: 18,  // by eye
      widthShare: 0.3,  // so that time and date stay clear of the symbols
      dateGap: 7,  // by eye
      wifi: InterfaceStyle.StatusBar.Symbol(x: 54, scale: 0.88),  // by eye
      battery: InterfaceStyle.StatusBar.Symbol(x: 28, scale: 0.86))  // by eye
  }
}
