import DeviceProfiles
import Foundation
import JSON
import KeyboardLayouts
import Simulation

/// One line of a list: its id, its text, and everything that a script may need of it.
struct ListedItem {
  /// The id for options and files.
  let id: String
  /// The text after the id in the table.
  let text: String
  /// The members of the JSON object after the id.
  let members: [(key: String, value: JSONValue)]

  /// - Parameter title: the display name; also the text of the table.
  init(_ id: String, title: String, _ members: [(key: String, value: JSONValue)] = []) {
    self.init(id, text: title, [("title", .string(title))] + members)
  }

  init(_ id: String, text: String, _ members: [(key: String, value: JSONValue)]) {
    self.id = id
    self.text = text
    self.members = members
  }

  /// The item as an object, with the id first.
  var json: JSONValue { .object([("id", .string(id))] + members) }
}

extension ListedItem {
  /// Creates the item of one model of a device class.
  init(model name: String, of device: DeviceProfile) {
    let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
    self.init(
      DeviceSlug.slug(name), text: "\(name), \(size), class \(device.id)",
      [
        ("title", .string(name)), ("class", .string(device.id)),
        ("kind", .string(device.kind.rawValue)), ("size", .size(device.portraitSize)),
        ("scale", .number(device.devicePixelRatio)), ("pixels", .size(device.nativePixels)),
        ("cornerRadius", .number(device.cornerRadius)),
        ("homeIndicator", .bool(device.hasHomeIndicator)),
        ("systems", .array(device.systemVersions(for: name).map { Self.system($0, device) })),
      ])
  }

  /// The measurements of one iOS version; a number that nobody has measured is null.
  private static func system(_ version: SystemVersion, _ device: DeviceProfile) -> JSONValue {
    let orientations = [("portrait", Orientation.portrait), ("landscape", .landscapeLeft)]
    let measures = orientations.map { key, orientation -> (key: String, value: JSONValue) in
      let area = device.safeArea(orientation, version)
      let keyboard = device.keyboard(orientation, version)
      return (
        key,
        .object([
          (
            "safeArea",
            .object([
              ("top", .number(area.top)), ("left", .number(area.left)),
              ("bottom", .number(area.bottom)), ("right", .number(area.right)),
            ])
          ),
          ("keyboardHeight", length(keyboard?.height(withPredictiveBar: true))),
          ("keyboardHeightWithoutBar", length(keyboard?.height(withPredictiveBar: false))),
        ])
      )
    }
    return .object([("ios", .number(version.rawValue))] + measures)
  }

  private static func length(_ value: CGFloat?) -> JSONValue { value.map { .number($0) } ?? .null }

  /// Creates the item of a scene with its fields, from top to bottom.
  init(_ scene: Scene) {
    self.init(
      scene.id, title: scene.name,
      [("fields", .array(scene.fields.map { .string($0.name) }))])
  }

  /// Creates the item of a keyboard layout.
  init(_ layout: KeyboardLayout) {
    self.init(
      layout.id, title: layout.name, [("isRightToLeft", .bool(layout.isRightToLeft))])
  }

  /// Creates the item of a keyboard type.
  init(_ type: KeyboardType) {
    self.init(type.rawValue, text: type.isPad ? "pad" : "", [("isPad", .bool(type.isPad))])
  }

  /// Creates the item of a key of the state report.
  init(_ key: ReportKeyEntry) {
    self.init(
      key.path, text: "\(key.kind): \(key.meaning)",
      [("kind", .string(key.kind)), ("meaning", .string(key.meaning))])
  }
}
