import Foundation
import SDLHost
import Workbench

/// What a window shows first, and what happens when it is closed.
struct WindowSession: Sendable {
  var workbench: WorkbenchModel
  var fonts: FontLibrary
  var tape: WindowScript = .none
  var words: WordSource = .none
  /// Receives the workbench when the window is closed.
  var end: @Sendable (WorkbenchModel) throws -> ExitStatus

  /// Opens a window and runs it until the user closes it.
  ///
  /// The first picture is created and drawn on another thread, while SDL connects to the display and
  /// opens the window: both take about equally long, and neither needs the other. An error in the
  /// options is reported before a missing display.
  static func perform(
    _ make: @escaping @Sendable () throws -> WindowSession
  ) throws -> ExitStatus {
    try Threads.demand()
    HostDisplay.prepare()
    PixelMemory.shareAmongThreads()
    let made = Background {
      let opening = try make()
      return (opening, Background { () throws(HostError) in try opening.firstPicture() })
    }
    let display = Result { () throws(HostError) in try HostDisplay() }
    let (opening, picture) = try made.value()
    let workbench = opening.workbench
    let window = try HostWindow(
      on: display.get(), title: workbench.title, size: workbench.size)
    var loop = try WindowLoop(opening, in: window, canvas: picture.value())
    return try opening.end(loop.run())
  }

  private func firstPicture() throws(HostError) -> Canvas {
    let canvas = try Canvas(size: workbench.size, scale: 1, fonts: fonts)
    canvas.draw(workbench.displayList)
    return canvas
  }
}
