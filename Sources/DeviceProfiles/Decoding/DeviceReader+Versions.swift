import JSON

extension DeviceReader {
  mutating func readVersions() {
    device.systemVersions = versions(object["systemVersions"]) ?? []
    guard let models = object["modelVersions"].ifPresent?.object() else { return }
    for model in models.keys {
      let node = models[model]
      device.modelVersions[model] = versions(node)
      if !device.names.contains(model) {
        node.report(DeviceRule.unknownModel(model, names: device.names))
      }
      reportForeign(device.modelVersions[model] ?? [], at: node)
    }
  }

  /// Reports versions that the class as a whole has not got, unless those could not be read.
  func reportForeign(_ versions: [SystemVersion], at node: JSONNode) {
    guard !device.systemVersions.isEmpty else { return }
    for version in versions where !device.systemVersions.contains(version) {
      node.report(DeviceRule.foreignVersion(version, device.systemVersions))
    }
  }

  private func versions(_ node: JSONNode) -> [SystemVersion]? {
    guard let elements = node.elements(atLeast: 1) else { return nil }
    var versions: [SystemVersion] = []
    for element in elements {
      guard case .number(let number) = element.value?.content,
        let version = Int(exactly: number).flatMap(SystemVersion.init)
      else {
        element.reportUnsuitable(expected: Self.versionKeys.joined(separator: " or "))
        continue
      }
      if versions.contains(version) { element.report(DeviceRule.repeatedVersion(version)) }
      versions.append(version)
    }
    return versions
  }
}
