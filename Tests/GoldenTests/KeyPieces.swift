import DeviceProfiles
import DisplayList
import Foundation
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Testing

extension Piece {
  /// Rows of keys.
  static let keys = [
    Piece(name: "keys-lower") { try phone($0).rows(0...1) },
    Piece(name: "keys-bottom") { fonts in
      let phone = try phone(fonts)
      let keys = try phone.rows(3...3)
      let top = phone.keyboardFrame.maxY - keys.size.height - 74
      return phone.cut(CGRect(x: 0, y: top, width: 393, height: 118))
    },
    Piece(name: "keys-upper") { fonts in
      var phone = try phone(fonts)
      try phone.press("shift")
      return try phone.rows(1...2)
    },
    Piece(name: "keys-numbers") { fonts in
      var phone = try phone(fonts)
      try phone.press("numbers")
      return try phone.rows(1...2)
    },
    Piece(name: "keys-dark") { try phone($0, isDark: true).rows(2...3) },
    pressed("keys-pressed", isDark: false), pressed("keys-pressed-dark", isDark: true),
    Piece(name: "predictions") { fonts in
      let phone = try phone(fonts)
      let top = phone.keyboardFrame.minY - 6
      return phone.cut(CGRect(x: 0, y: top, width: 393, height: 56))
    },
    Piece(name: "pad-digits") { fonts in
      var phone = try GoldenPhone.make(fonts)
      try phone.focus(on: "number")
      return try phone.rows(0...1)
    },
    Piece(name: "pad-zero") { fonts in
      var phone = try GoldenPhone.make(fonts)
      try phone.focus(on: "number")
      return try phone.rows(2...3)
    },
    Piece(name: "pad-landscape") { fonts in
      var phone = try GoldenPhone.make(fonts, "iphone-14-pro", .landscapeRight)
      try phone.focus(on: "number")
      return try phone.rows(0...2, x: 60)
    },
    Piece(name: "keys-landscape") { fonts in
      try phone(fonts, "iphone-14-pro", .landscapeRight).rows(1...3, x: 60)
    },
    Piece(name: "keys-home-button") { try phone($0, "iphone-8").rows(2...3) },
    Piece(name: "keys-tablet-left") { try phone($0, "ipad-pro-11").rows(2...3, width: 300) },
    Piece(name: "keys-tablet-right") { fonts in
      try phone(fonts, "ipad-pro-11").rows(0...1, width: 300, x: 534)
    },
  ]

  /// Emoji and delete under two fingers, and a return key that does more than end a line.
  private static func pressed(_ name: String, isDark: Bool) -> Piece {
    Piece(name: name) { fonts in
      var phone = try GoldenPhone.make(fonts, isDark: isDark)
      try phone.focus(on: "mail")
      try phone.hold("emoji", finger: 1)
      try phone.hold("delete", finger: 2)
      return try phone.rows(2...3)
    }
  }

  /// A pressed key in the middle and at both edges.
  static let callouts = ["t", "q", "p"].flatMap { key in
    [false, true].compactMap { isDark -> Piece? in
      guard key == "t" || !isDark else { return nil }
      return Piece(name: "callout-\(key)" + (isDark ? "-dark" : "")) { fonts in
        var phone = try phone(fonts, isDark: isDark)
        try phone.hold(key)
        let frame = try #require(phone.keyboardGeometry?.keys.first { $0.id == key }).frame
        let x = min(max(0, frame.midX - 60), phone.metrics.screen.width - 120)
        let y = phone.keyboardFrame.minY + frame.minY - 72
        return phone.cut(CGRect(x: x.rounded(), y: y, width: 120, height: 120))
      }
    }
  }

  private static func phone(
    _ fonts: FontLibrary, _ device: String = "iphone-14-pro",
    _ orientation: Orientation = .portrait, isDark: Bool = false
  ) throws -> SimulatedDevice {
    var phone = try GoldenPhone.make(fonts, device, orientation, isDark: isDark)
    try phone.focus(on: "name")
    return phone
  }
}
