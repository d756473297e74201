import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import TestSupport
import Testing

/// The keys of the distorted style: on every device they lie in the keyboard and beside each other.
@Suite struct DistortedKeysTests {
  private static let types: [KeyboardType] = [.default, .emailAddress, .url, .phonePad]

  @Test(arguments: Shipped.catalog.devices.map(\.id), [0.8, 1, 1.25])
  func everyKeyKeepsItsPlace(device: String, factor: CGFloat) throws {
    var faults: Set<String> = []
    for orientation in [Orientation.portrait, .landscapeRight] {
      for var phone in try phones(device, orientation, factor) where !phone.lacksKeyboardHeight {
        for type in Self.types {
          phone.send(phone.setting(\.keyboardType, to: type))
          phone.runUntilIdle()
          for fault in self.faults(of: phone) { faults.insert("\(orientation) \(type) \(fault)") }
        }
      }
    }
    #expect(faults.sorted().prefix(8).isEmpty, "\(faults.count) \(faults.sorted().prefix(8))")
  }

  /// A field with a toolbar on a docked keyboard; a tablet's keyboard also split and floating.
  private func phones(
    _ device: String, _ orientation: Orientation, _ factor: CGFloat
  ) throws -> [SimulatedDevice] {
    let settings = try Shipped.settings(device, orientation)
    var phone = SimulatedDevice(
      settings: settings,
      style: InterfaceStyle(settings.styleTraits).distorted(by: factor, seed: 11),
      scene: .of(.field("Name", InputTraits(hasAccessory: true))),
      ruler: FixedRuler())
    phone.tap(row: "Name")
    phone.runUntilIdle()
    guard settings.device.kind == .pad else { return [phone] }
    return [KeyboardArrangement.docked, .split, .floating].map {
      var other = phone
      other.send(other.setting(\.arrangement, to: $0))
      other.runUntilIdle()
      return other
    }
  }

  private func faults(of phone: SimulatedDevice) -> [String] {
    guard let plan = phone.keyboardGeometry, let form = phone.keyboard.configuration else {
      return ["no keys"]
    }
    var faults: [String] = []
    let bounds = CGRect(origin: .zero, size: plan.size)
    for key in plan.keys where !bounds.holds(key.frame) {
      faults.append("\(key.id) \(key.frame) outside of \(bounds)")
    }
    for key in plan.keys where key.frame.width < 12 || key.frame.height < 18 {
      faults.append("\(key.id) is small, \(key.frame)")
    }
    if !(plan.keys.map(\.frame) + [plan.bar].compactMap { $0 }).areApart { faults.append("keys") }
    if abs(plan.size.height + form.accessory - form.height) > 0.01 { faults.append("height") }
    if !plan.predictionCells.allSatisfy(bounds.holds) { faults.append("predictions") }
    if let bar = phone.accessoryBar {
      let buttons = AccessoryBar.Button.allCases.map(bar.frame(of:))
      let bounds = CGRect(origin: .zero, size: bar.frame.size)
      if !buttons.areApart || !buttons.allSatisfy(bounds.holds) {
        faults.append("toolbar \(buttons)")
      }
    } else if form.accessory > 0, phone.isKeyboardOnScreen {
      faults.append("no toolbar")
    }
    return faults
  }
}
