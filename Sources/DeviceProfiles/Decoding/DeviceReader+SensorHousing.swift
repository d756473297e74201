internal import Foundation
import JSON

extension DeviceReader {
  private enum HousingType: String, CaseIterable {
    case none
    case notch
    case island
  }

  mutating func readSensorHousing() {
    guard let housing = object["sensorHousing"].object(),
      let type = housing["type"].choice(of: HousingType.self)
    else { return }
    switch type {
    case .none: housing.allowOnly(["type"])
    case .notch: device.sensorHousing = notch(housing) ?? .none
    case .island: device.sensorHousing = island(housing) ?? .none
    }
  }

  private func notch(_ housing: JSONObject) -> SensorHousing? {
    housing.allowOnly(["type", "rect", "bottomCornerRadius"])
    let rect = rect(housing["rect"])
    let node = housing["bottomCornerRadius"]
    if node.isNull { return rect.map { .notch($0) } }
    guard let radius = node.number(in: 0...200), let rect else { return nil }
    return .notch(rect, bottomCornerRadius: CGFloat(radius))
  }

  private func island(_ housing: JSONObject) -> SensorHousing? {
    housing.allowOnly(["type", "rect", "cornerRadius"])
    let rect = rect(housing["rect"])
    let radius = housing["cornerRadius"].number(in: 0...200)
    guard let rect, let radius else { return nil }
    return .island(rect, cornerRadius: CGFloat(radius))
  }

  private func rect(_ node: JSONNode) -> CGRect? {
    let rect = node.rect(origin: 0...Self.length.upperBound, size: Self.length)
    guard let rect, let size = knownSize(.portrait) else { return rect }
    if rect.maxX > size.width || rect.maxY > size.height {
      node.report(DeviceRule.housingOutsideScreen(size))
    }
    return rect
  }
}
