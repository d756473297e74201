import DeviceProfiles
import Foundation
import KeyboardLayouts
import Picture
import Simulation

extension WorkbenchModel {
  /// Everything that can be picked from a list, with what is chosen now.
  package func entries(of source: ListSource) -> [ListEntry] {
    switch source {
    case .setting(let id):
      guard let row = table[id] else { return [] }
      let chosen = row.listedWord(in: phone.settings)
      return row.listed(in: phone.settings, assets).map { value in
        ListEntry(
          title: value.title, detail: value.detail, isChosen: value.word == chosen,
          pick: .choose(SettingChoice(id, value.word)))
      }
    case .scene:
      return scenes.map {
        ListEntry(title: $0.name, isChosen: $0.id == phone.scene.id, pick: .show($0))
      }
    case .overlays:
      return Overlay.allCases.map {
        ListEntry(title: $0.title, isChosen: overlays.contains($0), pick: .overlay($0))
      }
    }
  }

  /// The words for the overlays that are chosen.
  var shownOverlaysTitle: String {
    let all = Overlay.allCases.count
    return overlays.count == all ? "All" : "\(overlays.count) of \(all)"
  }

  // MARK: Settings

  /// Makes a choice on the active phone; one that it cannot have changes nothing.
  mutating func choose(_ choice: SettingChoice) {
    var settings = phone.settings
    guard (try? table.apply(choice, to: &settings, assets)) != nil else { return }
    send(.settings(settings))
  }

  /// Turns a setting on or off, and says so.
  mutating func flip(_ id: String) {
    guard let row = table[id] else { return }
    let word = isOn(row) ? SettingFormat<Bool>.off : SettingFormat<Bool>.on
    choose(SettingChoice(id, word))
    say("\(row.facts.title) \(word)")
  }

  func isOn(_ row: any AnySettingRow) -> Bool {
    row.word(in: phone.settings) == SettingFormat<Bool>.on
  }

  /// The devices and layouts that the window has.
  var assets: SettingAssets {
    let (devices, layouts) = (devices, layouts)
    return SettingAssets(
      device: { name in
        guard let device = devices.first(where: { $0.slugs.contains(name) }) else {
          throw SettingError.unlisted(name, words: [])
        }
        return (device, name)
      },
      layout: { id in
        guard let layout = layouts.first(where: { $0.id == id }) else {
          throw SettingError.unlisted(id, words: [])
        }
        return layout
      }, devices: { devices }, layouts: { layouts.map { ($0.id, $0.name) } })
  }
}
