import Foundation
import SDLHost
import Workbench

/// Draws the window's first picture on a thread of its own while the window is being opened.
///
/// Both take about as long, and neither needs the other.
final class FirstPicture: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before `done` is signalled, read after it was waited for.
  private var result: Result<Canvas, HostError>?

  init(of workbench: Workbench, fonts: FontLibrary) {
    Thread.detachNewThread { [self] in
      result = Result { () throws(HostError) in
        let canvas = try Canvas(size: workbench.size, scale: 1, fonts: fonts)
        canvas.draw(workbench.displayList)
        return canvas
      }
      done.signal()
    }
  }

  /// Waits for the picture and hands over its canvas, once.
  func canvas() throws(HostError) -> Canvas {
    done.wait()
    guard let result else { preconditionFailure("the picture was handed over already") }
    self.result = nil
    return try result.get()
  }
}
