import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts

/// A device as it is chosen: its file, the id that was asked for, and the system that it runs.
struct DeviceModel: Hashable, Sendable {
  var profile: DeviceProfile
  var id: String
  var version: SystemVersion

  /// The model's name for people.
  var name: String { profile.name(for: id) }

  /// Takes the system that is wanted if the device runs it, else the device's default.
  init(_ profile: DeviceProfile, id: String, wanted: SystemVersion) throws {
    self.profile = profile
    self.id = id
    let kept = try? profile.resolvedVersion(wanted, for: id)
    version = try kept ?? profile.resolvedVersion(nil, for: id)
  }

  fileprivate init(_ settings: DeviceSettings) {
    (profile, id, version) = (settings.device, settings.deviceID, settings.version)
  }
}

extension DeviceSettings {
  /// The device with the id that it was asked for by and its system, which only change together.
  var model: DeviceModel {
    get { DeviceModel(self) }
    set { (device, deviceID, version) = (newValue.profile, newValue.id, newValue.version) }
  }
}

/// The device, its system, how it is held and what the app does.
enum DeviceRows {
  static let all: [any AnySettingRow] = [device, strategy, ios, orientation]

  static var device: SettingRow<DeviceModel> {
    let facts = SettingFacts(
      "device", "Device", "device or model, such as iphone-15-pro", in: .device,
      sets: ["device", "deviceID", "version"], standard: "iphone-15-pro")
    var row = SettingRow(
      facts.with {
        $0.standardInHelp = ""
        $0.standardInLists = "all classes"
        $0.isAllInLists = true
        $0.naming = .none
        $0.placeholder = "ID"
        $0.placeholderForSeveral = "ID,…"
        $0.changesInTape = false
        $0.takesFile = true
      }, \.model, format)
    row.all = { $0.devices().map(\.id) }
    row.listedWord = { DeviceSlug.slug($0.model.name) }
    return row
  }

  private static var format: SettingFormat<DeviceModel> {
    SettingFormat(
      control: .list, listed: { _, assets in assets.devices().flatMap(models) },
      check: { _ throws(SettingError) in }, find: { _ = try $1.device($0) },
      read: { word, settings, assets in
        let (profile, id) = try assets.device(word)
        return try DeviceModel(profile, id: id, wanted: settings.version)
      }, write: { $0.id }, title: { $0.name })
  }

  /// Every model by its name; those of one class measure the same.
  private static func models(_ device: DeviceProfile) -> [ListedValue] {
    let size = device.portraitSize
    let detail = "\(size.width.roundedText) × \(size.height.roundedText)"
    return device.names.compactMap { name in
      let word = DeviceSlug.slug(name)
      return device.systemVersions(for: word).isEmpty
        ? nil : ListedValue(word: word, title: name, detail: detail)
    }
  }

  private static var ios: SettingRow<SystemVersion> {
    let facts = SettingFacts(
      "ios", "System", "the iOS version whose sizes and heights are used", in: .device,
      sets: ["version"])
    var row = SettingRow(
      facts.with {
        $0.standardInHelp = "18, if the device runs it"
        $0.naming = .prefixed("ios")
      }, \.version, versions)
    row.standard = { settings in
      let usual = try? settings.device.resolvedVersion(nil, for: settings.deviceID)
      return settings.version == usual ?? settings.version
    }
    row.suits = { $1.device.systemVersions(for: $1.deviceID).contains($0) }
    row.unsuited = {
      "none of these devices runs iOS \($0); keyboard-simulator list devices lists all devices"
    }
    return row
  }

  private static var versions: SettingFormat<SystemVersion> {
    @Sendable func value(_ word: String) throws(SettingError) -> SystemVersion {
      if let version = Int(word).flatMap(SystemVersion.init) { return version }
      throw .unlisted(word, words: SystemVersion.allCases.map { "\($0.rawValue)" })
    }
    return SettingFormat(
      control: .list, json: .number,
      listed: { settings, _ in
        let all = settings.map { $0.device.systemVersions(for: $0.deviceID) }
        return (all ?? SystemVersion.allCases).map {
          ListedValue(word: "\($0.rawValue)", title: "iOS \($0.rawValue)")
        }
      }, check: { word throws(SettingError) in _ = try value(word) },
      read: { word, settings, _ in
        try settings.device.resolvedVersion(value(word), for: settings.deviceID)
      }, write: { "\($0.rawValue)" }, title: { "iOS \($0.rawValue)" })
  }

  private static var orientation: SettingRow<Orientation> {
    let facts = SettingFacts(
      "orientation", "Orientation", "interface orientation", in: .device, sets: ["orientation"],
      standard: Orientation.portrait.rawValue)
    return SettingRow(
      facts.with {
        $0.standardInLists = "all"
        $0.isAllInLists = true
        $0.naming = .none
      }, \.orientation, .choice(.segments, title: { $0.title }))
  }

  private static var strategy: SettingRow<StrategyValue> {
    let facts = SettingFacts(
      "strategy", "Strategy", "how the app avoids the keyboard", in: .avoidance,
      sets: ["strategy"], standard: ContentInset.id)
    return SettingRow(
      facts.with {
        $0.placeholder = "ID"
        $0.placeholderForSeveral = "ID,…"
        $0.listed = "strategies"
      }, \.strategy, strategies)
  }

  private static var strategies: SettingFormat<StrategyValue> {
    @Sendable func value(_ word: String) throws(SettingError) -> StrategyValue {
      if let value = StrategyValue(named: word) { return value }
      throw .unlisted(word, words: AvoidanceStrategies.all.map { $0.id })
    }
    return SettingFormat(
      control: .list,
      listed: { _, _ in
        AvoidanceStrategies.all.map { ListedValue(word: $0.id, title: $0.title) }
      }, check: { word throws(SettingError) in _ = try value(word) },
      read: { word, _, _ in try value(word) }, write: { $0.word },
      title: { $0.title })
  }
}
