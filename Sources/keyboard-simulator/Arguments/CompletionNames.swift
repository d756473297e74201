import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation

/// The names that an option's value can have, read only when they are asked for.
enum CompletionNames {
  static var tapes: [String] { AssetFinder.shippedTapes }

  /// - Parameter scene: the scene whose labels are asked for.
  static func values(of option: OptionSpec, scene: String) -> [Completion.Candidate] {
    let library = AssetFinder()
    switch option.name {
    case "device": return devices
    case "scene": return plain(library.names(.scenes))
    case "layout": return plain(library.names(.layouts))
    case "strategy": return strategies
    case "keyboard": return plain(KeyboardType.allCases.map(\.rawValue))
    case "content-size": return plain(ContentSize.allCases.map(\.rawValue))
    case "overlays": return plain(Overlay.allCases.map(\.rawValue))
    case "tape": return plain(tapes)
    default:
      guard option.value == "LABEL", let scene = try? library.scene(scene) else { return [] }
      return plain(scene.fields.map(\.name))
    }
  }

  private static var devices: [Completion.Candidate] {
    DeviceCatalog(folder: Assets.url(.devices)).devices.flatMap { device in
      device.names.map { Completion.Candidate(word: DeviceSlug.slug($0), help: $0) }
    }
  }

  private static var strategies: [Completion.Candidate] {
    AvoidanceStrategies.all.map { Completion.Candidate(word: $0.id, help: $0.title) }
  }

  private static func plain(_ words: [String]) -> [Completion.Candidate] {
    words.map { Completion.Candidate(word: $0) }
  }
}
