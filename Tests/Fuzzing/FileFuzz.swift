import DeviceProfiles
import DisplayList
import Foundation
import JSON
import KeyboardLayouts
import Simulation
import Tape
import TestSupport

/// Reads bytes as files of ours.
///
/// What is refused says where and why; what is accepted can be used.
enum FileFuzz {
  static func device(_ bytes: [UInt8]) -> [String] {
    check(DeviceFile.decode(Data(bytes), file: "a.json")) { device in
      Orientation.allCases.flatMap { use(ShippedPhone.make(device: device), $0) }
    }
  }

  static func layout(_ bytes: [UInt8]) -> [String] {
    check(LayoutFile.decode(Data(bytes), file: "a.json")) { layout in
      use(ShippedPhone.make(layout: layout), .portrait)
    }
  }

  static func scene(_ bytes: [UInt8]) -> [String] {
    check(SceneFile.decode(Data(bytes), file: "a.json")) { scene in
      use(ShippedPhone.make(scene: scene), .portrait)
    }
  }

  static func tape(_ bytes: [UInt8]) -> [String] {
    guard let text = String(bytes: bytes, encoding: .utf8) else { return [] }
    switch TapeReader.read("a.tape", read: { _ in text }) {
    case .failure(let problems):
      return problems.problems.isEmpty ? ["a tape is refused without a word"] : []
    case .success(let tape):
      // How it goes on from here is that of its events; a film of hours says no more of the reading.
      do {
        _ = try PlaybackSetup(tape.settings, resources)
      } catch {
        return error.description.hasPrefix("a.tape:") ? [] : ["a tape's problem has no place"]
      }
      return []
    }
  }

  private static let resources = TapeResources(
    ruler: FixedRuler(), window: BlankWindow(), assets: assets
  ) { name in
    guard let scene = ShippedPhone.scenes.first(where: { $0.id == name }) else {
      throw Missing(name: name)
    }
    return scene
  }

  private static let assets = SettingAssets(
    device: ShippedPhone.device,
    layout: { name in
      guard let layout = ShippedPhone.layouts.first(where: { $0.id == name }) else {
        throw Missing(name: name)
      }
      return layout
    })

  private struct Missing: Error { let name: String }

  private static func check<Value>(
    _ result: Result<Value, FileProblems>, _ use: (Value) -> [String]
  ) -> [String] {
    switch result {
    case .success(let value): use(value)
    case .failure(let problems):
      problems.description.hasPrefix("a.json") ? [] : ["a problem has no place: \(problems)"]
    }
  }

  /// Edits the first fields, types, turns the keys' pages and rotates.
  private static func use(_ phone: SimulatedDevice?, _ orientation: Orientation) -> [String] {
    guard var phone else { return [] }
    phone.send(phone.setting(\.orientation, to: orientation))
    phone.runUntilIdle()
    var found = phone.violations
    for row in phone.layout.rows.prefix(6) {
      phone.tap(row: row.row.id)
      phone.advance(to: phone.time + 0.1)
      found += phone.violations
      for key in phone.keyboardGeometry?.keys.prefix(4) ?? [] {
        let origin = phone.keysOrigin
        let point = CGPoint(x: origin.x + key.frame.midX, y: origin.y + key.frame.midY)
        phone.send(.touch(Touch(.began, at: point)))
        phone.send(.touch(Touch(.ended, at: point)))
      }
      phone.send(.text("a"))
      phone.runUntilIdle()
      found += phone.violations
    }
    return found
  }
}

/// A window with nothing in it, for tapes whose pictures nobody looks at.
private struct BlankWindow: WindowRenderer {
  let size = CGSize(width: 10, height: 10)

  func drawing(of moment: Moment) -> Drawing { Drawing(size: size) }
}
