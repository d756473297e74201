import DeviceProfiles
import KeyboardLayouts

extension SettingTable {
  /// Makes the settings of a new phone; of several choices for one setting the last one counts.
  package func settings(
    _ choices: [SettingChoice], _ assets: SettingAssets
  ) throws(SettingFailure) -> DeviceSettings {
    var settings = try start(choices, assets)
    for row in rows where row.facts.id != DeviceRows.device.facts.id {
      guard let choice = choices.last(where: { $0.id == row.facts.id }) else { continue }
      do throws(SettingFailure) {
        try apply(choice, to: &settings, assets)
      } catch {
        if !choice.isPreference { throw error }
      }
    }
    settings.startWithLanguageInUse()
    return settings
  }

  /// Makes a choice; an id that the table lacks changes nothing.
  package func apply(
    _ choice: SettingChoice, to settings: inout DeviceSettings, _ assets: SettingAssets
  ) throws(SettingFailure) {
    guard let row = self[choice.id] else { return }
    do {
      try row.change(to: choice.word, in: settings, assets)(&settings)
    } catch {
      throw SettingFailure(id: choice.id, reason: error)
    }
  }

  /// Takes over what differs between two settings.
  package func copyChanges(
    from old: DeviceSettings, to new: DeviceSettings, into settings: inout DeviceSettings
  ) {
    for row in rows where row.word(in: old) != row.word(in: new) {
      row.copy(from: new, to: &settings)
    }
  }

  /// The default phone on the chosen device: no default device is read in vain.
  private func start(
    _ choices: [SettingChoice], _ assets: SettingAssets
  ) throws(SettingFailure) -> DeviceSettings {
    let facts = (device: DeviceRows.device.facts, layout: KeyboardRows.layout.facts)
    let name = choices.last { $0.id == facts.device.id }?.word ?? facts.device.standard
    let model: DeviceModel
    do {
      let (profile, id) = try assets.device(name)
      model = try DeviceModel(profile, id: id, wanted: .v18)
    } catch {
      throw SettingFailure(id: facts.device.id, reason: error)
    }
    do {
      return DeviceSettings(
        device: model.profile, deviceID: model.id, version: model.version,
        layout: try assets.layout(facts.layout.standard))
    } catch {
      throw SettingFailure(id: facts.layout.id, reason: error)
    }
  }
}
