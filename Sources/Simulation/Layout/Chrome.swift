import DeviceProfiles
package import Foundation
package import KeyboardAvoidance

/// The bars around a scene's content, in screen coordinates.
package struct Chrome: Hashable, Sendable {
  package var screen: CGRect
  /// Height 0 where the status bar is hidden, as on phones in landscape.
  package var statusBar: CGRect
  /// Reaches from the screen's top to the bar's lower edge.
  package var navigationBar: CGRect?
  /// Reaches from the bar's upper edge to the screen's bottom.
  package var tabBar: CGRect?
  /// What the device itself keeps free: sensor housing, home indicator.
  package var deviceSafeArea: EdgeInsets
  /// What content keeps free: the device's part and the bars.
  package var safeArea: EdgeInsets

  package init(settings: PhoneSettings, scene: Scene) {
    let orientation = settings.orientation
    screen = settings.screen
    deviceSafeArea = EdgeInsets(settings.device.safeArea(orientation, settings.version))
    statusBar = CGRect(
      x: 0, y: 0, width: screen.width, height: settings.device.statusBarHeight(orientation))
    safeArea = deviceSafeArea
    if scene.navigationBar != nil {
      safeArea.top = Self.navigationBarBottom(settings, safeTop: deviceSafeArea.top)
      navigationBar = CGRect(x: 0, y: 0, width: screen.width, height: safeArea.top)
    }
    if !scene.tabBar.isEmpty {
      safeArea.bottom = Self.tabBarHeight(settings, safeBottom: deviceSafeArea.bottom)
      tabBar = CGRect(
        x: 0, y: screen.height - safeArea.bottom, width: screen.width, height: safeArea.bottom)
    }
  }

  /// Bars of phones are lower in landscape, unless the phone is a wide one (source: QMUI_iOS).
  private static func isCompact(_ settings: PhoneSettings) -> Bool {
    settings.device.kind == .phone && settings.orientation.isLandscape
      && settings.device.portraitSize.width < 414
  }

  private static func navigationBarBottom(
    _ settings: PhoneSettings, safeTop: CGFloat
  ) -> CGFloat {
    if settings.device.kind == .pad { return safeTop + 50 }
    if settings.orientation.isLandscape { return isCompact(settings) ? 32 : 44 }
    return settings.device.navigationBarBottom ?? safeTop + 44
  }

  /// 49 points and the home indicator; 32 in compact landscape; pads 50, or 65 with an indicator.
  private static func tabBarHeight(_ settings: PhoneSettings, safeBottom: CGFloat) -> CGFloat {
    if settings.device.kind == .pad { return safeBottom > 0 ? 45 + safeBottom : 50 }
    return (isCompact(settings) ? 32 : 49) + safeBottom
  }
}

extension EdgeInsets {
  init(_ padding: Padding) {
    self.init(
      top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
  }
}
