import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles

/// What ships with the program.
enum Shipped {
  static let devices = DeviceCatalog(folder: Assets.url(.devices)).devices

  /// The traits of every device and system, in every orientation.
  static let traits: [StyleTraits] = devices.flatMap { device in
    device.systemVersions.flatMap { version in
      Orientation.allCases.map { orientation in
        StyleTraits(
          design: .flat, device: device, orientation: orientation, version: version,
          appearance: .light, contrast: .normal, usesBoldText: false, contentSize: .large)
      }
    }
  }
}
