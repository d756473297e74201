package import DeviceProfiles
package import KeyboardLayouts

/// Finds what settings name; each program hands in where its devices and layouts come from.
package struct SettingAssets: Sendable {
  /// Returns the device or model of a name, and the id that it was asked for by.
  package var device: @Sendable (String) throws -> (profile: DeviceProfile, id: String)
  /// Returns the layout of an id.
  package var layout: @Sendable (String) throws -> KeyboardLayout
  /// Returns all device classes that can be chosen.
  package var devices: @Sendable () -> [DeviceProfile]
  /// Returns the layouts that can be chosen; a name may be empty where nobody reads it.
  package var layouts: @Sendable () -> [(id: String, name: String)]

  /// Finds nothing and lists nothing, for what needs no assets.
  package static let none = SettingAssets(
    device: { throw SettingError.unlisted($0, words: []) },
    layout: { throw SettingError.unlisted($0, words: []) })

  /// Makes the lookups; without lists nothing can be chosen from them, only named.
  package init(
    device: @escaping @Sendable (String) throws -> (profile: DeviceProfile, id: String),
    layout: @escaping @Sendable (String) throws -> KeyboardLayout,
    devices: @escaping @Sendable () -> [DeviceProfile] = { [] },
    layouts: @escaping @Sendable () -> [(id: String, name: String)] = { [] }
  ) {
    self.device = device
    self.layout = layout
    self.devices = devices
    self.layouts = layouts
  }
}
