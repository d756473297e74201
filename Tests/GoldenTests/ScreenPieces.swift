import DeviceProfiles
import DisplayList
import Foundation
import Picture
import SDLHost
import Simulation
import Testing

extension Piece {
  /// Status bars, navigation bar, tab bar, home indicator.
  static let bars =
    [("island", "iphone-14-pro"), ("notch", "iphone-x"), ("home-button", "iphone-8")].map {
      name, device in
      Piece(name: "status-\(name)") { fonts in
        let phone = try GoldenPhone.make(fonts, device)
        let height = max(30, phone.metrics.statusBar.height)
        return phone.cut(
          CGRect(x: 0, y: 0, width: phone.metrics.screen.width, height: height))
      }
    } + [
      Piece(name: "status-tablet") { fonts in
        let phone = try GoldenPhone.make(fonts, "ipad-pro-11")
        let ends = [0, phone.metrics.screen.width - 150].enumerated().map { index, x in
          let rect = CGRect(x: x, y: 0, width: 150, height: 30)
          return DrawCommand.group(
            Group(
              offset: CGPoint(x: CGFloat(index) * 150, y: 0),
              Piece.cut(rect, from: ScreenPicture(phone).commands).commands))
        }
        return Drawing(size: CGSize(width: 300, height: 30), commands: ends)
      },
      navigation("navigation-bar", isDark: false), navigation("navigation-bar-dark", isDark: true),
      Piece(name: "tab-bar") { fonts in
        let phone = try GoldenPhone.make(fonts)
        let bar = try #require(phone.metrics.tabBar)
        return phone.cut(bar.insetBy(dx: 0, dy: -3))
      },
      Piece(name: "tab-bar-landscape") { fonts in
        let phone = try GoldenPhone.make(fonts, "iphone-14-pro", .landscapeLeft)
        let bar = try #require(phone.metrics.tabBar)
        return phone.cut(CGRect(x: 60, y: bar.minY - 3, width: 400, height: bar.height + 3))
      },
      Piece(name: "overlays") { fonts in
        let phone = try GoldenPhone.make(fonts)
        var options = PictureOptions()
        options.showsOverlays = true
        return Piece.cut(
          CGRect(x: 100, y: 0, width: 193, height: 110),
          from: ScreenPicture(phone, options: options).commands)
      },
      Piece(name: "overlays-keyboard") { fonts in
        var phone = try GoldenPhone.make(fonts, scene: GoldenPhone.low)
        try phone.focus(on: "low")
        var options = PictureOptions()
        options.showsOverlays = true
        let row = phone.onScreen(try #require(phone.layout.row("low")).frame)
        return Piece.cut(
          CGRect(x: 0, y: row.minY - 10, width: 200, height: 120),
          from: ScreenPicture(phone, options: options).commands)
      },
      Piece(name: "home-indicator") { fonts in
        let phone = try GoldenPhone.make(fonts, isDark: true)
        return phone.cut(CGRect(x: 100, y: 822, width: 193, height: 30))
      },
    ]

  private static func navigation(_ name: String, isDark: Bool) -> Piece {
    Piece(name: name) { fonts in
      let phone = try GoldenPhone.make(fonts, isDark: isDark)
      let bar = try #require(phone.metrics.navigationBar)
      return phone.cut(CGRect(x: 0, y: bar.maxY - 46, width: bar.width, height: 50))
    }
  }

  /// Rows of a form in their states.
  static let fields =
    [false, true].map { isDark in
      Piece(name: "section" + (isDark ? "-dark" : "")) { fonts in
        var phone = try GoldenPhone.make(fonts, isDark: isDark)
        try phone.focus(on: "number")
        let row = phone.onScreen(try #require(phone.layout.row("name")).frame)
        return phone.cut(CGRect(x: 0, y: row.minY - 30, width: 393, height: 120))
      }
    } + [
      row("selection", of: "mail") { $0.send(.key(.selectAll, [])) },
      row("composition", of: "mail") { $0.send(.composition("kyōto")) },
      row("secure", of: "code") { _ in },
      row("right-to-left-and-emoji", of: "greeting") { _ in },
      row("empty", of: "name") { _ in },
      Piece(name: "button") { fonts in
        let phone = try GoldenPhone.make(fonts)
        let row = phone.onScreen(try #require(phone.layout.row("done")).frame)
        return phone.cut(row.insetBy(dx: -16, dy: -4))
      },
    ]

  private static func row(
    _ name: String, of row: String, _ change: @escaping @Sendable (inout SimulatedDevice) -> Void
  ) -> Piece {
    Piece(name: "field-\(name)") { fonts in
      var phone = try GoldenPhone.make(fonts)
      try phone.focus(on: row)
      change(&phone)
      let frame = phone.onScreen(try #require(phone.layout.row(row)).frame)
      return phone.cut(CGRect(x: 0, y: frame.minY, width: 300, height: frame.height + 1))
    }
  }
}
