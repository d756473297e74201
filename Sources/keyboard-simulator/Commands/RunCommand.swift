import Foundation
import SDLHost
import Workbench

/// `run`: the window, until its person closes it.
struct RunCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func perform() throws -> ExitStatus {
    let library = Library()
    let selection = try Selection(arguments, library)
    let fonts = try FontLibrary()
    let workbench = Workbench(
      phone: selection.phone(TextRuler(fonts: fonts)), size: Look.windowSize)
    let picture = FirstPicture(of: workbench, fonts: fonts)
    let window = try HostWindow(title: workbench.title, size: Look.windowSize)
    var loop = try WindowLoop(
      window: window, workbench: workbench, canvas: picture.canvas(), fonts: fonts,
      library: library)
    try loop.run()
    return .good
  }
}
