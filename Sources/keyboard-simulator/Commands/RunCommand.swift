import Foundation
import KeyboardLayouts
import Reporting
import SDLHost
import Simulation
import Tape
import Workbench

/// `run`: shows the window until the user closes it.
struct RunCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    let arguments = arguments
    return try WindowSession.perform {
      if let tape = arguments["tape"] { return try Self.performing(tape, arguments) }
      return try Self.playing(arguments)
    }
  }

  private static func playing(_ arguments: Arguments) throws -> WindowSession {
    let library = AssetFinder()
    let fonts = try FontLibrary()
    let stateFile = arguments["state"]
    let state = try stateFile.flatMap { try StateFile.read($0, library) }
    let selections = try DeviceOptions.all(arguments, library, state)
    let ruler = TextRuler(fonts: fonts)
    let phones = selections.map { $0.phone(ruler) }
    var workbench = WorkbenchModel(phones: phones, size: CaptureOptions.windowSize(for: phones))
    workbench.enabledLayouts = selections[0].enabledLayouts
    if let state {
      workbench.switches = state.switches
      workbench.activate(state.active)
    }
    let words = WordSource(arguments["words"] ?? "system")
    for phone in phones { try words.check(for: phone.settings.layout.id) }
    return WindowSession(workbench: workbench, fonts: fonts, words: words) { end in
      if let stateFile { try StateFile.write(end, begunWith: selections, to: stateFile) }
      return .good
    }
  }

  /// Plays the tape to its end before anything is shown, so that its errors are reported at once.
  private static func performing(_ name: String, _ arguments: Arguments) throws -> WindowSession {
    let fonts = try FontLibrary()
    let options = try PlayOptions(arguments)
    let tape = try TapeReader.read(
      AssetFinder.tape(name), variables: options.variables, read: AssetFinder.readTape
    ).get()
    let resources = TapeResources.shipped(ruler: TextRuler(fonts: fonts))
    let devices = options.devices.prefix(1).compactMap { $0 }
    let setup = try PlaybackSetup(tape.settings + options.overrides + devices, resources)
    let dryRun = DryRun(tape, setup, resources)
    if let problem = dryRun.problem { throw problem }
    let workbench = WorkbenchModel(phone: setup.phone, size: WorkbenchModel.naturalSize)
    let results = (failures: dryRun.results.filter { !$0.holds }, isGood: dryRun.isGood)
    return WindowSession(
      workbench: workbench, fonts: fonts, tape: .performing(tape, setup, dryRun)
    ) { _ in
      for result in results.failures { Program.printError("\(result.message)") }
      return results.isGood ? .good : .differences
    }
  }
}
