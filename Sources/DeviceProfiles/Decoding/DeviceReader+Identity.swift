import JSON

extension DeviceReader {
  mutating func readIdentity() {
    readID()
    readNames()
    readAliases()
    if let kind = object["kind"].choice(of: DeviceKind.self) { device.kind = kind }
  }

  private mutating func readID() {
    guard let id = object["id"].text() else { return }
    device.id = id
    if !DeviceSlug.isWellFormed(id) { object["id"].report(DeviceRule.badID(id)) }
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    if fileName.hasSuffix(".json"), fileName != "\(id).json" {
      object["id"].report(DeviceRule.idIsNotFileName(id: id, fileName: fileName))
    }
  }

  private mutating func readNames() {
    guard let elements = object["names"].elements(atLeast: 1) else { return }
    var seen: [String: String] = [:]
    for element in elements {
      guard let name = element.text() else { continue }
      let slug = DeviceSlug.slug(name)
      if slug.isEmpty {
        element.report(DeviceRule.nameWithoutLetters(name))
      } else if let first = seen[slug] {
        element.report(DeviceRule.repeatedName(name, first: first))
      }
      seen[slug] = name
      device.names.append(name)
    }
  }

  private mutating func readAliases() {
    guard let aliases = object["aliases"].ifPresent?.object() else { return }
    let slugs = Set(device.names.map(DeviceSlug.slug))
    for alias in aliases.keys {
      guard let name = aliases[alias].text() else { continue }
      if !DeviceSlug.isWellFormed(alias) {
        aliases[alias].report(DeviceRule.badID(alias))
      } else if slugs.contains(DeviceSlug.slug(alias)) {
        aliases[alias].report(DeviceRule.needlessAlias(alias))
      }
      if !device.names.contains(name) {
        aliases[alias].report(DeviceRule.unknownModel(name, names: device.names))
      }
      device.aliases[alias] = name
    }
  }
}
