import Assets
import Foundation

/// The kinds of files that `new` writes, as small as they can be and still show something.
enum Starter: String, CaseIterable {
  case scene, device, tape

  var ending: String { self == .tape ? ".tape" : ".json" }

  /// The command that shows the new file, without the program's name.
  func trial(_ path: String) -> String {
    let path = ShellWord.quoted(path)
    // A bare name would be looked for among the files that ship.
    return switch self {
    case .scene: "audit --scene \(path)"
    case .device: "run --device-file \(path)"
    case .tape: "play \(path)"
    }
  }

  /// - Parameter name: the file's name without its ending; it becomes the id where there is one.
  func text(named name: String) -> String {
    switch self {
    case .scene: scene(Self.id(name, else: "my-scene"))
    case .device: device(Self.id(name, else: "my-device"))
    case .tape: Self.takeText
    }
  }

  /// Small letters, digits and single hyphens, as ids have to be.
  static func id(_ name: String, else fallback: String) -> String {
    let words = name.lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    return words.isEmpty ? fallback : words.joined(separator: "-")
  }

  /// The schema's file, which is written beside a new scene: so its name leads to it wherever both go.
  static let schemaName = "scene.schema.json"

  /// What is written beside the file; nothing where the program's own files are not whole.
  var companion: (name: String, bytes: [UInt8])? {
    guard self == .scene else { return nil }
    let url = Assets.url(.scenes).appendingPathComponent(Self.schemaName)
    return (try? Data(contentsOf: url)).map { (Self.schemaName, Array($0)) }
  }

  /// JSON has no comments: the schema explains every key, in an editor that reads it.
  private func scene(_ id: String) -> String {
    """
    {
      "$schema": "\(Self.schemaName)",
      "id": "\(id)",
      "name": "A form of my own",
      "navigationBar": { "title": "Sign up" },
      "keyboard": { "revealPadding": 8 },
      "sections": [
        {
          "header": "Who you are",
          "rows": [
            { "placeholder": "Given name", "returnKey": "next" },
            { "placeholder": "Family name", "returnKey": "next" },
            { "placeholder": "Mail", "keyboard": "emailAddress", "returnKey": "next" },
            { "placeholder": "Phone", "keyboard": "phonePad" }
          ]
        },
        {
          "header": "Where you live",
          "rows": [
            { "placeholder": "Street", "returnKey": "next" },
            { "placeholder": "Postcode", "keyboard": "numberPad" },
            { "placeholder": "City", "returnKey": "next" },
            { "placeholder": "Country", "returnKey": "done" }
          ]
        },
        {
          "rows": [{ "kind": "button", "text": "Create account", "action": "dismissKeyboard" }]
        }
      ]
    }

    """
  }

  /// A number that nobody has measured stays null; the notes tell what each one is.
  private func device(_ id: String) -> String {
    """
    {
      "id": "\(id)",
      "names": ["A phone of my own"],
      "kind": "phone",
      "portraitSize": { "width": 393, "height": 852 },
      "devicePixelRatio": 3,
      "nativePixels": { "width": 1179, "height": 2556 },
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
      "keyboard": {
        "18": {
          "portrait": { "keys": 216, "predictiveBar": 45, "bottomDock": 75, "total": 336 },
          "landscape": { "keys": 162, "predictiveBar": 38, "bottomDock": 21, "total": 221 }
        }
      },
      "shortcutBar": null,
      "confidence": {
        "safeArea": "low",
        "corners": "low",
        "sensorHousing": "low",
        "keyboardPortrait": "low",
        "keyboardLandscape": "low"
      },
      "notes": [
        "Lengths are points. portraitPadding and landscapePadding are the safe areas.",
        "A keyboard's total is its keys, its predictive bar and its bottom dock together.",
        "Write null where nobody has measured: the simulator says so instead of guessing."
      ],
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
