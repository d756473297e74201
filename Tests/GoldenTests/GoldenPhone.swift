import Assets
import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Testing

/// Makes the phones that the pieces are cut from.
enum GoldenPhone {
  static func make(
    _ fonts: FontLibrary, _ device: String = "iphone-14-pro",
    _ orientation: Orientation = .portrait, isDark: Bool = false, scene: Scene = form,
    change: (inout DeviceSettings) -> Void = { _ in }
  ) throws -> SimulatedDevice {
    let profile = try DeviceCatalog.load(device, in: Assets.url(.devices)).profile
    let file = Assets.url(.layouts).appendingPathComponent("en-US.json")
    let layout = try LayoutFile.decode(Data(contentsOf: file), file: "en-US.json").get()
    var settings = DeviceSettings(
      device: profile, deviceID: device, version: try #require(profile.systemVersions.first),
      layout: layout, orientation: orientation, appearance: isDark ? .dark : .light)
    change(&settings)
    var phone = SimulatedDevice(
      settings: settings, scene: scene, ruler: TextRuler(fonts: fonts))
    phone.runUntilIdle()
    return phone
  }

  /// A form with a field for every look that a line of text has.
  static let form = Scene(
    id: "golden", name: "Golden",
    navigationBar: Scene.NavigationBar(title: "Checkout", back: "Cart"),
    tabBar: [
      Scene.TabItem(title: "Form", icon: .list), Scene.TabItem(title: "Library", icon: .book),
      Scene.TabItem(title: "Profile", icon: .person), Scene.TabItem(title: "Starred", icon: .star),
      Scene.TabItem(title: "Settings", icon: .gear),
    ],
    sections: [
      Scene.Section(
        header: "Payment",
        rows: [
          field("name", "Name on card", placeholder: "As printed"),
          field("number", "Card number", text: "4242 4242 42", .numberPad),
          Row(
            id: "mail", kind: .textField, placeholder: "Mail", text: "grace@navy.mil",
            input: InputTraits(
              keyboardType: .emailAddress, returnKey: .done, autocapitalization: .none)),
          Row(
            id: "code", kind: .textField, placeholder: "Code", text: "secret",
            input: InputTraits(isSecure: true)),
          field("greeting", "", placeholder: "Greeting", text: "سلام 😀 Grace 👩🏽‍💻"),
          Row(id: "done", kind: .button, text: "Done"),
        ])
    ])

  /// Every control, under a title that begins large.
  static let controls = Scene(
    id: "controls", name: "Controls",
    navigationBar: Scene.NavigationBar(
      title: "Settings", hasLargeTitle: true, search: "Search"),
    sections: [
      Scene.Section(
        footer: "Changes count at once.",
        rows: [
          Row(id: "on", kind: .toggle, label: "Sounds", control: .toggle(isOn: true)),
          Row(id: "off", kind: .toggle, label: "Badges", control: .toggle(isOn: false)),
          Row(
            id: "count", kind: .stepper, label: "Count", control: .stepper(value: 0, range: 0...9)),
          Row(
            id: "style", kind: .picker, label: "Style",
            control: .picker(choices: ["Banner", "None"], index: 0)),
          clearable, Row(id: "notes", kind: .textView, text: "Some\nlines", minimumLines: 2),
        ]),
      Scene.Section(rows: (0..<20).map { Row(id: "r\($0)", kind: .label, text: "Row \($0)") }),
    ])

  private static var clearable: Row {
    var row = field("nick", "Nick", text: "Amazing")
    row.hasClearButton = true
    row.input.enablesReturnKeyAutomatically = true
    return row
  }

  /// The same from right to left.
  static var mirrored: Scene {
    var scene = controls
    scene.direction = .rightToLeft
    scene.navigationBar?.back = "Back"
    scene.toolbar = [Scene.ToolbarItem(title: "Reset"), Scene.ToolbarItem(title: "Done")]
    return scene
  }

  /// A form whose only field lies low on the screen, so that the keyboard moves it.
  static let low = Scene(
    id: "low", name: "Low",
    sections: [
      Scene.Section(
        rows: [
          Row(id: "space", kind: .label, text: String(repeating: "\n", count: 30)),
          field("low", "Deliver on", placeholder: "Date"),
        ])
    ])

  private static func field(
    _ id: String, _ label: String, placeholder: String = "", text: String = "",
    _ type: KeyboardType = .default
  ) -> Row {
    Row(
      id: id, kind: .textField, label: label, placeholder: placeholder, text: text,
      input: InputTraits(keyboardType: type, autocapitalization: .none))
  }
}

extension SimulatedDevice {
  /// Taps the end of a row's text and waits until the keyboard is up.
  mutating func focus(on row: String) throws {
    let frame = onScreen(try #require(layout.row(row)).textFrame)
    tap(CGPoint(x: frame.maxX - 1, y: frame.midY))
    runUntilIdle()
  }

  mutating func press(_ key: String) throws {
    let key = try #require(keyboardGeometry?.keys.first { $0.id == key })
    tap(place(of: key))
  }

  mutating func hold(_ key: String, finger: Int = 0) throws {
    let key = try #require(keyboardGeometry?.keys.first { $0.id == key })
    send(.touch(Touch(id: finger, .began, at: place(of: key))))
  }

  private mutating func tap(_ point: CGPoint) {
    send(.touch(Touch(.began, at: point)))
    send(.touch(Touch(.ended, at: point)))
  }

  private func place(of key: Key) -> CGPoint {
    CGPoint(x: keyboardFrame.minX + key.frame.midX, y: keyboardFrame.minY + key.frame.midY)
  }

  /// A part of the screen.
  func cut(_ rect: CGRect) -> Drawing { Piece.cut(rect, from: ScreenPicture(self).commands) }

  /// Rows of keys from edge to edge, or as many points of them as are asked for.
  func rows(_ rows: ClosedRange<Int>, width: CGFloat = 400, x: CGFloat = 0) throws -> Drawing {
    let plan = try #require(keyboardGeometry)
    let tops = Array(Set(plan.keys.filter { $0.style != .bare }.map(\.frame.minY))).sorted()
    let height = try #require(plan.keys.first).frame.height
    let top = keyboardFrame.minY + tops[rows.lowerBound] - 5
    let bottom = keyboardFrame.minY + tops[rows.upperBound] + height + 5
    return cut(
      CGRect(x: x, y: top, width: min(width, metrics.screen.width), height: bottom - top))
  }
}
