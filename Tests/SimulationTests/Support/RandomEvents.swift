import InterfaceStyles
import TestSupport
import DeviceProfiles
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Simulation

/// Makes events of all kinds, sensible ones and others.
struct RandomEvents {
  var random: SeededGenerator
  private var location = CGPoint(x: 200, y: 400)
  /// What must come next, so that taps are no rare accident.
  private var pending: Event?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let devices = [
    "iphone-15-pro", "iphone-8", "iphone-se-1", "ipad-10.9", "ipad-pro-11",
  ]
  private static let texts = [
    "a", "Hello, ", "\n", "\u{0}", "👨‍👩‍👧‍👦", "\u{301}", "\u{200D}", "🇩", "שלום", "नमस्ते", "a\r\nb",
    "\u{2028}", "", "한",
    String(repeating: "long text ", count: 60),
  ]
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e6,
  ]

  /// Returns the next event for a phone.
  mutating func next(for phone: SimulatedDevice) throws -> Event {
    if let event = pending {
      pending = nil
      return event
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: return tap()
    case 20..<48: return .touch(touch())
    case 48..<62: return .text(text())
    case 62..<68: return .composition(text())
    case 68..<84: return key()
    case 84..<89: return .wheel(dy: number(.random(in: -400...400, using: &random)), at: location)
    case 89..<91: return .paste(text())
    case 91: return .copy
    case 92: return .cut
    default: return try setting(phone)
    }
  }

  private mutating func tap() -> Event {
    let point = CGPoint(
      x: .random(in: 20...370, using: &random), y: .random(in: 100...840, using: &random))
    let id = Int.random(in: 0..<3, using: &random)
    pending = .touch(Touch(id: id, .ended, at: point))
    return .touch(Touch(id: id, .began, at: point))
  }

  /// A step of the clock; now and then none, a long one or one that is no time.
  mutating func step() -> TimeInterval {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: 0
    case 1: 3
    case 2: .nan
    case 3: -1
    default: .random(in: 0...0.1, using: &random)
    }
  }

  private mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

  private mutating func number(_ usual: CGFloat) -> CGFloat {
    Int.random(in: 0..<30, using: &random) == 0
      ? Self.numbers.randomElement(using: &random) ?? 0 : usual
  }

  private mutating func touch() -> Touch {
    let phases: [Touch.Phase] = [.began, .moved, .moved, .ended, .ended, .cancelled]
    let phase = phases.randomElement(using: &random) ?? .began
    if phase == .began || Int.random(in: 0..<4, using: &random) == 0 {
      location = CGPoint(
        x: number(.random(in: -50...1100, using: &random)),
        y: number(.random(in: -50...1300, using: &random)))
    } else {
      location.y = number(location.y + .random(in: -80...80, using: &random))
    }
    return Touch(id: Int.random(in: 0..<3, using: &random), phase, at: location)
  }

  private mutating func key() -> Event {
    let modifiers: [KeyModifiers] = [[], [], .shift, .word, [.shift, .word]]
    let keys = HardwareKey.allCases.filter { $0 != .escape && $0 != .return }
    let leaves = Int.random(in: 0..<20, using: &random) == 0
    return .key(
      leaves ? .escape : keys.randomElement(using: &random) ?? .left,
      modifiers.randomElement(using: &random) ?? [])
  }

  private mutating func setting(_ phone: SimulatedDevice) throws -> Event {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .scene(try scene())
    case 1: return .notification(notification())
    case 2: return .wheel(dx: number(.random(in: -300...300, using: &random)), dy: 0, at: location)
    case 3: return .nextLayout
    default:
      var settings = phone.settings
      // Now and then several settings change at once.
      for _ in 0..<(Int.random(in: 0..<5, using: &random) == 0 ? 3 : 1) { try change(&settings) }
      return .settings(settings)
    }
  }

  private mutating func change(_ settings: inout DeviceSettings) throws {
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      let other = try Shipped.settings(Self.devices.randomElement(using: &random) ?? "")
      settings.device = other.device
      settings.deviceID = other.deviceID
      settings.version = other.device.systemVersions.randomElement(using: &random) ?? .v18
    case 1: settings.orientation = Orientation.allCases.randomElement(using: &random) ?? .portrait
    case 2: look(&settings)
    case 3: settings.contentSize = ContentSize.allCases.randomElement(using: &random) ?? .large
    case 4: settings.showsSoftwareKeyboard = Int.random(in: 0..<6, using: &random) > 0
    case 5: settings.hasHardwareKeyboard = Int.random(in: 0..<6, using: &random) == 0
    case 6: settings.hasPredictiveBar = Bool.random(using: &random)
    case 7:
      settings.arrangement = KeyboardArrangement.allCases.randomElement(using: &random) ?? .docked
    case 8:
      let types = KeyboardType.allCases.map(Optional.some) + [nil, nil, nil]
      settings.keyboardType = types.randomElement(using: &random) ?? nil
    case 9:
      let id = ["de-DE", "ru-RU", "he-IL"].randomElement(using: &random) ?? "de-DE"
      settings.layout = try Shipped.layout(id)
    default:
      let strategies = AvoidanceStrategies.all.compactMap { StrategyValue(named: $0.id) }
      settings.strategy = strategies.randomElement(using: &random) ?? .standard
    }
  }

  private mutating func look(_ settings: inout DeviceSettings) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: settings.appearance = Bool.random(using: &random) ? .dark : .light
    case 1:
      settings.accessibility = Accessibility(
        contrast: .increased, usesBoldText: Bool.random(using: &random))
    default: settings.statusBar.batteryLevel = Int.random(in: -9...109, using: &random)
    }
  }

  /// A notification as another app's keyboard or a broken one might post it.
  private mutating func notification() -> KeyboardNotification {
    let frames: [CGRect?] = [
      nil, .zero, CGRect(x: 0, y: 516, width: 393, height: 336),
      CGRect(x: 60, y: 300, width: 320, height: 254),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: CGFloat.infinity),
    ]
    return KeyboardNotification(
      name: KeyboardNotification.Name.allCases.randomElement(using: &random) ?? .willShow,
      endFrame: frames.randomElement(using: &random) ?? nil,
      duration: Bool.random(using: &random) ? 0 : 0.25, isLocal: Bool.random(using: &random))
  }

  private mutating func scene() throws -> Scene {
    var scenes = Shipped.scenes
    scenes.append(.long(Scene.KeyboardOptions(restoresOffset: true)))
    scenes.append(Scene(id: "empty", name: "Empty"))
    return try scenes.randomElement(using: &random).found("scene")
  }
}
