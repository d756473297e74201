import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import Simulation
import TestSupport
import Testing

/// A style in which every number is another one: every scene keeps its order on every device.
@Suite struct DistortedStyleTests {
  @Test(arguments: Shipped.catalog.devices.map(\.id), [0.8, 1, 1.25])
  func everySceneKeepsItsOrder(device: String, factor: CGFloat) throws {
    var faults: Set<String> = []
    for orientation in [Orientation.portrait, .landscapeRight] {
      let settings = try Shipped.settings(device, orientation)
      let style = InterfaceStyle(settings.styleTraits).distorted(by: factor, seed: 7)
      for scene in Shipped.scenes {
        let phone = SimulatedDevice(
          settings: settings, style: style, scene: scene,
          ruler: FixedRuler())
        for fault in LayoutFaults(phone).all {
          faults.insert("\(orientation) \(scene.id) \(fault)")
        }
      }
    }
    #expect(faults.sorted().prefix(8).isEmpty, "\(faults.count) \(faults.sorted().prefix(8))")
  }

  /// The test is as good as the style is strange.
  @Test(arguments: ["iphone-15-pro", "ipad-10.9"], Orientation.allCases)
  func everyNumberIsAnotherOne(device: String, orientation: Orientation) throws {
    let style = InterfaceStyle(try Shipped.settings(device, orientation).styleTraits)
    let distorted = style.distorted(by: 1.25, seed: 7)
    let design = DistortedDesign(style, Distortion(factor: 1.25, seed: 7))
    let parts = Set(Mirror(reflecting: design).children.compactMap(\.label))
    let numbers = (Numbers(style, of: parts), Numbers(distorted, of: parts))
    #expect(numbers.0.all.count > 150 && numbers.0.all.count == numbers.1.all.count)
    for (name, value) in numbers.0.all where value.isFinite && value != 0 {
      #expect(numbers.1.all[name] != value, "\(name)")
    }
  }
}

/// The lengths of a value, found in what it stores, by their path.
private struct Numbers {
  private(set) var all: [String: CGFloat] = [:]

  /// Finds the numbers of a style's parts with these names: the others are drawn, not laid out.
  init(_ style: InterfaceStyle, of parts: Set<String>) {
    for child in Mirror(reflecting: style).children where parts.contains(child.label ?? "") {
      add(child.value, child.label ?? "")
    }
  }

  private mutating func add(_ value: Any, _ path: String) {
    if let length = value as? CGFloat { return all[path] = length }
    for child in Mirror(reflecting: value).children {
      add(child.value, "\(path).\(child.label ?? "")")
    }
  }
}
