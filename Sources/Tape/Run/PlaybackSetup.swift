import DeviceProfiles
import Foundation
import KeyboardAvoidance
package import Simulation

/// How a take begins: the phone, the look, and how time is divided into frames.
package struct PlaybackSetup: Sendable {
  package var phone: SimulatedDevice
  package var look = CaptureStyle()
  /// Frames in a second of the film; nil where the tape does not say.
  package var fps: Double?
  /// How many times slower than the phone's clock the film runs.
  package var slowness = 1.0

  package static let standardDevice = "iphone-15-pro"
  package static let standardScene = "tab-form"
  package static let standardLayout = "en-US"

  /// Makes the phone that the settings ask for; later ones win.
  package init(_ settings: [PlacedSetting], _ resources: TapeResources) throws(TapeProblem) {
    let chosen = ChosenSettings(settings)
    let start = SourceLocation(file: settings.first?.place.file ?? "", line: 1)
    func value<Value>(_ word: SettingWord, _ make: () throws -> Value) throws(TapeProblem) -> Value
    {
      do { return try make() } catch {
        throw TapeProblem(chosen.places[word] ?? start, .lookup("\(error)"))
      }
    }
    let (device, id) = try value(.device) { try resources.device(chosen.device) }
    let version = try value(.ios) { try device.resolvedVersion(chosen.version, for: id) }
    let layouts = try value(.layout) { try chosen.layouts.map(resources.layout) }
    let scene = try value(.scene) { try resources.scene(chosen.scene) }
    let strategy = try Self.strategy(chosen, start)
    var phone = DeviceSettings(
      device: device, deviceID: id, version: version, layout: layouts[0], layouts: layouts)
    var arrangement = KeyboardArrangement.docked
    for placed in settings {
      switch placed.setting {
      case .orientation(let orientation): phone.orientation = orientation
      case .keyboard(let type): phone.keyboardType = type
      case .appearance(let appearance): phone.appearance = appearance
      case .contentSize(let size): phone.contentSize = size
      case .predictiveBar(let isShown): phone.hasPredictiveBar = isShown
      case .hardwareKeyboard(let isAttached): phone.hasHardwareKeyboard = isAttached
      case .fps(let fps): self.fps = fps
      case .slow(let slowness): self.slowness = slowness
      case .arrangement(let place): arrangement = place
      case let setting: if !phone.apply(setting) { _ = look.apply(setting) }
      }
    }
    self.phone = SimulatedDevice(
      settings: phone, scene: scene, strategy: strategy, ruler: resources.ruler)
    self.phone.send(.keyboardArrangement(arrangement))
  }

  private static func strategy(
    _ chosen: ChosenSettings, _ start: SourceLocation
  ) throws(TapeProblem) -> any AvoidanceStrategy.Type {
    if let strategy = AvoidanceStrategies.named(chosen.strategy) { return strategy }
    throw TapeProblem(chosen.places[.strategy] ?? start, .unknownStrategy(chosen.strategy))
  }
}

extension TapeIssue {
  static func unknownStrategy(_ name: String) -> TapeIssue {
    .badValue(name, wanted: ArgumentReader.wanted(name, AvoidanceStrategies.all.map { $0.id }))
  }
}

/// The settings whose values are names that must be looked up.
private struct ChosenSettings {
  var device = PlaybackSetup.standardDevice
  var version: SystemVersion?
  var scene = PlaybackSetup.standardScene
  var strategy = ContentInset.id
  private var layout: String?

  /// The language in use, and those that the globe key goes to; alone it has English beside it.
  var layouts: [String] {
    let names = layout?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let layouts = names ?? [PlaybackSetup.standardLayout]
    let hasOthers = layouts.count > 1 || layouts == [PlaybackSetup.standardLayout]
    return hasOthers ? layouts : layouts + [PlaybackSetup.standardLayout]
  }
  var places: [SettingWord: SourceLocation] = [:]

  init(_ settings: [PlacedSetting]) {
    for placed in settings {
      switch placed.setting {
      case .device(let name): (device, places[.device]) = (name, placed.place)
      case .ios(let version): (self.version, places[.ios]) = (version, placed.place)
      case .scene(let name): (scene, places[.scene]) = (name, placed.place)
      case .strategy(let name): (strategy, places[.strategy]) = (name, placed.place)
      case .layout(let name): (layout, places[.layout]) = (name, placed.place)
      default: break
      }
    }
  }
}
