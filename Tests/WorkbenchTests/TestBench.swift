import Assets
import DeviceProfiles
import DisplayList
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import Simulation
import TestSupport
import Testing
import Workbench

/// Makes workbenches with the shipped devices, scenes and keys.
enum TestBench {
  static let devices = DeviceCatalog(folder: Assets.url(.devices)).devices

  static func scene(_ name: String) throws -> Scene {
    try SceneFile.decode(data(.scenes, name), file: "\(name).json").get()
  }

  static func make(
    _ device: String = "iphone-14-pro", _ size: CGSize = CGSize(width: 1120, height: 960),
    _ orientation: Orientation = .portrait
  ) throws -> WorkbenchModel {
    let profile = try DeviceCatalog.load(device, in: Assets.url(.devices)).profile
    let layout = try LayoutFile.decode(data(.layouts, "en-US"), file: "en-US.json").get()
    let settings = DeviceSettings(
      device: profile, deviceID: device, version: try #require(profile.systemVersions.first),
      layout: layout, orientation: orientation)
    let phone = SimulatedDevice(
      settings: settings, scene: try scene("tab-form"), ruler: FixedRuler())
    var bench = WorkbenchModel(phone: phone, size: size)
    bench.devices = devices
    bench.scenes = try ["tab-form", "scroll-form"].map(scene)
    return bench
  }

  private static func data(_ folder: Assets.Folder, _ name: String) throws -> Data {
    try Data(contentsOf: Assets.url(folder).appendingPathComponent(name + ".json"))
  }
}

extension WorkbenchModel {
  /// Shows the lines of every group of the inspector.
  mutating func openAllGroups() {
    for group in SettingGroup.allCases where group.isCollapsed { showOrHide(group) }
  }

  /// Presses the keys of a command, as a person does.
  mutating func press(_ command: Command) throws {
    let shortcut = try #require(Shortcut.all.first { $0.command == command })
    handle(.key(shortcut.key, shortcut.modifiers))
  }

  /// Clicks a place of the window.
  mutating func click(_ point: CGPoint) {
    handle(.touch(id: 0, .began, point))
    handle(.touch(id: 0, .ended, point))
  }

  /// Moves a finger up or down in small steps.
  mutating func drag(from point: CGPoint, by dy: CGFloat) {
    handle(.touch(id: 0, .began, point))
    for step in 1...20 {
      handle(.touch(id: 0, .moved, CGPoint(x: point.x, y: point.y + dy * CGFloat(step) / 20)))
    }
    handle(.touch(id: 0, .ended, CGPoint(x: point.x, y: point.y + dy)))
  }

  /// Taps the first row and waits until the keyboard is up.
  mutating func focusFirstRow() throws {
    let row = try #require(phone.layout.rows.first)
    let text = phone.onScreen(row.textFrame)
    let point = stage.windowPoint(CGPoint(x: text.midX, y: text.midY))
    click(point)
    runUntilIdle()
  }

  /// Advances until the phone is at rest and the message is gone.
  mutating func runUntilIdle() {
    var time = self.time
    while !phone.isSettled || message != nil {
      time += 1
      advance(to: time)
    }
  }
}

extension DrawCommand {
  /// All texts of a command, also of those inside, in the order of drawing.
  var runs: [TextRun] {
    switch self {
    case .text(let run): [run]
    case .group(let group):
      group.commands.flatMap(\.runs).map { run in
        var moved = run
        moved.origin.x += group.offset.x
        moved.origin.y += group.offset.y
        return moved
      }
    case .layer(let layer): layer.commands.flatMap(\.runs)
    default: []
    }
  }
}
