internal import Foundation
import JSON

extension DeviceReader {
  private static let sides = ["top", "left", "bottom", "right"]
  static let versionKeys = SystemVersion.allCases.map { String($0.rawValue) }

  mutating func readPaddings() {
    let base = PerOrientation(
      portrait: padding(object["portraitPadding"], .portrait) ?? .zero,
      landscape: padding(object["landscapePadding"], .landscapeLeft) ?? .zero)
    for version in SystemVersion.allCases { device.paddings[version] = base }
    readOverrides(of: base)
    readStatusBar()
  }

  private mutating func readOverrides(of base: PerOrientation<Padding>) {
    guard let overrides = object["paddingOverrides"].ifPresent?.object(allowing: Self.versionKeys)
    else { return }
    for version in SystemVersion.allCases {
      let node = overrides[String(version.rawValue)]
      guard let each = node.ifPresent?.object(allowing: ["portrait", "landscape"]) else { continue }
      device.paddings[version] = PerOrientation(
        portrait: each["portrait"].ifPresent.flatMap { padding($0, .portrait) } ?? base.portrait,
        landscape: each["landscape"].ifPresent.flatMap { padding($0, .landscapeLeft) }
          ?? base.landscape)
    }
  }

  private func padding(_ node: JSONNode, _ orientation: Orientation) -> Padding? {
    guard let edges = node.object(allowing: Self.sides) else { return nil }
    let numbers = Self.sides.map { edges[$0].number(in: 0...Self.length.upperBound) }
    let known = numbers.compactMap { $0.map { CGFloat($0) } }
    guard known.count == Self.sides.count else { return nil }
    let padding = Padding(top: known[0], left: known[1], bottom: known[2], right: known[3])
    if let size = knownSize(orientation), !padding.fits(in: size) {
      node.report(DeviceRule.paddingLargerThanScreen(size))
    }
    return padding
  }

  private mutating func readStatusBar() {
    guard let bar = object["statusBarHeight"].object(allowing: ["portrait", "landscape"])
    else { return }
    let portrait = bar["portrait"].number(in: 0...200) ?? 0
    let landscape = bar["landscape"].number(in: 0...200) ?? 0
    device.statusBarHeights = PerOrientation(
      portrait: CGFloat(portrait), landscape: CGFloat(landscape))
  }
}
