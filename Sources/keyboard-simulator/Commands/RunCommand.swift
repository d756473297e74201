import Foundation
import SDLHost
import Workbench

/// `run`: the window, until its person closes it.
struct RunCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    let library = Library()
    let stateFile = arguments["state"]
    let state = try stateFile.flatMap { try StateFile.read($0, library) }
    let selections = try Selection.all(arguments, library, state)
    let fonts = try FontLibrary()
    let ruler = TextRuler(fonts: fonts)
    let phones = selections.map { $0.phone(ruler) }
    let size = Look.windowSize(for: phones)
    var workbench = Workbench(phones: phones, size: size)
    if let state { workbench.switches = state.switches }
    let picture = FirstPicture(of: workbench, fonts: fonts)
    let window = try HostWindow(title: workbench.title, size: size)
    var loop = try WindowLoop(
      window: window, workbench: workbench, canvas: picture.canvas(), fonts: fonts,
      library: library)
    try loop.run()
    if let stateFile { try StateFile.write(loop.workbench, begunWith: selections, to: stateFile) }
    return .good
  }
}
