import Assets
import DeviceProfiles
import Foundation
import Picture
import SDLHost
import Simulation
import Workbench

/// Brings window and workbench together: events in, pictures out, asleep when nothing changes.
struct WindowLoop {
  private let window: HostWindow
  private(set) var workbench: Workbench
  private let canvas: Canvas
  private let fonts: FontLibrary
  private let library: Library
  private let trace = FrameTrace()
  private let start = HostWindow.now
  private var title = ""
  /// Whether the window shows nothing of the canvas yet.
  private var isNew = true
  private var isOver = false

  init(
    window: HostWindow, workbench: Workbench, canvas: Canvas, fonts: FontLibrary, library: Library
  ) throws(HostError) {
    self.window = window
    self.workbench = workbench
    self.fonts = fonts
    self.library = library
    self.canvas = canvas
    self.workbench.handle(.resize(window.size))
    try canvas.resize(to: window.size, scale: window.scale)
  }

  mutating func run() throws(HostError) {
    try draw()
    addChoices()
    var lastFrame = HostWindow.now
    while !isOver {
      let events = window.events(until: nextFrame(after: lastFrame))
      workbench.advance(to: HostWindow.now - start)
      for event in events { try handle(event) }
      try handleEffects()
      lastFrame = HostWindow.now
      try draw()
    }
  }

  /// When to wake: at the next frame while something moves, else when something will change.
  private func nextFrame(after last: TimeInterval) -> TimeInterval? {
    guard let change = workbench.nextChange else { return nil }
    return max(start + change, last + 1 / window.refreshRate)
  }

  private mutating func handle(_ event: HostEvent) throws(HostError) {
    switch event {
    case .quit: isOver = true
    case .exposed: canvas.invalidate()
    case .resized(let size):
      workbench.handle(.resize(size))
      try canvas.resize(to: size, scale: window.scale)
      canvas.invalidate()
    default: if let input = Input(event) { workbench.handle(input) }
    }
  }

  private mutating func handleEffects() throws(HostError) {
    for effect in workbench.takeEffects() {
      switch effect {
      case .setClipboard(let text): window.clipboard = text
      case .wantClipboard: workbench.handle(.paste(window.clipboard))
      case .saveScreenshot: saveScreenshot()
      case .quit: isOver = true
      }
    }
  }

  private mutating func draw() throws(HostError) {
    let begin = HostWindow.now
    var damage = canvas.draw(workbench.displayList)
    if isNew { damage = [canvas.bounds] }
    guard !damage.isEmpty else { return }
    isNew = false
    try window.show(canvas, damage)
    trace.frame(seconds: HostWindow.now - begin)
    if title != workbench.title {
      title = workbench.title
      window.setTitle(title)
    }
    if let caret = workbench.caret { window.setCaret(caret) }
  }

  /// Gives the workbench the devices and scenes to step through, once the first picture is shown.
  private mutating func addChoices() {
    workbench.devices = DeviceCatalog(folder: Assets.url(.devices)).devices
    workbench.scenes = library.names(.scenes).compactMap { try? library.scene($0) }
    workbench.layouts = library.names(.layouts).compactMap { try? library.layout($0) }
  }

  /// Saves the phone's screen at the device's own scale, as `shot` would draw it, and its report.
  private mutating func saveScreenshot() {
    let phone = workbench.phone
    let list = PhonePicture.displayList(phone, options: PictureOptions())
    do {
      let scale = phone.settings.device.devicePixelRatio
      let path = Self.freePath(for: phone)
      try FileWriter.write(Capture.png(list, scale: scale, fonts: fonts), to: path + ".png")
      try FileWriter.write(Capture.report(phone), to: path + ".json")
      workbench.say("Saved \(path).png")
    } catch {
      workbench.say("\(error)")
    }
  }

  /// Returns a name in the working directory that no picture has yet, without an ending.
  private static func freePath(for phone: Phone) -> String {
    let stem = "\(phone.settings.deviceID)-\(phone.scene.id)"
    var number = 1
    while FileManager.default.fileExists(atPath: "\(stem)-\(number).png") { number += 1 }
    return "\(stem)-\(number)"
  }
}
