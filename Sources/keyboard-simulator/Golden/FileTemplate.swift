import Assets
import Foundation
import JSON
import Reporting

/// The templates that `new` writes, as small as possible but complete.
enum FileTemplate: String, CaseIterable {
  case scene, device, tape

  var ending: String { self == .tape ? ".tape" : ".json" }

  /// A command that uses the new file, without the program's name.
  func trial(_ path: String) -> ShellCommand {
    // A name without a slash would be looked up among the shipped files.
    return switch self {
    case .scene: "audit --scene \(path)"
    case .device: "run --device-file \(path)"
    case .tape: "play \(path)"
    }
  }

  /// - Parameter name: the file's name without its ending, from which the id is made.
  func text(named name: String) -> String {
    switch self {
    case .scene: scene(Self.id(name, else: "my-scene"))
    case .device: device(Self.id(name, else: "my-device"))
    case .tape: Self.takeText
    }
  }

  /// Makes an id of lowercase letters, digits and single hyphens.
  static func id(_ name: String, else fallback: String) -> String {
    let words = name.lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    return words.isEmpty ? fallback : words.joined(separator: "-")
  }

  /// The name of the schema's file, which is written beside a new scene so that its reference works.
  static let schemaName = "scene.schema.json"

  /// The file that is written beside the new one; nil if the program's own files are missing.
  var companion: (name: String, bytes: [UInt8])? {
    guard self == .scene else { return nil }
    let url = Assets.url(.scenes).appendingPathComponent(Self.schemaName)
    return (try? Data(contentsOf: url)).map { (Self.schemaName, Array($0)) }
  }

  /// Its comments are for readers whose editor does not use the schema.
  private func scene(_ id: String) -> String {
    """
    // Your own form. The schema beside this file lets editors explain and check every key.
    // Comments and trailing commas are allowed. Keys that are left out have their defaults.
    {
      "$schema": "\(Self.schemaName)",
      // The name in reports and goldens.
      "id": "\(id)",
      "name": "A form of my own",
      "navigationBar": { "title": "Sign up" },
      // Distance between the field and the keyboard, in points.
      "keyboard": { "revealPadding": 8 },
      "sections": [
        {
          "header": "Who you are",
          "rows": [
            // A row without a kind is a text field. Options such as --focus use its placeholder as its name.
            { "placeholder": "Given name", "returnKey": "next", "autocapitalization": "words" },
            { "placeholder": "Family name", "returnKey": "next", "autocapitalization": "words" },
            { "placeholder": "Mail", "keyboard": "emailAddress", "returnKey": "next" },
            { "placeholder": "Phone", "keyboard": "phonePad", "accessory": true },
            { "placeholder": "Password", "secure": true, "contentType": "newPassword" }
          ]
        },
        {
          "header": "Where you live",
          "rows": [
            // With a label, the text is on the right, and the label is the name.
            { "label": "Street", "placeholder": "Required", "returnKey": "next" },
            { "label": "Postcode", "placeholder": "Required", "keyboard": "numberPad" },
            { "label": "City", "placeholder": "Required", "returnKey": "done" }
          ]
        },
        {
          "footer": "Nobody else sees this.",
          "rows": [
            { "kind": "textView", "placeholder": "About you", "minimumLines": 3 },
            { "kind": "switch", "label": "Send me news", "isOn": false },
            { "kind": "button", "text": "Create account", "action": "dismissKeyboard" }
          ]
        }
      ]
    }

    """
  }

  /// Numbers that nobody has measured are null.
  private func device(_ id: String) -> String {
    """
    // Your own device. This template describes a phone with a Dynamic Island; change it to yours.
    // Lengths are in points unless the key says pixels. Write null for a number that nobody has
    // measured, as for navigationBarBottom here: the simulator reports it and does not guess.
    {
      // Lowercase letters, digits and hyphens. With --device-file, the file can have any name.
      "id": "\(id)",
      "names": ["A phone of my own"],
      "kind": "phone",
      "portraitSize": { "width": 393, "height": 852 },
      "devicePixelRatio": 3,
      "nativePixels": { "width": 1179, "height": 2556 },
      // The safe areas, in portrait and in landscape with the top on the left.
      "portraitPadding": { "top": 59, "left": 0, "bottom": 34, "right": 0 },
      "landscapePadding": { "top": 0, "left": 59, "bottom": 21, "right": 59 },
      "paddingOverrides": {},
      "statusBarHeight": { "portrait": 54, "landscape": 0 },
      "navigationBarBottom": null,
      "cornerRadius": 55,
      "cornerMaskRadius": null,
      "continuousCorners": true,
      "homeIndicator": true,
      "sensorHousing": {
        "type": "island",
        "rect": { "x": 133.5, "y": 11, "width": 126, "height": 37.33 },
        "cornerRadius": 18.67
      },
      "systemVersions": [18],
      // For each iOS version; total is the sum of keys, predictive bar and bottom dock. A part that nobody
      // has measured is null. If the total is null, no keyboard is shown in that orientation.
      "keyboard": {
        "18": {
          "portrait": { "keys": 216, "predictiveBar": 45, "bottomDock": 75, "total": 336 },
          "landscape": { "keys": 162, "predictiveBar": 38, "bottomDock": 21, "total": 221 }
        }
      },
      "shortcutBar": null,
      // How certain each group of numbers is: high, medium or low.
      "confidence": {
        "safeArea": "low",
        "corners": "low",
        "sensorHousing": "low",
        "keyboardPortrait": "low",
        "keyboardLandscape": "low"
      },
      "notes": ["Say here what is odd about the device"],
      "sources": ["Say here where the numbers come from"]
    }

    """
  }

  private static let takeText = """
    # A take: what is done on a phone, what is expected of it, and a picture of the end.
    # Everything after a # is a comment. Play it with: keyboard-simulator play FILE

    # The phone and what it shows. --device and its like on the command line win over these.
    Set Device iphone-15-pro
    Set Scene tab-form
    Set Strategy content-inset

    # From here on, at every frame: what has the focus keeps clear of the keyboard.
    Expect always clearance >= 0

    # A field is tapped by its label; it is scrolled into view first, as a person would.
    Tap "TextField 12"
    Wait settled
    Expect visible "TextField 12"

    # Presses keys of the keyboard on the screen.
    Type "hello"
    Expect text "TextField 12" "hello"

    # Screenshots go to the folder of --into.
    # Screenshot my-form.png

    """
}
