package import Picture
package import Simulation

/// The entries of all lists for the current state of a phone.
package struct ListChoices {
  let table: SettingTable
  let assets: SettingAssets
  let scenes: [Scene]
  let overlays: Set<Overlay>
  let settings: DeviceSettings
  /// The id of the phone's scene.
  let scene: String

  /// - Parameter overlays: the chosen overlays.
  package init(
    table: SettingTable, assets: SettingAssets, scenes: [Scene], overlays: Set<Overlay>,
    phone: SimulatedDevice
  ) {
    self.table = table
    self.assets = assets
    self.scenes = scenes
    self.overlays = overlays
    settings = phone.settings
    scene = phone.scene.id
  }

  /// Returns the entries of a list; those that are chosen now are marked.
  ///
  /// Empty for a setting that is not in the table.
  package func entries(of source: ListSource) -> [ListEntry] {
    switch source {
    case .setting(let id): table[id].map(entries(of:)) ?? []
    case .scene:
      scenes.map { ListEntry(title: $0.name, isChosen: $0.id == scene, action: .show($0)) }
    case .overlays:
      Overlay.allCases.map {
        ListEntry(title: $0.title, isChosen: overlays.contains($0), action: .overlay($0))
      }
    }
  }

  private func entries(of row: any AnySettingRow) -> [ListEntry] {
    let chosen = row.listedWord(in: settings)
    return row.listed(in: settings, assets).map { value in
      ListEntry(
        title: value.title, detail: value.detail, isChosen: value.word == chosen,
        action: .choose(SettingChoice(row.facts.id, value.word)))
    }
  }

  /// Returns the entry before or after the chosen one; nil at an end of the list, or if several are
  /// chosen.
  package func entry(beside step: Int, of source: ListSource) -> ListEntry? {
    guard !source.isMultiple else { return nil }
    let entries = entries(of: source)
    guard let index = entries.firstIndex(where: \.isChosen),
      entries.indices.contains(index + step)
    else { return nil }
    return entries[index + step]
  }

  /// Describes the chosen overlays.
  var overlaysTitle: String {
    let all = Overlay.allCases.count
    return overlays.count == all ? "All" : "\(overlays.count) of \(all)"
  }

  func isOn(_ row: any AnySettingRow) -> Bool {
    row.word(in: settings) == SettingFormat<Bool>.on
  }
}
