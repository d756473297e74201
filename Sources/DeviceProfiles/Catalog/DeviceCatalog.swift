package import Foundation
package import JSON

/// The devices of a folder, each found by its id, its models' ids or their short forms.
package struct DeviceCatalog: Sendable {
  /// Phones, phones with Display Zoom, then iPads, each from small to large.
  package let devices: [DeviceProfile]
  /// The problems of the folder's files, which are not in `devices`.
  package let problems: [FileProblem]
  /// The index in `devices` for each slug.
  private let index: [String: Int]

  /// Reads every `.json` file of the folder; a bad one is reported and never takes others down.
  package init(folder: URL) {
    var collector = DeviceCollector()
    collector.read(folder)
    devices = collector.devices.sorted(by: Self.precedes)
    problems = collector.problems
    var index: [String: Int] = [:]
    for (position, device) in devices.enumerated() {
      for slug in device.slugs { index[DeviceSlug.slug(slug)] = position }
    }
    self.index = index
  }

  /// Finds a device and the name of the model that the id stands for; case does not matter.
  package func device(_ id: String) -> (profile: DeviceProfile, name: String)? {
    guard let position = index[DeviceSlug.slug(id)] else { return nil }
    let device = devices[position]
    return (device, device.name(for: id))
  }

  /// Every class id and model id, each once, in the order of the devices.
  package var allIDs: [String] {
    devices.flatMap { [$0.id] + $0.names.map(DeviceSlug.slug) }.uniqued
  }

  /// Suggests up to three ids that differ from a misspelt one by a few letters, nearest first.
  package func nearest(to id: String) -> [String] {
    let aliases = devices.flatMap { $0.aliases.keys.sorted() }
    return NearestNames.find(id, in: allIDs + aliases)
  }

  private static func precedes(_ a: DeviceProfile, _ b: DeviceProfile) -> Bool {
    if a.kind != b.kind { return a.kind == .phone }
    if a.isZoomed != b.isZoomed { return b.isZoomed }
    let sizes = (a.portraitSize, b.portraitSize)
    if sizes.0.width != sizes.1.width { return sizes.0.width < sizes.1.width }
    if sizes.0.height != sizes.1.height { return sizes.0.height < sizes.1.height }
    return a.id < b.id
  }
}
