import DeviceProfiles
package import Foundation
package import KeyboardAvoidance

/// The app's window on the screen and the bars in it, in screen coordinates.
package struct Chrome: Hashable, Sendable {
  package var screen: CGRect
  /// The app's window: the whole screen, or a part of it beside or over another app.
  package var window: CGRect
  /// The height of screen below a window in Slide Over; 0 for other windows.
  package var beneath: CGFloat
  /// Height 0 where the status bar is hidden, as on phones in landscape.
  package var statusBar: CGRect
  /// Reaches from the window's top to the bar's lower edge.
  package var navigationBar: CGRect?
  /// Reaches from the bar's upper edge to the window's bottom.
  package var tabBar: CGRect?
  /// What the device keeps free of its screen: sensor housing, home indicator.
  package var screenSafeArea: EdgeInsets
  /// What of that lies in the window.
  package var deviceSafeArea: EdgeInsets
  /// What content keeps free of the window: the device's part and the bars.
  package var safeArea: EdgeInsets

  package init(settings: PhoneSettings, scene: Scene) {
    let orientation = settings.orientation
    screen = settings.screen
    screenSafeArea = EdgeInsets(settings.device.safeArea(orientation, settings.version))
    statusBar = CGRect(
      x: 0, y: 0, width: screen.width, height: settings.device.statusBarHeight(orientation))
    window = scene.presentation.window(
      on: screen, safeArea: screenSafeArea, isPad: settings.device.kind == .pad)
    let isSlideOver = scene.presentation == .slideOver
    beneath = isSlideOver ? screen.maxY - window.maxY : 0
    deviceSafeArea = screenSafeArea.inside(window, of: screen)
    safeArea = deviceSafeArea
    addBars(settings, scene)
  }

  private mutating func addBars(_ settings: PhoneSettings, _ scene: Scene) {
    if scene.navigationBar != nil {
      safeArea.top = navigationBarBottom(settings)
      navigationBar = CGRect(
        x: window.minX, y: window.minY, width: window.width, height: safeArea.top)
    }
    if !scene.tabBar.isEmpty {
      safeArea.bottom = tabBarHeight(settings)
      tabBar = CGRect(
        x: window.minX, y: window.maxY - safeArea.bottom, width: window.width,
        height: safeArea.bottom)
    }
  }

  /// Bars of phones are lower in landscape, unless the phone is a wide one (source: QMUI_iOS).
  private func isCompact(_ settings: PhoneSettings) -> Bool {
    settings.device.kind == .phone && settings.orientation.isLandscape
      && settings.device.portraitSize.width < 414
  }

  /// From the window's top, in points.
  private func navigationBarBottom(_ settings: PhoneSettings) -> CGFloat {
    if settings.device.kind == .pad { return deviceSafeArea.top + 50 }
    if settings.orientation.isLandscape { return isCompact(settings) ? 32 : 44 }
    guard window.minY == 0 else { return 44 }
    return settings.device.navigationBarBottom ?? deviceSafeArea.top + 44
  }

  /// 49 points and the home indicator; 32 in compact landscape; pads 50, or 65 with an indicator.
  private func tabBarHeight(_ settings: PhoneSettings) -> CGFloat {
    let bottom = deviceSafeArea.bottom
    if settings.device.kind == .pad { return bottom > 0 ? 45 + bottom : 50 }
    return (isCompact(settings) ? 32 : 49) + bottom
  }
}

extension EdgeInsets {
  init(_ padding: Padding) {
    self.init(
      top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
  }

  /// What of these insets of a screen lies in a window on it.
  fileprivate func inside(_ window: CGRect, of screen: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top - (window.minY - screen.minY)),
      left: max(0, left - (window.minX - screen.minX)),
      bottom: max(0, bottom - (screen.maxY - window.maxY)),
      right: max(0, right - (screen.maxX - window.maxX)))
  }
}
