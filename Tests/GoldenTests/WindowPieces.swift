import Assets
import DeviceProfiles
import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Testing
import Workbench

extension Piece {
  /// Corners of phones in their bodies.
  static let bodies = [
    body("body-island", "iphone-14-pro", .portrait, CGRect(x: 50, y: 50, width: 200, height: 120)),
    body(
      "body-landscape", "iphone-14-pro", .landscapeRight,
      CGRect(x: 50, y: 50, width: 200, height: 120)),
    body(
      "body-home-button", "iphone-8", .portrait, CGRect(x: 50, y: 760, width: 400, height: 120)),
    body("body-tablet", "ipad-pro-11", .portrait, CGRect(x: 50, y: 50, width: 160, height: 120)),
  ]

  private static func body(
    _ name: String, _ device: String, _ orientation: Orientation, _ rect: CGRect
  ) -> Piece {
    Piece(name: name) { fonts in
      let phone = try GoldenPhone.make(fonts, device, orientation)
      let list = DevicePicture(phone).displayList
      return Piece.cut(
        rect, from: [.fill(CGRect(origin: .zero, size: list.size), .white)] + list.commands)
    }
  }

  /// What the window itself draws.
  static let window = [
    Piece(name: "window-message") { fonts in
      var bench = WorkbenchModel(
        phone: try GoldenPhone.make(fonts), size: CGSize(width: 400, height: 900))
      bench.perform(.toggleHardwareKeyboard)
      return Piece.cut(
        CGRect(x: 90, y: 835, width: 220, height: 60), from: bench.displayList.commands)
    },
    Piece(name: "window-list") { fonts in
      var bench = WorkbenchModel(
        phone: try GoldenPhone.make(fonts), size: CGSize(width: 800, height: 480))
      bench.devices = DeviceCatalog(folder: Assets.url(.devices)).devices
      bench.handle(.key("f6", []))
      bench.handle(.key("return", []))
      bench.handle(.text("pro 12.9"))
      return Piece.cut(
        CGRect(x: 380, y: 0, width: 420, height: 300), from: bench.displayList.commands)
    },
    Piece(name: "window-help") { fonts in
      var bench = WorkbenchModel(
        phone: try GoldenPhone.make(fonts), size: CGSize(width: 480, height: 640))
      bench.perform(.help)
      return Piece.cut(
        CGRect(x: 0, y: 6, width: 480, height: 120), from: bench.displayList.commands)
    },
  ]
}

extension Piece {
  /// Whole windows.
  static let windows = [
    Piece(name: "window-island") { fonts in
      var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.low)
      try phone.focus(on: "low")
      return window([phone], overlays: Set(Overlay.allCases))
    },
    Piece(name: "window-home-button") { fonts in
      let phone = try GoldenPhone.make(fonts, "iphone-8", isDark: true)
      var bench = WorkbenchModel(phone: phone, size: CGSize(width: 960, height: 720))
      let row = try #require(bench.phone.layout.row("code"))
      let field = bench.stage.windowRect(bench.phone.onScreen(row.textFrame))
      bench.handle(.touch(id: 0, .began, CGPoint(x: field.maxX - 2, y: field.midY)))
      bench.handle(.touch(id: 0, .ended, CGPoint(x: field.maxX - 2, y: field.midY)))
      bench.advance(to: 0.125)
      bench.perform(.togglePause)
      bench.perform(.focusInspector)
      return bench.displayList
    },
    Piece(name: "window-tablet") { fonts in
      let names = ["none", "content-inset"]
      let phones = try names.map { strategy in
        var phone = try GoldenPhone.make(
          fonts, "ipad-pro-11", .landscapeLeft, scene: GoldenPhone.low)
        phone.send(phone.setting(\.strategy, to: try #require(StrategyValue(named: strategy))))
        try phone.focus(on: "low")
        return phone
      }
      return window(phones, overlays: [.frame, .target, .clearance])
    },
  ]

  private static func window(_ phones: [SimulatedDevice], overlays: Set<Overlay>) -> Drawing {
    var bench = WorkbenchModel(phones: phones, size: CGSize(width: 960, height: 720))
    bench.setOverlays(overlays)
    return bench.displayList
  }
}
