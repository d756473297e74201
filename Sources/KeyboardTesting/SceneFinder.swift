import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Simulation
import VisualQA

/// Finds the phone that an expectation names.
struct SceneFinder {
  private let folder: String

  /// - Parameter folder: where files are looked for first.
  init(beside folder: String) { self.folder = folder }

  func job(
    scene: String, device: String, _ orientation: DeviceOrientation, strategy: String,
    _ variation: PhoneVariation
  ) throws -> TestCase {
    guard AvoidanceStrategies.named(strategy) != nil else {
      throw Self.unknown("strategy", strategy, AvoidanceStrategies.all.map { $0.id })
    }
    let profile = try self.device(device)
    let version = try variation.ios.map { number throws -> SystemVersion in
      guard let version = SystemVersion(rawValue: number) else {
        throw Self.unknown("system", "\(number)", SystemVersion.allCases.map { "\($0.rawValue)" })
      }
      return version
    }
    var settings = DeviceSettings(
      device: profile, deviceID: isFile(device) ? profile.id : device,
      version: try profile.resolvedVersion(version, for: isFile(device) ? profile.id : device),
      layout: try layout(variation.layout))
    settings.orientation = Orientation(rawValue: orientation.rawValue) ?? .portrait
    settings.appearance = variation.isDark ? .dark : .light
    settings.contentSize = try Self.word(variation.contentSize, "content size")
    settings.keyboardType = try variation.keyboard.map { try Self.word($0, "keyboard") }
    settings.hasPredictiveBar = variation.hasPredictiveBar
    settings.hasHardwareKeyboard = variation.hasHardwareKeyboard
    return TestCase(settings: settings, scene: try self.scene(scene), strategy: strategy)
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
      throw TestProblem("\(name): there is no such file; looked for \(places[0])")
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

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ kind: String
  ) throws -> Word {
    if let word = Word(rawValue: text) { return word }
    throw unknown(kind, text, Word.allCases.map(\.rawValue))
  }

  private static func unknown(_ kind: String, _ name: String, _ all: [String]) -> TestProblem {
    let nearest = NearestNames.find(name, in: all)
    return TestProblem(
      "no \(kind) is called \"\(name)\"; there are "
        + (nearest.isEmpty ? all.sorted() : nearest).joined(separator: ", "))
  }
}
