import DeviceProfiles
import KeyboardLayouts
import Simulation

extension WorkbenchModel {
  /// Applies a choice to the active phone; one that the phone does not support is ignored.
  mutating func choose(_ choice: SettingChoice) {
    var settings = phone.settings
    guard (try? table.apply(choice, to: &settings, assets)) != nil else { return }
    send(.settings(settings))
  }

  /// Turns a setting on or off, and shows a message about it.
  mutating func flip(_ id: String) {
    guard let row = table[id] else { return }
    let word = choices.isOn(row) ? SettingFormat<Bool>.off : SettingFormat<Bool>.on
    choose(SettingChoice(id, word))
    show(message: "\(row.facts.title) \(word)")
  }

  /// The devices and layouts of the window.
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
