package import DeviceProfiles
package import KeyboardLayouts
package import Simulation
package import Typography

/// Where a take gets what it names; the closures' errors say what would be right.
package struct TapeResources: Sendable {
  package var device: @Sendable (String) throws -> (profile: DeviceProfile, id: String)
  package var scene: @Sendable (String) throws -> Scene
  package var layout: @Sendable (String) throws -> KeyboardLayout
  package var ruler: any TextMeasuring
  package var window: any WindowRenderer

  package init(
    ruler: any TextMeasuring,
    window: any WindowRenderer,
    device: @escaping @Sendable (String) throws -> (profile: DeviceProfile, id: String),
    scene: @escaping @Sendable (String) throws -> Scene,
    layout: @escaping @Sendable (String) throws -> KeyboardLayout
  ) {
    self.ruler = ruler
    self.window = window
    self.device = device
    self.scene = scene
    self.layout = layout
  }
}
