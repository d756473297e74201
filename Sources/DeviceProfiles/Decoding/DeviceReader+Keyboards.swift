internal import Foundation
import JSON

extension DeviceReader {
  private static let parts = ["keys", "predictiveBar", "bottomDock", "total"]

  mutating func readKeyboards() {
    guard let keyboards = object["keyboard"].object(allowing: Self.versionKeys) else { return }
    for version in SystemVersion.allCases {
      // A version that is not measured is missing or null.
      guard let node = keyboards[String(version.rawValue)].ifPresent?.unlessNull else { continue }
      reportForeign([version], at: node)
      guard let each = node.object(allowing: ["portrait", "landscape"]) else { continue }
      let portrait = heights(each["portrait"], .portrait)
      let landscape = heights(each["landscape"], .landscapeLeft)
      guard let portrait, let landscape else { continue }
      device.keyboards[version] = PerOrientation(portrait: portrait, landscape: landscape)
    }
  }

  private func heights(_ node: JSONNode, _ orientation: Orientation) -> KeyboardHeights? {
    guard let parts = node.object(allowing: Self.parts) else { return nil }
    let heights = KeyboardHeights(
      keys: height(parts["keys"], orientation),
      predictiveBar: height(parts["predictiveBar"], orientation),
      bottomDock: height(parts["bottomDock"], orientation),
      total: height(parts["total"], orientation, atLeast: 1))
    checkSum(heights, at: node)
    return heights
  }

  private func height(
    _ node: JSONNode, _ orientation: Orientation, atLeast least: Double = 0
  ) -> CGFloat? {
    let range = least...Self.length.upperBound
    guard let height = node.unlessNull?.number(in: range).map({ CGFloat($0) }) else { return nil }
    if let screen = knownSize(orientation)?.height, height > screen {
      node.report(DeviceRule.keyboardTallerThanScreen(height, screen: screen))
    }
    return height
  }

  /// Reports parts whose sum is not the total or, if some are unknown, exceeds it.
  private func checkSum(_ heights: KeyboardHeights, at node: JSONNode) {
    guard let total = heights.total else { return }
    let parts = [heights.keys, heights.predictiveBar, heights.bottomDock]
    let known = parts.compactMap { $0 }
    let sum = known.reduce(0, +)
    let isWhole = known.count == parts.count
    if isWhole ? abs(sum - total) > 0.01 : sum > total {
      node.report(DeviceRule.partsMissTotal(sum: sum, total: total, isWhole: isWhole))
    }
  }
}
