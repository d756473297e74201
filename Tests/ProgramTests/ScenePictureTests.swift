import Assets
import DeviceProfiles
import DisplayList
import Foundation
import InterfaceStyles
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Testing

@Suite("Pictures of all scenes")
struct ScenePictureTests {
  /// The shipped scenes' ids; the schema beside them is none.
  static let scenes = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Assets.url(.scenes).path)
    return (names ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }()

  private func phone(_ scene: String, _ device: String) throws -> SimulatedDevice {
    let mirror = try Mirror(device: device, scene: scene)
    return mirror.phone
  }

  @Test("Every scene is drawn at every moment, in light and dark", arguments: scenes)
  func everyMoment(scene: String) throws {
    for device in ["iphone-15-pro", "iphone-se-1", "ipad-10.9"] {
      var phone = try phone(scene, device)
      let field = try #require(phone.scene.rows.first { $0.kind.isEditable })
      var pictures: Set<Drawing> = []
      try tap(&phone, field)
      for _ in 0..<12 {
        for appearance in [Appearance.light, .dark] {
          phone.send(phone.setting(\.appearance, to: appearance))
          let list = ScreenPicture(phone).displayList
          #expect(list == ScreenPicture(phone).displayList)
          pictures.insert(list)
        }
        phone.advance(to: phone.time + 1 / 30)
      }
      #expect(pictures.count >= 24, "\(device): \(pictures.count)")
    }
  }

  private func tap(_ phone: inout SimulatedDevice, _ field: Row) throws {
    let row = try #require(phone.layout.row(field.id))
    let seen = phone.visibleFrame(of: row)
    phone.send(.touch(Touch(.began, at: CGPoint(x: seen.midX, y: seen.midY))))
    phone.send(.touch(Touch(.ended, at: CGPoint(x: seen.midX, y: seen.midY))))
  }

  @Test("A keyboard that becomes lower is filled down to the screen's edge")
  func noGapBelow() throws {
    var phone = try phone("checkout", "iphone-15-pro")
    for name in ["Name on card", "Card number"] {
      try tap(&phone, try #require(phone.row(named: name)))
      repeat {
        let material = phone.style.materials.keyboard
        let edges = ScreenPicture(phone).commands.flatMap { bottoms($0, material) }
        #expect(
          !phone.isKeyboardOnScreen
            || edges.contains { $0 >= phone.metrics.screen.maxY - 0.01 }, "\(phone.time)")
        phone.advance(to: phone.time + 1 / 60)
      } while !phone.isSettled
    }
  }

  /// The lower edges of the keyboard's layer, and of what is filled right below it.
  private func bottoms(_ command: DrawCommand, _ material: Material) -> [CGFloat] {
    switch command {
    case .layer(let layer): [layer.origin.y + layer.size.height]
    case .fill(let rect, let color) where .opaque(color) == material:
      [rect.maxY]
    default: []
    }
  }

  @Test("Only scenes are listed, and each of them can be drawn")
  func list() throws {
    let run = try ProgramRun(["list", "scenes"])
    let ids = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(ids == Self.scenes)
    for id in ids {
      let run = try ProgramRun(["shot", "--scene", id, "--scale", "1", "-o", "-"])
      #expect(run.status == 0 && run.errors.isEmpty, "\(id): \(run.errors)")
    }
  }
}
