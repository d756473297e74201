import DeviceProfiles
import Foundation
import Picture
import SDLHost
import Simulation
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
      var bench = Workbench(
        phone: try GoldenPhone.make(fonts), size: CGSize(width: 400, height: 900))
      bench.perform(.toggleSlowAnimations)
      return Piece.cut(
        CGRect(x: 90, y: 835, width: 220, height: 60), from: bench.displayList.commands)
    },
    Piece(name: "window-help") { fonts in
      var bench = Workbench(
        phone: try GoldenPhone.make(fonts), size: CGSize(width: 480, height: 640))
      bench.perform(.help)
      return Piece.cut(
        CGRect(x: 0, y: 6, width: 480, height: 120), from: bench.displayList.commands)
    },
  ]
}
