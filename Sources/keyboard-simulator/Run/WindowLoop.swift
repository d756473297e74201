import Assets
import DeviceProfiles
import Foundation
import KeyboardLayouts
import Picture
import Reporting
import SDLHost
import Simulation
import Tape
import Workbench

/// Connects window and workbench: passes events in and pictures out, and sleeps when nothing changes.
struct WindowLoop {
  private let window: HostWindow
  private(set) var workbench: WorkbenchModel
  private let canvas: Canvas
  private let fonts: FontLibrary
  private let library = AssetFinder()
  private var words: WordLoader
  private var tape: WindowScript
  private let trace = FrameTrace()
  private let start = HostWindow.now
  private var title = ""
  /// Whether the window does not show the canvas yet, or has lost its content.
  private var mustShowAll = true
  private var isOver = false

  init(_ opening: WindowSession, in window: HostWindow, canvas: Canvas) throws(HostError) {
    tape = opening.tape
    words = WordLoader(opening.words)
    self.window = window
    workbench = opening.workbench
    fonts = opening.fonts
    self.canvas = canvas
    workbench.handle(.resize(window.size))
    try canvas.resize(to: window.size, scale: window.scale)
  }

  /// Shows the window until the user closes it; returns the workbench as it is then.
  mutating func run() throws(HostError) -> WorkbenchModel {
    try draw()
    addChoices()
    var lastFrame = HostWindow.now
    while !isOver {
      let events = window.events(until: nextFrame(after: lastFrame))
      advance(to: rounded(HostWindow.now - start))
      completeWords()
      for event in events { try handle(event) }
      try handleEffects()
      lastFrame = HostWindow.now
      try draw()
    }
    return workbench
  }

  /// While a tape is recorded, time passes in steps that a tape can express, also in slow motion.
  private func rounded(_ time: TimeInterval) -> TimeInterval {
    guard let recorded = workbench.recorded else { return time }
    let step = WindowScript.recordingStep
    return recorded.begin + ((time - recorded.begin) / step).rounded(.down) * step
  }

  /// Advances the clock to the present, with the actions of a tape until then, each at its own time.
  private mutating func advance(to now: TimeInterval) {
    while let next = tape.performance?.nextTime {
      let time = workbench.windowTime(ofPhoneTime: next)
      guard time <= now else { break }
      workbench.advance(to: time)
      perform(tape.performance?.next())
    }
    workbench.advance(to: now)
  }

  private mutating func perform(_ act: LivePlayback.Act?) {
    switch act {
    case .event(let event): workbench.perform(event)
    case .settings(let old, let new): workbench.change(from: old, to: new)
    case .overlays(let areShown): workbench.setOverlays(areShown)
    case .slow(let isSlow): workbench.setSlow(isSlow)
    case .caption(let caption): workbench.show(message: caption)
    case .touches(let areShown): workbench.showsTouches = areShown
    case .stroke(let label): workbench.stroke = label
    case nil:
      workbench.showsTouches = false
      workbench.stroke = nil
      tape.performance = nil
      workbench.show(message: tape.verdict)
    }
  }

  /// When to wake up: at the next frame while something moves, otherwise at the next change.
  private func nextFrame(after last: TimeInterval) -> TimeInterval? {
    let act = tape.performance.map { workbench.windowTime(ofPhoneTime: $0.nextTime) }
    guard let change = [workbench.nextChange, act].compactMap({ $0 }).min() else { return nil }
    return max(start + change, last + 1 / window.refreshRate)
  }

  private mutating func handle(_ event: HostEvent) throws(HostError) {
    switch event {
    case .quit: isOver = true
    case .exposed: mustShowAll = true
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
      case .saveTape(let tape): save(tape)
      case .quit: isOver = true
      }
    }
  }

  private mutating func draw() throws(HostError) {
    let begin = HostWindow.now
    var damage = canvas.draw(workbench.displayList)
    if mustShowAll { damage = [canvas.bounds] }
    guard !damage.isEmpty else { return }
    mustShowAll = false
    try window.show(canvas, damage)
    trace.frame(seconds: HostWindow.now - begin)
    if title != workbench.title {
      title = workbench.title
      window.setTitle(title)
    }
    if let caret = workbench.caret { window.setCaret(caret) }
  }

  /// Passes the devices and scenes to the workbench, after the first picture is shown.
  private mutating func addChoices() {
    workbench.devices = DeviceCatalog(folder: Assets.url(.devices)).devices
    workbench.scenes = library.names(.scenes).compactMap { try? library.scene($0) }
    workbench.layouts = library.names(.layouts).compactMap { try? library.layout($0) }
  }

  /// Passes the word list of the current language to the phones, as soon as it is loaded.
  ///
  /// A recorded tape may be played where other lists are installed, so recording uses none.
  private mutating func completeWords() {
    guard workbench.recorded == nil, workbench.phone.focus != nil else { return }
    for (layout, list) in words.load(workbench.phone.shownLayout.id) {
      workbench.use(list, for: layout)
    }
  }

  /// Saves the phone's screen at the device's own scale, as `shot` would draw it, and its report.
  private mutating func saveScreenshot() {
    let phone = workbench.phone
    let list = PhonePicture.displayList(phone, options: PictureOptions())
    do {
      let scale = phone.settings.device.devicePixelRatio
      let path = Self.freePath(for: phone)
      try FileWriter.write(Capture.png(list, scale: scale, fonts: fonts), to: path + ".png")
      try FileWriter.write(Capture.report(phone).bytes, to: path + ".json")
      workbench.show(message: "Saved \(path).png")
    } catch {
      workbench.show(message: "\(error)")
    }
  }

  /// Saves what was recorded as a tape that plays back to the same state.
  private mutating func save(_ tape: TapeRecording) {
    let path = Self.freePath(for: tape.start, ending: "tape")
    do {
      let text = TapeWriter.text(tape.journal, from: tape.start, until: tape.end)
      try FileWriter.write(Array(text.utf8), to: path + ".tape")
      workbench.show(message: "Saved \(path).tape")
    } catch {
      workbench.show(message: "\(error)")
    }
  }

  /// Returns a name in the working directory that no file has yet, without its ending.
  private static func freePath(for phone: SimulatedDevice, ending: String = "png") -> String {
    let stem = "\(phone.settings.deviceID)-\(phone.scene.id)"
    var number = 1
    while FileManager.default.fileExists(atPath: "\(stem)-\(number).\(ending)") { number += 1 }
    return "\(stem)-\(number)"
  }
}
