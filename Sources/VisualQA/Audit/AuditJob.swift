import DeviceProfiles
import KeyboardLayouts
package import Simulation

/// One phone to be audited: a device held one way, with a scene and a strategy.
package struct AuditJob: Hashable, Sendable {
  package var settings: PhoneSettings
  package var scene: Scene
  /// The strategy's id.
  package var strategy: String

  package init(settings: PhoneSettings, scene: Scene, strategy: String) {
    self.settings = settings
    self.scene = scene
    self.strategy = strategy
  }

  /// What sets the job apart, as a person reads it.
  package var name: String {
    var words = [
      settings.deviceID, settings.orientation.rawValue, scene.id, strategy,
      settings.keyboardType?.rawValue ?? "",
    ]
    if settings.contentSize != .large { words.append(settings.contentSize.rawValue) }
    if !settings.hasPredictiveBar { words.append("no-predictive") }
    if settings.hasHardwareKeyboard { words.append("hardware-keyboard") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
