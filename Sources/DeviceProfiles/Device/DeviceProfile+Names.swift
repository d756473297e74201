extension DeviceProfile {
  /// The model that an id stands for: `iphone-15-pro` is "iPhone 15 Pro".
  ///
  /// The class id, and any id that is not of this device, stand for the first model.
  package func name(for id: String) -> String {
    model(for: id) ?? names.first ?? self.id
  }

  /// Whether the class is that of screens with Display Zoom, whose ids end in `-zoomed`.
  package var isZoomed: Bool { id.hasSuffix("-zoomed") }

  /// Every id that leads to this device: its own, its models' and their short forms, as slugs.
  package var slugs: [String] {
    [id] + names.map(DeviceSlug.slug) + aliases.keys.sorted()
  }

  private func model(for id: String) -> String? {
    let wanted = DeviceSlug.slug(id)
    return names.first { DeviceSlug.slug($0) == wanted }
      ?? aliases.first { DeviceSlug.slug($0.key) == wanted }?.value
  }
}
