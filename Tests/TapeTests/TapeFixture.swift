import Assets
import DeviceProfiles
import DisplayList
import Foundation
import KeyboardLayouts
import Simulation
import Tape
import TestSupport
import Testing

/// Reads tapes from memory and plays them with what ships.
enum TapeFixture {
  static let resources = TapeResources(
    ruler: FixedRuler(), window: BlankWindow(), assets: assets,
    scene: { try SceneFile.decode(data(.scenes, $0), file: "\($0).json").get() })

  static let assets = SettingAssets(
    device: { (try DeviceCatalog.load($0, in: Assets.url(.devices)).profile, $0) },
    layout: { try LayoutFile.decode(data(.layouts, $0), file: "\($0).json").get() })

  private static func data(_ folder: Assets.Folder, _ name: String) throws -> Data {
    try Data(contentsOf: Assets.url(folder).appendingPathComponent(name + ".json"))
  }

  struct NoFile: Error, CustomStringConvertible {
    var description: String { "there is no such file; give the path of one" }
  }

  /// Reads `a.tape`; other files are for its Source lines.
  static func read(
    _ text: String, _ files: [String: String] = [:], variables: [String: String] = [:]
  ) -> Result<TapeScript, TapeProblems> {
    let files = files.merging(["a.tape": text]) { $1 }
    return TapeReader.read("a.tape", variables: variables) { path in
      guard let text = files[path] else { throw NoFile() }
      return text
    }
  }

  /// What is wrong with a tape, a line each.
  static func problems(
    _ text: String, _ files: [String: String] = [:], variables: [String: String] = [:]
  ) -> [String] {
    guard case .failure(let problems) = read(text, files, variables: variables) else { return [] }
    return problems.problems.map(\.description)
  }

  static func setup(_ tape: TapeScript) throws -> PlaybackSetup {
    try PlaybackSetup(tape.settings, resources)
  }

  static func dryRun(_ text: String) throws -> DryRun {
    let tape = try read(text).get()
    return DryRun(tape, try setup(tape), resources)
  }

  /// Plays a tape and returns every moment that would be a frame.
  static func moments(_ text: String, fps: Double? = nil) throws -> [Moment] {
    let tape = try read(text).get()
    let film = Film()
    var runner = TapePlayer(tape, try setup(tape), resources, fps: fps) { note in
      if case .frame(let moment) = note { film.moments.append(moment) }
    }
    try runner.run()
    return film.moments
  }

  private final class Film { var moments: [Moment] = [] }
}

/// A window with nothing in it, for tapes whose pictures nobody looks at.
private struct BlankWindow: WindowRenderer {
  let size = CGSize(width: 10, height: 10)

  func drawing(of moment: Moment) -> Drawing { Drawing(size: size) }
}
