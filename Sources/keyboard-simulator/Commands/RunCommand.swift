import Foundation
import KeyboardLayouts
import SDLHost
import Simulation
import Tape
import Workbench

/// `run`: the window, until its person closes it.
struct RunCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    try Threads.demand()
    let fonts = try FontLibrary()
    if let tape = arguments["tape"] { return try perform(tape, fonts) }
    let library = Library()
    let stateFile = arguments["state"]
    let state = try stateFile.flatMap { try StateFile.read($0, library) }
    let selections = try Selection.all(arguments, library, state)
    let ruler = TextRuler(fonts: fonts)
    let phones = selections.map { $0.phone(ruler) }
    var workbench = Workbench(phones: phones, size: Look.windowSize(for: phones))
    workbench.enabledLayouts = selections[0].enabledLayouts
    if let state {
      workbench.switches = state.switches
      workbench.activate(state.active)
    }
    let words = WordSource(arguments["words"] ?? "system")
    for phone in phones { try words.check(for: phone.settings.layout.id) }
    let end = try Self.show(workbench, fonts, .none, words)
    if let stateFile { try StateFile.write(end, begunWith: selections, to: stateFile) }
    return .good
  }

  /// Plays the tape to its end before anything is shown: what is wrong in it is told at once.
  private func perform(_ tape: String, _ fonts: FontLibrary) throws -> ExitStatus {
    let options = try PlayOptions(arguments)
    let take = try TapeReader.take(
      Library.tape(tape), variables: options.variables, read: Library.readTape
    ).get()
    let resources = TakeResources.shipped(ruler: TextRuler(fonts: fonts))
    let devices = options.devices.prefix(1).compactMap { $0 }
    let setup = try TakeSetup(take.settings + options.overrides + devices, resources)
    let rehearsal = Rehearsal(take, setup, resources)
    if let problem = rehearsal.problem { throw problem }
    let workbench = Workbench(phone: setup.phone, size: Workbench.naturalSize)
    try Self.show(workbench, fonts, .performing(take, setup, rehearsal))
    for result in rehearsal.results where !result.holds { Program.complain(result.message) }
    return rehearsal.isGood ? .good : .differences
  }

  /// Shows a workbench in the window; returns it as it is in the end.
  @discardableResult
  static func show(
    _ workbench: Workbench, _ fonts: FontLibrary, _ take: WindowTake,
    _ words: WordSource = .none
  ) throws(HostError) -> Workbench {
    let picture = FirstPicture(of: workbench, fonts: fonts)
    let window = try HostWindow(title: workbench.title, size: workbench.size)
    var loop = try WindowLoop(
      window: window, workbench: workbench, canvas: picture.canvas(), fonts: fonts,
      library: Library(), take: take, words: words)
    return try loop.run()
  }
}
