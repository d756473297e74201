import DeviceProfiles
package import Foundation
package import InterfaceStyles
package import KeyboardAvoidance

/// The app's window on the screen and the bars in it, in screen coordinates.
package struct WindowMetrics: Hashable, Sendable {
  /// The whole screen as it is held; its origin is 0.
  package var screen: CGRect
  /// The app's window: the whole screen, or a part of it beside or over another app.
  package var window: CGRect
  /// The height of screen below a window in Slide Over; 0 for other windows.
  package var beneath: CGFloat
  /// Height 0 where the status bar is hidden, as on phones in landscape.
  package var statusBar: CGRect
  /// Reaches from the window's top to the bar's lower edge.
  package var navigationBar: CGRect?
  /// The part of the navigation bar in which the small title stands.
  package var titleBar: CGRect?
  /// What a large title adds to the bar while the form is at its beginning; 0 without one.
  package var largeTitleHeight: CGFloat = 0
  /// What the search field takes of the navigation bar; 0 without one.
  package var searchHeight: CGFloat = 0
  /// Reaches from the bar's upper edge to the window's bottom.
  package var tabBar: CGRect?
  /// Like the tab bar.
  package var toolbar: CGRect?
  /// What the device keeps free of its screen: sensor housing, home indicator.
  package var screenSafeArea: EdgeInsets
  /// What of that lies in the window.
  package var deviceSafeArea: EdgeInsets
  /// What content keeps free of the window: the device's part and the bars.
  package var safeArea: EdgeInsets

  /// Computes the bars of a scene; their heights do not depend on the keyboard.
  package init(settings: DeviceSettings, style: InterfaceStyle, scene: Scene) {
    let orientation = settings.orientation
    screen = settings.screen
    screenSafeArea = EdgeInsets(settings.device.safeArea(orientation, settings.version))
    statusBar = CGRect(
      x: 0, y: 0, width: screen.width, height: settings.device.statusBarHeight(orientation))
    window = scene.presentation.window(
      on: screen, safeArea: screenSafeArea, style.windows)
    let isSlideOver = scene.presentation == .slideOver
    beneath = isSlideOver ? screen.maxY - window.maxY : 0
    deviceSafeArea = screenSafeArea.inside(window, of: screen)
    safeArea = deviceSafeArea
    if let bar = scene.navigationBar { addNavigationBar(bar, style.bars, scene) }
    addBottomBar(style.bars, scene)
  }

  private mutating func addNavigationBar(
    _ bar: Scene.NavigationBar, _ style: InterfaceStyle.Bars, _ scene: Scene
  ) {
    safeArea.top = navigationBarBottom(style)
    let titleBottom = safeArea.top
    let height = min(style.titleHeight, titleBottom - max(0, statusBar.maxY - window.minY))
    titleBar = CGRect(
      x: window.minX, y: window.minY + titleBottom - height, width: window.width, height: height)
    if bar.search != nil { searchHeight = style.search.barHeight }
    safeArea.top += searchHeight
    if bar.hasLargeTitle, scene.body == .form { largeTitleHeight = style.largeTitleHeight }
    navigationBar = CGRect(
      x: window.minX, y: window.minY, width: window.width, height: safeArea.top)
  }

  private mutating func addBottomBar(_ style: InterfaceStyle.Bars, _ scene: Scene) {
    let height: CGFloat
    if !scene.tabBar.isEmpty {
      height = style.tabBarHeight(above: deviceSafeArea.bottom)
    } else if !scene.toolbar.isEmpty {
      height = style.toolbarHeight + deviceSafeArea.bottom
    } else {
      return
    }
    safeArea.bottom = height
    let bar = CGRect(
      x: window.minX, y: window.maxY - height, width: window.width, height: height)
    if scene.tabBar.isEmpty { toolbar = bar } else { tabBar = bar }
  }

  /// Returns the metrics with the window and its bars moved down by a height in points; the screen
  /// stays.
  package func moved(by offset: CGFloat) -> WindowMetrics {
    guard offset != 0 else { return self }
    var moved = self
    moved.window.origin.y += offset
    moved.navigationBar?.origin.y += offset
    moved.titleBar?.origin.y += offset
    moved.tabBar?.origin.y += offset
    moved.toolbar?.origin.y += offset
    return moved
  }

  /// From the window's top, in points.
  private func navigationBarBottom(_ style: InterfaceStyle.Bars) -> CGFloat {
    let measured = window.minY == 0 ? style.navigationBottom : nil
    return measured ?? deviceSafeArea.top + style.navigationHeight
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
