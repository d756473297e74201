package import DeviceProfiles
package import DisplayList
import Foundation
package import InterfaceStyles
package import KeyboardLayouts
package import Picture
package import Simulation

/// One thing that `Set` sets.
package enum Setting: Hashable, Sendable {
  // The phone
  case device(String)
  case ios(SystemVersion)
  case orientation(Orientation)
  case scene(String)
  case strategy(String)
  case keyboard(KeyboardType)
  /// The language in use; with commas, all that the globe key goes through from there.
  case layout(String)
  case appearance(Appearance)
  case contentSize(ContentSize)
  case predictiveBar(Bool)
  case hardwareKeyboard(Bool)
  case arrangement(KeyboardArrangement)
  case contrast(Contrast)
  case boldText(Bool)
  case reduceMotion(Bool)
  // The status bar
  case time(String)
  case carrier(String)
  case wifiBars(Int)
  case cellularBars(Int)
  case batteryLevel(Int)
  case batteryState(StatusBar.BatteryState)
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

/// The names that follow `Set`.
package enum SettingWord: String, CaseIterable, Hashable, Sendable {
  case device = "Device"
  case ios = "Ios"
  case orientation = "Orientation"
  case scene = "Scene"
  case strategy = "Strategy"
  case keyboard = "Keyboard"
  case layout = "Layout"
  case appearance = "Appearance"
  case contentSize = "ContentSize"
  case predictiveBar = "PredictiveBar"
  case hardwareKeyboard = "HardwareKeyboard"
  case arrangement = "Arrangement"
  case contrast = "Contrast"
  case boldText = "BoldText"
  case reduceMotion = "ReduceMotion"
  case time = "Time"
  case carrier = "Carrier"
  case wifiBars = "WifiBars"
  case cellularBars = "CellularBars"
  case batteryLevel = "BatteryLevel"
  case batteryState = "BatteryState"
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

  /// Whether it can change in mid-take; a film's size, rate and ground cannot.
  package var isChangeable: Bool {
    switch self {
    case .device, .ios, .scale, .frame, .workbench, .background, .padding, .crop, .fps: false
    default: true
    }
  }

  /// The command that does in mid-take what this setting does before it.
  var command: String? {
    switch self {
    case .device: CommandWord.device.usage
    default: nil
    }
  }
}

/// What lies behind the phone.
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
  /// The same with a scene's or device's file found from the tape's folder.
  func resolved(beside file: String) -> Setting {
    switch self {
    case .scene(let name) where name.isPath: .scene(PathText.resolve(name, besideFile: file))
    case .device(let name) where name.isPath: .device(PathText.resolve(name, besideFile: file))
    default: self
    }
  }
}

extension String {
  /// Whether it names a file rather than something that ships with the program.
  package var isPath: Bool { contains("/") || hasSuffix(".json") }
}
