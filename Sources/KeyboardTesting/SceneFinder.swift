import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import VisualQA

/// Creates the phone of an expectation.
struct SceneFinder: Sendable {
  private let folder: String
  private let table: SettingTable

  /// - Parameter folder: the folder in which files are searched first.
  init(beside folder: String, table: SettingTable = .standard) {
    self.folder = folder
    self.table = table
  }

  /// Returns the phone of an expectation.
  ///
  /// - Throws: for unknown names, and for options that have no effect with the strategy.
  func job(
    scene: String, device: String, _ orientation: DeviceOrientation, strategy: NamedOrOwn,
    _ variation: PhoneVariation
  ) throws -> TestCase {
    var choices = [
      SettingChoice("device", device), SettingChoice("orientation", orientation.rawValue),
    ]
    if case .named(let id) = strategy { choices.append(SettingChoice("strategy", id)) }
    for option in variation.options {
      guard let row = table.row(option: option) else {
        throw Self.unknown("setting", option, table.rows.map(\.facts.option))
      }
      choices.append(SettingChoice(row.facts.id, variation[option] ?? ""))
    }
    var settings: DeviceSettings
    do throws(SettingFailure) {
      settings = try table.settings(choices, assets)
    } catch {
      throw problem(error)
    }
    if case .own(let value) = strategy { settings.strategy = try StrategyValue(value) }
    if let idle = table.idleRows(in: settings).first {
      throw TestProblem(idle.idleness(in: settings))
    }
    return TestCase(settings: settings, scene: try self.scene(scene))
  }

  /// The strategy of an expectation.
  enum NamedOrOwn {
    /// The id of a shipped strategy.
    case named(String)
    /// A strategy value.
    case own(any AvoidanceStrategy)
  }

  private var assets: SettingAssets {
    SettingAssets(
      device: { name in
        let profile = try device(name)
        return (profile, isFile(name) ? profile.id : name)
      }, layout: { try layout($0) })
  }

  /// Describes the error of a choice.
  private func problem(_ failure: SettingFailure) -> any Error {
    guard let error = failure.reason as? SettingError else { return failure.reason }
    let option = table[failure.id]?.facts.option ?? failure.id
    switch error {
    case .unlisted(let word, let words):
      return Self.unknown(option.replacing("-", with: " "), word, words)
    case .malformed(let word, let wanted):
      return TestProblem("invalid value \"\(word)\" for \(option); give \(wanted)")
    }
  }

  // MARK: Files

  private func isFile(_ name: String) -> Bool { name.hasSuffix(".json") }

  private func scene(_ name: String) throws -> Scene {
    let path =
      isFile(name) ? try place(of: name) : try shipped(name, .scenes, "scene")
    return try SceneFile.decode(try Self.read(path), file: path).get()
  }

  private func device(_ name: String) throws -> DeviceProfile {
    guard isFile(name) else {
      return try DeviceCatalog.load(name, in: Assets.url(.devices)).profile
    }
    let path = try place(of: name)
    return try DeviceFile.decode(try Self.read(path), file: path).get()
  }

  private func layout(_ name: String) throws -> KeyboardLayout {
    let path = try shipped(name, .layouts, "layout")
    return try LayoutFile.decode(try Self.read(path), file: path).get()
  }

  private func place(of name: String) throws -> String {
    let places = name.hasPrefix("/") ? [name] : [folder + "/" + name, name]
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw TestProblem("\(name): file not found; searched for \(places[0])")
    }
    return place
  }

  private func shipped(_ name: String, _ folder: Assets.Folder, _ kind: String) throws -> String {
    let path = Assets.url(folder).appendingPathComponent(name + ".json").path
    guard FileManager.default.fileExists(atPath: path) else {
      let files = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(folder).path)
      throw Self.unknown(
        kind, name,
        (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
          .map { String($0.dropLast(5)) })
    }
    return path
  }

  private static func read(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  // MARK: Words

  private static func unknown(_ kind: String, _ name: String, _ all: [String]) -> TestProblem {
    let nearest = NearestNames.find(name, in: all)
    return TestProblem(
      "unknown \(kind) \"\(name)\"; use "
        + (nearest.isEmpty ? all.sorted() : nearest).joined(separator: ", "))
  }
}
