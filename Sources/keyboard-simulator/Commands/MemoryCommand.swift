import Assets
import DeviceProfiles
import Foundation
import JSON
import Reporting
import SDLHost
import Simulation
import Workbench

/// `bench-memory`: measures the memory of a long session and prints JSON.
///
/// Without a window, so that an hour passes in seconds; everything that it would show is drawn.
struct MemoryCommand {
  private var workbench: WorkbenchModel
  private let canvas: Canvas
  private let library = AssetFinder()

  init(_ arguments: Arguments) throws {
    let fonts = try FontLibrary()
    let phone = try DeviceOptions(arguments, library).phone(TextRuler(fonts: fonts))
    workbench = WorkbenchModel(phone: phone, size: WorkbenchModel.naturalSize)
    canvas = try Canvas(size: workbench.size, scale: 1, fonts: fonts)
    workbench.devices = DeviceCatalog(folder: Assets.url(.devices)).devices
    workbench.scenes = library.names(.scenes).compactMap { [library] in try? library.scene($0) }
  }

  mutating func perform() throws -> ExitStatus {
    // Draws everything once, which fills the caches.
    for _ in workbench.devices { pass(.nextDevice) }
    for _ in workbench.scenes { pass(.nextScene) }
    use(for: 120)
    let begin = Self.residentKilobytes
    for _ in 0..<100 { pass(.nextScene) }
    let afterScenes = Self.residentKilobytes
    for _ in 0..<1_000 { pass(.nextDevice) }
    let afterDevices = Self.residentKilobytes
    use(for: 3_600)
    let report = JSONValue.object([
      ("begin_kb", .number(begin)), ("after_scenes_kb", .number(afterScenes)),
      ("after_devices_kb", .number(afterDevices)),
      ("after_hour_kb", .number(Self.residentKilobytes)),
    ])
    try Output.write(JSONFile(report))
    return .good
  }

  private mutating func pass(_ command: Command) {
    workbench.perform(command)
    pass(seconds: 0.3)
    canvas.draw(workbench.displayList)
  }

  private mutating func pass(seconds: TimeInterval) {
    workbench.advance(to: workbench.time + seconds)
  }

  /// Edits one field after the other, with scrolling in between, for some seconds of the phone's clock.
  private mutating func use(for seconds: TimeInterval) {
    let end = workbench.time + seconds
    var turn = 0
    while workbench.time < end {
      let fields = workbench.phone.scene.fields
      if !fields.isEmpty { tap(fields[turn % fields.count].id) }
      for letter in "Hello" {
        workbench.send(.text(String(letter)))
        pass(seconds: 0.2)
      }
      canvas.draw(workbench.displayList)
      for _ in "Hello" { workbench.send(.key(.backspace, [])) }
      workbench.send(.key(.escape, []))
      pass(seconds: 0.1)
      canvas.draw(workbench.displayList)
      workbench.send(.wheel(dy: turn % 2 == 0 ? 300 : -300, at: CGPoint(x: 150, y: 300)))
      pass(seconds: 2)
      canvas.draw(workbench.displayList)
      turn += 1
    }
  }

  private mutating func tap(_ id: String) {
    for event in workbench.phone.scrollEvents(toShow: id) { workbench.send(event) }
    guard case .touch(let point) = workbench.phone.nextStep(toReach: .row(id)) else { return }
    workbench.send(.touch(Touch(.began, at: point)))
    workbench.send(.touch(Touch(.ended, at: point)))
  }

  /// The resident memory of the process in kilobytes, including caches.
  private static var residentKilobytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
