package import Simulation
package import Typography

/// The files and assets that a tape refers to; the errors of the closures name the remedy.
package struct TapeResources: Sendable {
  /// Finds devices and layouts.
  package var assets: SettingAssets
  package var scene: @Sendable (String) throws -> Scene
  package var ruler: any TextMeasuring
  package var window: any WindowRenderer
  package var table: SettingTable

  /// Creates the resources of one or more tapes.
  package init(
    ruler: any TextMeasuring, window: any WindowRenderer, assets: SettingAssets,
    table: SettingTable = .standard, scene: @escaping @Sendable (String) throws -> Scene
  ) {
    self.ruler = ruler
    self.window = window
    self.assets = assets
    self.table = table
    self.scene = scene
  }
}
