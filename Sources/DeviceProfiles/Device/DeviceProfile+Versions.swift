extension DeviceProfile {
  /// The iOS versions for which a model is measured; those of the class if `id` is none of its
  /// models.
  package func systemVersions(for id: String) -> [SystemVersion] {
    let isClass = DeviceSlug.slug(id) == DeviceSlug.slug(self.id)
    let isModel = names.contains { DeviceSlug.slug($0) == DeviceSlug.slug(id) }
    if isClass && !isModel { return systemVersions }
    return modelVersions[name(for: id)] ?? systemVersions
  }

  /// Chooses the system: the one wanted, or 18 where the device has it, or the first it has.
  ///
  /// - Parameter id: the model, if one was named; some models of a class run fewer systems.
  /// - Throws: if the wanted system is not there; the error names those that are.
  package func resolvedVersion(
    _ wanted: SystemVersion?, for id: String? = nil
  ) throws(SystemVersionError) -> SystemVersion {
    let there = id.map { systemVersions(for: $0) } ?? systemVersions
    guard let wanted else { return there.contains(.v18) ? .v18 : there.first ?? .v18 }
    guard there.contains(wanted) else {
      throw SystemVersionError(device: name(for: id ?? self.id), wanted: wanted, available: there)
    }
    return wanted
  }
}
