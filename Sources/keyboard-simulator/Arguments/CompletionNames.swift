import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation

/// The names that complete an option's value, read only when they are needed.
enum CompletionNames {
  static var tapes: [String] { AssetFinder.shippedTapes }

  /// - Parameter scene: the scene whose labels are asked for.
  static func values(
    of option: OptionSpec, scene: String, _ table: SettingTable
  ) -> [Completion.Candidate] {
    let library = AssetFinder()
    if let row = table.row(option: option.name) {
      // Ids are shown with their titles; other words need no explanation.
      return row.listed(in: nil, library.settingAssets).filter { $0.word != row.absentWord }.map {
        Completion.Candidate(word: $0.word, help: row.facts.placeholder == "ID" ? $0.title : "")
      }
    }
    switch option.name {
    case "scene": return plain(library.names(.scenes))
    case "overlays": return plain(Overlay.allCases.map(\.rawValue))
    case "tape": return plain(tapes)
    default:
      guard option.value == "LABEL", let scene = try? library.scene(scene) else { return [] }
      return plain(scene.fields.map(\.name))
    }
  }

  private static func plain(_ words: [String]) -> [Completion.Candidate] {
    words.map { Completion.Candidate(word: $0) }
  }
}
