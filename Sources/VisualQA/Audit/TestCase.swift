import DeviceProfiles
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
package import Simulation
package import Typography

/// One phone to be audited or drawn: a device held one way, with a scene and a strategy.
package struct TestCase: Hashable, Sendable {
  package var settings: DeviceSettings
  package var scene: Scene
  /// The strategy's id.
  package var strategy: String
  /// How an iPad's keyboard stands.
  package var arrangement: KeyboardArrangement

  package init(
    settings: DeviceSettings, scene: Scene, strategy: String,
    arrangement: KeyboardArrangement = .docked
  ) {
    self.settings = settings
    self.scene = scene
    self.strategy = strategy
    self.arrangement = arrangement
  }

  /// The phone before anything was done; nil for a strategy that there is not.
  package func phone(_ ruler: any TextMeasuring) -> SimulatedDevice? {
    guard let strategy = AvoidanceStrategies.named(strategy) else { return nil }
    var phone = SimulatedDevice(settings: settings, scene: scene, strategy: strategy, ruler: ruler)
    phone.send(.keyboardArrangement(arrangement))
    return phone
  }

  /// A word for each choice that is not as usual; those that everything has are left out.
  var nonDefaultOptions: [String] {
    var words: [String] = []
    if settings.contentSize != .large { words.append(settings.contentSize.rawValue) }
    if settings.layout.id != Self.usualLayout { words.append(settings.layout.id) }
    if !settings.hasPredictiveBar { words.append("no-predictive") }
    if settings.hasHardwareKeyboard { words.append("hardware-keyboard") }
    if arrangement != .docked { words.append(arrangement.rawValue) }
    if settings.version != usualVersion { words.append("ios\(settings.version.rawValue)") }
    if settings.accessibility.contrast != .normal {
      words.append(settings.accessibility.contrast.rawValue)
    }
    if settings.accessibility.usesBoldText { words.append("bold") }
    return words
  }

  /// The layout where none is asked for.
  private static let usualLayout = "en-US"

  private var usualVersion: SystemVersion {
    (try? settings.device.resolvedVersion(nil, for: settings.deviceID)) ?? settings.version
  }
}
