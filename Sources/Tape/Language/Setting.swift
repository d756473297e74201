import DeviceProfiles
package import DisplayList
import Foundation
import InterfaceStyles
import KeyboardLayouts
package import Picture
package import Simulation

/// A setting of `Set`.
package enum Setting: Hashable, Sendable {
  /// A setting of the phone.
  case choice(SettingChoice)
  case scene(String)
  // The picture
  case scale(Double)
  case frame(PictureOptions.Frame)
  case workbench(Bool)
  case background(Background)
  case padding(Double)
  case crop(Crop)
  case caption(String)
  case overlays(Bool)
  case touches(Bool)
  case keystrokes(Bool)
  // The film
  case fps(Double)
  case slow(Double)
}

/// The names after `Set` that are not in the table of settings.
package enum SettingWord: String, CaseIterable, Hashable, Sendable {
  case scene = "Scene"
  case scale = "Scale"
  case frame = "Frame"
  case workbench = "Workbench"
  case background = "Background"
  case padding = "Padding"
  case crop = "Crop"
  case caption = "Caption"
  case overlays = "Overlays"
  case touches = "Touches"
  case keystrokes = "Keystrokes"
  case fps = "Fps"
  case slow = "Slow"

  /// Whether it can change after the first action; a film's size, rate and background cannot.
  package var isChangeable: Bool {
    switch self {
    case .scale, .frame, .workbench, .background, .padding, .crop, .fps: false
    case .scene, .caption, .overlays, .touches, .keystrokes, .slow: true
    }
  }
}

/// The background of the phone.
package enum Background: Hashable, Sendable {
  case transparent
  case color(Color)
  /// From the top left corner to the bottom right one.
  case gradient(Color, Color)

  /// Reads `#E6E7EB`, `gradient(#A8C0FF,#3F2B96)` or `transparent`; nil for anything else.
  package init?(_ text: String) {
    if text == "transparent" {
      self = .transparent
    } else if text.hasPrefix("gradient("), text.hasSuffix(")") {
      let colors = text.dropFirst(9).dropLast().split(separator: ",")
        .map { Color(hex: $0.trimmingCharacters(in: .whitespaces)) }
      guard colors.count == 2, let first = colors[0], let last = colors[1] else { return nil }
      self = .gradient(first, last)
    } else if let color = Color(hex: text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  package static let wanted =
    "six hexadecimal digits, such as #E6E7EB, gradient(#A8C0FF,#3F2B96) or transparent"
}

extension Color {
  /// Reads six hexadecimal digits after `#`.
  init?(hex text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }
}

/// The part of the screen that a picture shows.
package enum Crop: String, CaseIterable, Hashable, Sendable {
  case screen, keyboard, field
}

extension Setting {
  /// Returns the setting with the path of a scene or device file resolved from the tape's folder.
  func resolved(beside file: String, _ table: SettingTable) -> Setting {
    switch self {
    case .scene(let name) where name.isPath:
      return .scene(PathText.resolve(name, besideFile: file))
    case .choice(var choice)
    where choice.word.isPath && table[choice.id]?.facts.takesFile == true:
      choice.word = PathText.resolve(choice.word, besideFile: file)
      return .choice(choice)
    default: return self
    }
  }
}

extension String {
  /// Returns whether it names a file, and not a shipped id.
  package var isPath: Bool { contains("/") || hasSuffix(".json") }
}
