import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import Picture
import SDLHost
import Simulation
import Testing

extension Piece {
  /// Switches, stepper, picker, search field, toolbar, clear button, handles; status bars that say more.
  static let controls =
    [
      rows("controls"), rows("controls-dark", isDark: true),
      rows("controls-rtl", scene: GoldenPhone.mirrored),
      rows("controls-contrast") { $0.accessibility.contrast = .increased },
      rows("controls-bold") { $0.accessibility.usesBoldText = true },
      Piece(name: "toolbar-rtl") { fonts in
        let phone = try GoldenPhone.make(fonts, scene: GoldenPhone.mirrored)
        return phone.cut(try #require(phone.metrics.toolbar).insetBy(dx: 0, dy: -3))
      },
      Piece(name: "field-clear") { fonts in
        var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.controls)
        try phone.focus(on: "nick")
        return phone.cut(phone.frame(of: try #require(phone.layout.row("nick"))))
      },
      Piece(name: "lines-selection") { fonts in
        var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.controls)
        try phone.focus(on: "notes")
        phone.send(.key(.selectAll, []))
        let frame = phone.frame(of: try #require(phone.layout.row("notes")))
        return phone.cut(CGRect(x: 0, y: frame.minY, width: 200, height: frame.height))
      },
      Piece(name: "mask-alpha") { fonts in
        let phone = try GoldenPhone.make(fonts)
        var options = PictureOptions()
        options.mask = .alpha
        return Piece.cut(
          CGRect(x: 333, y: 0, width: 60, height: 60),
          from: PhonePicture.displayList(phone, options: options).commands)
      },
      Piece(name: "return-disabled") { fonts in
        var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.controls)
        try phone.focus(on: "navigation-bar-search")
        return try phone.rows(3...3, width: 140, x: 253)
      },
    ] + statusBars

  private static let statusBars = [
    (
      "weak", "iphone-8",
      StatusBar(
        time: "23:59", carrier: "Carrier", wifiBars: 1, cellularBars: 2, batteryLevel: 12,
        batteryState: .discharging)
    ),
    ("charging", "iphone-14-pro", StatusBar(batteryLevel: 55, batteryState: .charging)),
  ].map { name, device, bar in
    Piece(name: "status-\(name)") { fonts in
      let phone = try GoldenPhone.make(fonts, device) { $0.statusBar = bar }
      return phone.cut(
        CGRect(
          x: 0, y: 0, width: phone.metrics.screen.width, height: phone.metrics.statusBar.height))
    }
  }

  /// A large title at its beginning, on its way and gone.
  static let titles = [("large", 0), ("half", 36), ("small", 60), ("pulled", -40)].map {
    (name: String, dy: CGFloat) in
    Piece(name: "title-\(name)") { fonts in
      var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.controls)
      let place = CGPoint(x: 200, y: 600)
      if dy > 0 { phone.send(.wheel(dy: dy, at: place)) }
      if dy < 0 {
        phone.send(.touch(Touch(.began, at: place)))
        phone.send(.touch(Touch(.moved, at: CGPoint(x: place.x, y: place.y - dy))))
      }
      return phone.cut(CGRect(x: 0, y: 50, width: 300, height: 190))
    }
  }

  private static func rows(
    _ name: String, scene: Scene = GoldenPhone.controls, isDark: Bool = false,
    _ change: @escaping @Sendable (inout DeviceSettings) -> Void = { _ in }
  ) -> Piece {
    Piece(name: name) { fonts in
      let phone = try GoldenPhone.make(fonts, isDark: isDark, scene: scene, change: change)
      let top = phone.frame(of: try #require(phone.layout.row("on"))).minY
      return phone.cut(CGRect(x: 0, y: top - 4, width: 393, height: 4 * 44 + 8))
    }
  }
}
