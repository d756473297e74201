import DeviceProfiles
import Foundation

/// Source of the bars' heights: the notes, which have them from QMUI_iOS and hacknicity.
extension FlatDesign {
  package var bars: InterfaceStyle.Bars {
    InterfaceStyle.Bars(
      // Notes: the bar of an upright phone; lower where the safe area leaves it less.
      titleHeight: 44,
      // 50 on tablets since the SDK of iOS 12.
      navigationHeight: isTablet ? 50 : isCompact ? 32 : 44,
      // Measured; phones on their side, tablets and cards have the bar's height under the safe area.
      navigationBottom: isTablet || isLandscape ? nil : traits.device.navigationBarBottom,
      // Notes: 96 with the bar's 44. A phone on its side has no large titles.
      largeTitleHeight: isLow ? 0 : 52,
      // Notes, as the three that follow.
      toolbarHeight: isTablet ? 50 : isCompact ? 32 : 44,
      tabBarHeight: isTablet ? 50 : isCompact ? 32 : 49,
      // Tablets: 65 with an indicator of 20.
      tabBarHeightAboveIndicator: isTablet ? 45 : isCompact ? 32 : 49,
      search: search)
  }

  /// 52 and 36 as UIKit's since iOS 11 (general knowledge, no source); what is inside of the field by eye.
  private var search: InterfaceStyle.Search {
    InterfaceStyle.Search(
      barHeight: 52, fieldHeight: 36, fieldTop: 1, textInset: 30, textTrailing: 14,
      clearButtonTrailing: 8)
  }

  /// Bars of phones are lower on their side, unless the phone is a large one.
  private var isCompact: Bool { isLow && !isLargePhone }
}
