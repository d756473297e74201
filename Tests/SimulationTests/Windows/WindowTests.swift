import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// App windows that are smaller than the screen: frames are converted, never assumed.
@Suite struct WindowTests {
  private static let devices = [
    "iphone-15-pro", "iphone-se-1", "ipad-10.9", "ipad-mini-6", "ipad-pro-12.9",
  ]

  private func phone(
    _ presentation: Presentation, _ device: String, _ orientation: Orientation = .portrait,
    strategy: String = "content-inset"
  ) throws -> SimulatedDevice {
    var scene = Scene.long()
    scene.presentation = presentation
    scene.navigationBar = Scene.NavigationBar(title: "Title")
    return try SimulatedDevice.with(
      scene, strategy: strategy, settings: Shipped.settings(device, orientation))
  }

  @Test(arguments: Presentation.allCases, devices)
  func everythingLiesInTheWindow(presentation: Presentation, device: String) throws {
    for orientation in Orientation.allCases {
      let phone = try phone(presentation, device, orientation)
      let window = phone.metrics.window
      #expect(isInside(window, phone.metrics.screen))
      #expect(window.width > 200 && window.height > 250)
      #expect(isInside(phone.container.frame, window))
      #expect(phone.layout.contentSize.width == window.width)
      for row in phone.layout.rows {
        let frame = phone.frame(of: row)
        #expect(window.minX <= frame.minX && frame.maxX <= window.maxX)
      }
      #expect(try isInside(phone.metrics.navigationBar.found("bar"), window))
    }
  }

  /// What of the window the keyboard takes is what the strategies that convert take from the content.
  @Test(arguments: Presentation.allCases, devices)
  func theInsetIsTheOverlapWithTheWindow(presentation: Presentation, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeRight] {
      for strategy in ["content-inset", "bottom-constraint", "layout-guide"] {
        var phone = try phone(presentation, device, orientation, strategy: strategy)
        try phone.tapField("F20")
        phone.runUntilIdle()
        let window = phone.metrics.window
        let overlap = max(0, min(window.maxY - phone.keyboardFrame.minY, window.height))
        let expected = max(0, overlap - phone.metrics.safeArea.bottom)
        #expect(isNear(phone.bottomInset, expected), "\(orientation) \(strategy)")
      }
    }
  }

  @Test(arguments: Presentation.allCases, devices)
  func noFieldIsCovered(presentation: Presentation, device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for strategy in Strategies.seeing {
        var phone = try phone(presentation, device, orientation, strategy: strategy)
        for name in ["F0", "F39", "F10", "F38"] {
          try phone.tapField(name)
          while !phone.isSettled {
            phone.wait(1 / 60)
            #expect(isInside(phone.container.frame, phone.metrics.window))
          }
          #expect(phone.focus == name)
          #expect(
            try phone.clearance.found("clearance") >= -0.01, "\(orientation) \(strategy) \(name)")
          let frame = try phone.focusedRow.map(phone.frame).found("frame")
          #expect(isInside(frame, phone.visibleContent, 0.5), "\(orientation) \(strategy) \(name)")
        }
      }
    }
  }

  @Test func inSlideOverTheFrameIsShortOfTheScreen() throws {
    var phone = try phone(.slideOver, "ipad-10.9")
    try phone.tapField("F20")
    phone.runUntilIdle()
    #expect(phone.metrics.beneath > 0)
    let frame = try phone.notifications.last?.notification.endFrame.found("frame")
    #expect(frame?.maxY == phone.metrics.screen.maxY - phone.metrics.beneath)
    #expect(phone.keyboardFrame.maxY == phone.metrics.screen.maxY)
    #expect(phone.bottomInset > 0)
  }

  @Test func aTouchOutsideTheWindowDoesNothing() throws {
    var phone = try phone(.formSheet, "ipad-10.9")
    try phone.tapField("F3")
    phone.runUntilIdle()
    phone.tap(CGPoint(x: 20, y: 200))
    #expect(phone.focus == "F3")
    phone.drive(.wheel(dy: 100, at: CGPoint(x: 20, y: 200)))
    #expect(phone.isSettled)
  }

  @Test func phonesShowAFormSheetAsAPageSheet() throws {
    let sheets = try [Presentation.pageSheet, .formSheet].map { try phone($0, "iphone-15-pro") }
    #expect(sheets[0].metrics == sheets[1].metrics)
    #expect(sheets[0].metrics.window.minY > sheets[0].metrics.screenSafeArea.top)
    #expect(sheets[0].metrics.deviceSafeArea.top == 0)
    let full = try [Presentation.fullScreen, .splitView, .slideOver].map {
      try phone($0, "iphone-15-pro")
    }
    #expect(full.allSatisfy { $0.metrics.window == $0.metrics.screen })
    let turned = try phone(.pageSheet, "iphone-15-pro", .landscapeLeft)
    #expect(turned.metrics.window == turned.metrics.screen)
  }
}
