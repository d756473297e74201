import CSDL2

/// SDL's connection to the desktop, which takes as long to make as all else before the first picture.
///
/// While it is made other threads may work, with `Background`.
package struct HostDisplay {
  let driver: String

  /// Sets the variables and hints that SDL reads; must run before there is another thread.
  package static func prepare() {
    StartEnvironment.prepare()
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // One finger is one touch, not also a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // A signal alone does not wake a sleeping event loop: see `QuitSignals`.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, "keyboard-simulator")
    // Who asks for a driver by the variable of that name gets it all the same.
    if !StartEnvironment.mayHaveWayland { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    // A click that raises the window is a click on what it shows, too.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
  }

  /// Connects, on the main thread; where there is no display an error says how to go on.
  package init() throws(HostError) {
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw .noDisplay(reason: Self.lastError)
    }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // SDL may fall back to a driver whose window nobody sees; only who asks for one gets it.
    let asked = SDL_getenv("SDL_VIDEODRIVER").map { String(cString: $0) } ?? ""
    guard ["x11", "wayland"].contains(driver) || !asked.isEmpty else {
      SDL_Quit()
      throw .noDisplay(reason: "there is only SDL's driver \(driver)")
    }
    LostDisplay.replaceHandler()
  }

  static var lastError: String { String(cString: SDL_GetError()) }
}
