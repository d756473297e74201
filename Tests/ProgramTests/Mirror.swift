import Assets
import DeviceProfiles
import DisplayList
import Foundation
import KeyboardAvoidance
import KeyboardLayouts
import Picture
import SDLHost
import Simulation
import Testing
import Workbench

/// The same workbench as in the program's window, inside the test: what it draws must be seen there.
struct Mirror {
  var bench: WorkbenchModel
  let fonts: FontLibrary

  init(device: String = "iphone-15-pro", scene: String = "tab-form") throws {
    fonts = try FontLibrary()
    let found = try DeviceCatalog.load(device, in: Assets.url(.devices))
    let settings = DeviceSettings(
      device: found.profile, deviceID: device, version: .v18,
      layout: try LayoutFile.decode(Self.data(.layouts, "en-US"), file: "en-US.json").get())
    let scene = try SceneFile.decode(Self.data(.scenes, scene), file: "\(scene).json").get()
    let phone = SimulatedDevice(
      settings: settings, scene: scene, ruler: TextRuler(fonts: fonts))
    bench = WorkbenchModel(phone: phone, size: CGSize(width: 1120, height: 960))
  }

  private static func data(_ folder: Assets.Folder, _ name: String) throws -> Data {
    try Data(contentsOf: Assets.url(folder).appendingPathComponent(name + ".json"))
  }

  /// Every language that ships, in the window's order.
  static func layouts() throws -> [KeyboardLayout] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Assets.url(.layouts).path)
    return try files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
      .map { file in
        try LayoutFile.decode(data(.layouts, String(file.dropLast(5))), file: file).get()
      }
  }

  var phone: SimulatedDevice { bench.phone }

  /// The middle of a row's visible part, in the window.
  func place(ofRow name: String) throws -> CGPoint {
    let row = try #require(phone.row(named: name).flatMap { phone.layout.row($0.id) })
    let seen = phone.frame(of: row).intersection(phone.visibleContent)
    return bench.stage.windowPoint(CGPoint(x: seen.midX, y: seen.midY))
  }

  /// The middle of a key, in the window.
  func place(ofKey id: String) throws -> CGPoint {
    let key = try #require(phone.keyboardGeometry?.keys.first { $0.id == id })
    let frame = key.frame.offsetBy(dx: phone.keyboardFrame.minX, dy: phone.keyboardFrame.minY)
    return bench.stage.windowPoint(CGPoint(x: frame.midX, y: frame.midY))
  }

  mutating func click(_ point: CGPoint) {
    let whole = CGPoint(x: Int(point.x), y: Int(point.y))
    bench.handle(.touch(id: 0, .began, whole))
    bench.handle(.touch(id: 0, .ended, whole))
    runUntilIdle()
  }

  mutating func runUntilIdle() {
    var time = bench.time
    while !bench.phone.isSettled {
      time += 1
      bench.advance(to: time)
    }
  }

  /// The picture that a screenshot of this phone is.
  func png() throws -> Data {
    let list = PhonePicture.displayList(phone, options: PictureOptions())
    let canvas = try Canvas(
      size: list.size, scale: phone.settings.device.devicePixelRatio, fonts: fonts)
    canvas.draw(list)
    return Data(try canvas.png())
  }
}
