import CSDL2TTF
import CSDL2
package import Foundation

/// A window on the desktop that shows a canvas and hands out what its person does.
///
/// There is one; it belongs to the main thread. It shows pixels without a renderer of its own: what
/// the canvas holds is what is seen.
package final class HostWindow {
  private let window: OpaquePointer
  private let signals = QuitSignals()

  /// Opens a window of a size in points.
  package init(on display: HostDisplay, title: String, size: CGSize) throws(HostError) {
    // The CPU draws; a window surface made of a GPU texture costs start-up time and memory. Wayland
    // has no other.
    if ["x11", "dummy"].contains(display.driver) {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else {
      let reason = HostDisplay.lastError
      SDL_Quit()
      throw .noDisplay(reason: reason)
    }
    self.window = window
    LostDisplay.watch()
    SDL_SetWindowMinimumSize(window, 240, 240)
    SDL_StartTextInput()
    touchSurface()
  }

  /// Touches all memory that the window shows, which takes long the first time: now, while another
  /// thread still draws the first picture.
  private func touchSurface() {
    let surface = sdlLock.withLock { SDL_GetWindowSurface(window) }
    if let surface { SDL_FillRect(surface, nil, 0) }
  }

  deinit {
    signals.stop()
    LostDisplay.forget()
    SDL_DestroyWindow(window)
    // SDL_Quit would take libX11's own handler of errors back first, and the process might end there:
    // see `LostDisplay`. Closing the window is all that others can see of it.
  }

  /// The window's size in points.
  package var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Pixels a point: 1, or more on a dense display.
  package var scale: CGFloat {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    let points = size.width
    return points > 0 && width > 0 ? CGFloat(width) / points : 1
  }

  /// The display's frames a second; 60 where it does not say.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard SDL_GetWindowDisplayMode(window, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Sets the title in the window's title bar.
  package func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Tells an input method where the caret is, in points of the window.
  package func setCaret(_ rect: CGRect) {
    guard rect.minX.magnitude < 1e6, rect.minY.magnitude < 1e6 else { return }
    var area = SDL_Rect(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
    SDL_SetTextInputRect(&area)
  }

  package var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }

  // MARK: Events

  /// Seconds on a clock that only goes forward.
  package static var now: TimeInterval {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Sleeps until something happens or a time comes, then returns all that has happened.
  ///
  /// - Parameter time: on the clock of `now`; nil waits for ever.
  package func events(until time: TimeInterval?) -> [HostEvent] {
    var event = SDL_Event()
    let translator = EventTranslator(size: size)
    var events: [HostEvent] = []
    guard SDL_WaitEventTimeout(&event, Self.milliseconds(until: time)) == 1 else { return [] }
    repeat {
      if let translated = translator.translate(event) { events.append(translated) }
    } while SDL_PollEvent(&event) == 1
    return events
  }

  private static func milliseconds(until time: TimeInterval?) -> Int32 {
    guard let time else { return -1 }
    return Int32(min(max(0, (time - now) * 1000), 3_600_000).rounded(.up))
  }

  // MARK: Pixels

  /// Shows parts of a canvas; the whole of it when the window's surface is new.
  package func show(_ canvas: Canvas, _ damage: [PixelRect]) throws(HostError) {
    guard let surface = sdlLock.withLock({ SDL_GetWindowSurface(window) }) else {
      throw .noDisplay(reason: HostDisplay.lastError)
    }
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let parts = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    var rects = parts.map { SDL_Rect($0) }
    for rect in rects {
      var (source, target) = (rect, rect)
      SDL_UpperBlit(canvas.surface.handle, &source, surface, &target)
    }
    SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
  }
}
