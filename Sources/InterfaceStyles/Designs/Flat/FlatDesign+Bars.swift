import DeviceProfiles
import Foundation
import Typography

extension FlatDesign {
  package var barDrawing: InterfaceStyle.BarDrawing {
    InterfaceStyle.BarDrawing(
      titleFont: font(17, .semibold),  // UIKit's headline
      titleMargin: 8,  // by eye
      largeTitleFont: font(34, .bold),  // UIKit's large title
      largeTitleTop: 3,  // by eye
      largeTitleHeight: 41,  // UIKit's line height of the large title
      solidTravel: 10,  // by eye
      titleLead: 20,  // by eye
      titleTravel: 14,  // by eye
      backFont: font(17),  // UIKit's body
      backIconX: 14.5,  // by eye
      backTitleX: 25,  // by eye
      backWidthShare: 0.3)  // so that the title keeps two fifths
  }

  package var tabDrawing: InterfaceStyle.TabDrawing {
    InterfaceStyle.TabDrawing(
      // Phones have bars of 49 points, or 32 on their side; on tablets no bar is high enough.
      stackedHeight: isTablet ? .infinity : 45,
      stacked: InterfaceStyle.TabDrawing.Stacked(
        font: font(10, .medium),  // UIKit's tab bar item
        margin: 2,  // by eye
        iconY: 19,  // by eye
        titleY: 34,  // by eye
        titleHeight: 13),  // about the font's line height
      sideBySide: InterfaceStyle.TabDrawing.SideBySide(
        font: font(13, .medium),  // by eye
        iconScale: 0.8,  // by eye
        iconWidth: 20,  // an icon of 25 points at this scale
        gap: 7,  // by eye
        margins: 8))  // by eye
  }

  /// 5 high and 8 from the edge, about 36 % of a phone's width.
  ///
  /// flutter_device_preview's authors drew 140 of 390 points; the pads' is 320 wide (same source). On its side a phone's is 250, by eye.
  package var homeIndicator: InterfaceStyle.HomeIndicator? {
    guard traits.device.hasHomeIndicator else { return nil }
    let phone = isLandscape ? 250 : (traits.device.portraitSize.width * 0.36).rounded()
    return InterfaceStyle.HomeIndicator(
      size: CGSize(width: isTablet ? 320 : phone, height: 5), margin: 8)
  }
}
