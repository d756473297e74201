import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation
import Testing

/// A device in many states, which together show all that a style decides.
struct StyleGallery {
  private(set) var states: [SimulatedDevice] = []
  private let device: String
  private let orientation: Orientation

  init(_ device: String, _ orientation: Orientation) throws {
    self.device = device
    self.orientation = orientation
    try addScenes()
    try addWindows()
    try addStatusBars()
    try addEditing()
    try addKeyboards()
  }

  private func phone(_ scene: Scene, _ type: KeyboardType? = nil) throws -> SimulatedDevice {
    try TestPhone.make(device, orientation, scene, keyboard: type)
  }

  /// Adds the state after some events, once as it is then and once when nothing moves any more.
  private mutating func add(_ phone: SimulatedDevice, _ events: [Event] = []) {
    var phone = phone
    for event in events { phone.send(event) }
    if !events.isEmpty { states.append(phone) }
    phone.runUntilIdle()
    states.append(phone)
  }

  private mutating func addScenes() throws {
    let names = [
      "chat", "checkout", "contact", "note", "rtl-form", "scroll-form", "settings", "sign-in",
      "tab-form",
    ]
    for name in names {
      let phone = try phone(TestPhone.scene(name))
      add(phone)
      let middle = CGPoint(x: phone.metrics.screen.midX, y: phone.metrics.screen.midY)
      for travel in [45.0, 10, 10] {
        add(states[states.count - 1], [.wheel(dy: travel, at: middle)])
      }
      for field in phone.scene.fields.prefix(4) {
        var focused = phone
        guard let row = focused.layout.row(field.id) else { continue }
        let box = focused.onScreen(row.textFrame)
        guard focused.metrics.screen.contains(box) else { continue }
        focused.tap(CGPoint(x: box.midX, y: box.midY))
        add(focused)
      }
    }
    add(try phone(.everything()))
    let long = String(repeating: "long words ", count: 40)
    add(try phone(.everything(long)))
    add(try phone(TestPhone.scene("note").withButtons(long)))
  }

  private mutating func addWindows() throws {
    for presentation in [Presentation.pageSheet, .splitView, .slideOver] {
      var scene = Scene.everything()
      scene.presentation = presentation
      add(try phone(scene))
    }
  }

  private mutating func addStatusBars() throws {
    let phone = try phone(.everything())
    let bars = [
      StatusBar(time: "10:10 in the morning of a very long day", date: "", carrier: "Carrier"),
      StatusBar(carrier: String(repeating: "Carrier ", count: 30), batteryLevel: 5),
      StatusBar(batteryLevel: 5, batteryState: .charging),
      StatusBar(batteryLevel: 5, batteryState: .discharging),
    ]
    for bar in bars { add(phone, [phone.setting(\.statusBar, to: bar)]) }
  }

  private mutating func addEditing() throws {
    var phone = try phone(.everything())
    try phone.tapFirst()
    phone.runUntilIdle()
    add(phone, [.text("words"), .key(.selectAll, [])])
    add(phone, [.text("words "), .composition("ni")])
    add(phone, [.text(String(repeating: "words ", count: 30))])
  }
}

// MARK: Keyboards

extension StyleGallery {
  private mutating func addKeyboards() throws {
    for type in [KeyboardType.default, .numberPad, .phonePad, .decimalPad, .emailAddress] {
      var phone = try phone(.everything(), type)
      try phone.tapFirst()
      phone.runUntilIdle()
      add(phone)
      for page in ["numbers", "symbols"] { addPressed(phone) { $0.id == page } }
      guard type == .default else { continue }
      for text in ["", "wor"] { addKeys(phone, typed: text) }
      for arrangement in KeyboardArrangement.allCases {
        add(phone, [phone.setting(\.arrangement, to: arrangement)])
        addKeys(states[states.count - 1], typed: "wor")
      }
      try addLanguages(phone)
    }
  }

  /// Presses and holds some keys, and shows the emoji.
  private mutating func addKeys(_ phone: SimulatedDevice, typed text: String) {
    var phone = phone
    if !text.isEmpty { phone.send(.text(text)) }
    for label in ["q", "Q", "e", "E", "p", "P"] { addPressed(phone) { $0.label == label } }
    addPressed(phone) { $0.action == .shift }
    if let key = phone.keyboardGeometry?.keys.first(where: { $0.action == .emoji }) {
      phone.tap(phone.place(of: key))
      phone.runUntilIdle()
      add(phone)
      addPressed(phone) { $0.action.isCharacter }
    }
  }

  /// Presses the first such key, then holds it, then lifts the finger.
  private mutating func addPressed(_ phone: SimulatedDevice, _ matches: (Key) -> Bool) {
    guard let key = phone.keyboardGeometry?.keys.first(where: matches) else { return }
    var phone = phone
    let place = phone.place(of: key)
    phone.send(.touch(Touch(.began, at: place)))
    states.append(phone)
    phone.advance(to: phone.time + 1)
    states.append(phone)
    phone.send(.touch(Touch(.ended, at: place)))
    add(phone)
  }

  /// The letter Є, and more alternatives than a floating keyboard has space for.
  private mutating func addLanguages(_ phone: SimulatedDevice) throws {
    add(phone, [phone.setting(\.layout, to: try layout("uk-UA"))])
    var spanish = phone.settings
    spanish.layout = try layout("es-ES")
    spanish.arrangement = .floating
    add(phone, [.settings(spanish), .text("wor")])
    addPressed(states[states.count - 1]) { $0.label == "a" }
  }

  private func layout(_ name: String) throws -> KeyboardLayout {
    let url = Assets.url(.layouts).appendingPathComponent(name + ".json")
    return try LayoutFile.decode(Data(contentsOf: url), file: name).get()
  }
}

extension Scene {
  /// The same scene with another text on its buttons.
  fileprivate func withButtons(_ text: String) -> Scene {
    var scene = self
    for section in scene.sections.indices {
      for row in scene.sections[section].rows.indices
      where scene.sections[section].rows[row].kind == .button {
        scene.sections[section].rows[row].text = text
      }
    }
    return scene
  }
}
