package import Simulation
package import Typography

/// One phone to be audited or drawn: a device with its settings, and a scene.
package struct TestCase: Hashable, Sendable {
  package var settings: DeviceSettings
  package var scene: Scene

  /// Creates a case without checks.
  package init(settings: DeviceSettings, scene: Scene) {
    self.settings = settings
    self.scene = scene
  }

  /// Returns the phone in its initial state.
  package func phone(_ ruler: any TextMeasuring) -> SimulatedDevice {
    SimulatedDevice(settings: settings, scene: scene, ruler: ruler)
  }
}
