import DeviceProfiles
import DisplayList
import Foundation
import JSON
import Picture
import Reporting
import SDLHost
import Simulation
import Tape
import Typography

/// One `play` command: plays tapes one after the other and reports their results together.
final class PlaySession {
  private(set) var status = ExitStatus.good
  private let options: PlayOptions
  private let fonts: FontLibrary
  private let resources: TapeResources
  private var suites: [JUnitReport.Suite] = []
  private var events: [JSONValue] = []
  private var sheet: [(list: Drawing, title: String)] = []
  /// The tape that writes a file, by the file's path.
  private var owners: [String: String] = [:]
  private var last: (phone: SimulatedDevice, look: CaptureStyle)?

  init(_ options: PlayOptions, fonts: FontLibrary) {
    self.options = options
    self.fonts = fonts
    resources = .shipped(ruler: TextRuler(fonts: fonts))
  }

  func play(_ name: String) throws {
    if StopRequest.shared.signalNumber != nil { throw Stopped() }
    switch TapeReader.read(
      AssetFinder.tape(name), variables: options.variables, read: AssetFinder.readTape)
    {
    case .failure(let problems):
      raise(.wrongUsage, TerminalText(problems))
      suites.append(JUnitReport.Suite(name: name, dryRun: nil, problem: "\(problems)"))
    case .success(let tape):
      for device in options.devices { try play(tape, called: name, on: device) }
    }
  }

  private func play(_ tape: TapeScript, called name: String, on device: PlacedSetting?) throws {
    let settings = tape.settings + options.overrides + [device].compactMap { $0 }
    let setup: PlaybackSetup
    do throws(TapeProblem) {
      setup = try PlaybackSetup(settings, resources)
    } catch {
      raise(.wrongUsage, TerminalText(error))
      return suites.append(
        JUnitReport.Suite(name: tape.name, dryRun: nil, problem: "\(error)"))
    }
    let id = setup.phone.settings.deviceID
    var tape = tape
    tape.outputs += options.outputs
    for index in tape.outputs.indices {
      tape.outputs[index].path = options.path(tape.outputs[index].path, on: id)
    }
    for path in tape.outputs.map(\.path) {
      if let owner = owners.updateValue(tape.file, forKey: path) {
        return raise(
          .wrongUsage,
          "\(path): \(owner) already writes this file; give each tape its own output files")
      }
    }
    let run = TapePlayback(tape, setup, resources, options, fonts)
    try tell(run, device: options.devices.count > 1 ? id : nil)
    let isDrawn = try draw(run)
    if isDrawn, run.dryRun.isGood, !options.isJUnit { try say(run, name) }
  }

  /// Reports what the dry run found, before anything is drawn.
  private func tell(_ run: TapePlayback, device: String?) throws {
    let dryRun = run.dryRun
    var name = run.tape.name
    if let device { name += " on \(device)" }
    suites.append(JUnitReport.Suite(name: name, dryRun: dryRun))
    if options.events != nil { events += EventLog.lines(run.tape, dryRun) }
    last = (dryRun.phone, run.setup.look)
    if let problem = dryRun.phone.diagnostics.last { Program.printError("\(problem)") }
    for result in dryRun.results where !result.holds {
      raise(.differences, "\(result.message)")
    }
    if let problem = dryRun.problem { raise(.wrongUsage, TerminalText(problem)) }
  }

  /// Writes the tape's files; if one fails, the next tape is still played.
  private func draw(_ run: TapePlayback) throws -> Bool {
    do {
      try run.drawFailures()
      guard run.dryRun.problem == nil else { return false }
      try run.film()
    } catch let error as HostError {
      raise(.couldNotDraw, TerminalText(error))
      return false
    }
    if options.sheet != nil { sheet.append(run.sheetCell) }
    return true
  }

  private func say(_ run: TapePlayback, _ name: String) throws {
    guard options.events != "-", options.report != "-" else { return }
    let count = run.dryRun.results.count
    let held =
      count == 0 ? "" : count == 1 ? ", 1 expectation met" : ", \(count) expectations met"
    let seconds = run.dryRun.phone.time.roundedText
    try Output.line("\(name): passed (\(seconds) s\(held))")
  }

  /// Writes the files that belong to all tapes together.
  func finish() throws {
    do {
      if let path = options.sheet, let last, !sheet.isEmpty { try drawSheet(path, last) }
      if let path = options.events { try Output.write(JSONFile(lines: events), to: path) }
      if let path = options.report, let last {
        try Output.write(Capture.report(last.phone), to: path)
      }
      if options.isJUnit { try Output.write(JUnitReport.xml(suites)) }
    } catch let error as HostError {
      raise(.couldNotDraw, TerminalText(error))
    }
  }

  private func drawSheet(_ path: String, _ last: (phone: SimulatedDevice, look: CaptureStyle))
    throws
  {
    let list = ContactSheet(sheet, background: last.look.background, phone: last.phone).displayList
    let name = path.hasPrefix("/") ? path : options.folder + path
    try StillFile(name, keepsOld: options.keepsFiles)
      .write(list, scale: last.look.scale ?? 2, fonts: fonts)
  }

  /// Prints an error; the most severe exit status counts in the end.
  private func raise(_ status: ExitStatus, _ words: TerminalText) {
    Program.printError(words)
    let order: [ExitStatus] = [.good, .differences, .wrongUsage, .couldNotDraw]
    let rank = { order.firstIndex(of: $0) ?? order.count }
    if rank(status) > rank(self.status) { self.status = status }
  }
}

extension TapeResources {
  /// Finds what tapes name: shipped assets, and files by their paths.
  static func shipped(ruler: any TextMeasuring) -> TapeResources {
    let library = AssetFinder()
    var assets = library.settingAssets
    assets.device = { name in
      guard name.isPath else { return try library.device(name) }
      let device = try library.device(file: name)
      return (device, device.id)
    }
    return TapeResources(ruler: ruler, window: WorkbenchRenderer(), assets: assets) {
      try library.scene($0)
    }
  }
}
