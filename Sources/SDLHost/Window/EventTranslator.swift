import CSDL2
import Foundation

/// Turns SDL's events into ours; a pure function of the event and the window's size.
struct EventTranslator {
  /// The window's size in SDL's coordinates, which are our points.
  var size: CGSize

  func translate(_ event: SDL_Event) -> HostEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .quit
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .ended)
    case SDL_KEYDOWN: key(event.key)
    case SDL_TEXTINPUT: .text(Self.text(of: event.text.text))
    case SDL_TEXTEDITING: .composition(Self.text(of: event.edit.text))
    default: nil
    }
  }

  private func window(_ event: SDL_WindowEvent) -> HostEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      .resized(CGSize(width: Int(event.data1), height: Int(event.data2)))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_LEAVE: .hover(nil)
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }

  // MARK: Pointers

  private func button(_ event: SDL_MouseButtonEvent) -> HostEvent? {
    guard event.button == UInt8(SDL_BUTTON_LEFT), event.which != Self.touchMouse else { return nil }
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    return .touch(id: 0, isDown ? .began : .ended, point(event.x, event.y))
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> HostEvent? {
    guard event.which != Self.touchMouse else { return nil }
    let place = point(event.x, event.y)
    return event.state & 1 != 0 ? .touch(id: 0, .moved, place) : .hover(place)
  }

  /// A notch of a wheel moves by so many points.
  private static let notch: CGFloat = 40
  /// `SDL_TOUCH_MOUSEID`: a mouse event made of a touch, which has come as a touch already.
  private static let touchMouse = UInt32.max

  private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent {
    let turned = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    return .wheel(
      dy: CGFloat(-event.preciseY) * Self.notch * turned, point(event.mouseX, event.mouseY))
  }

  private func finger(_ event: SDL_TouchFingerEvent, _ phase: HostEvent.Phase) -> HostEvent {
    let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    // The mouse is finger 0; fingers of a screen come after it.
    return .touch(id: 1 + Int(truncatingIfNeeded: event.fingerId & 0xFFFF), phase, place)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: Int(x), y: Int(y)) }

  // MARK: Keys and text

  private func key(_ event: SDL_KeyboardEvent) -> HostEvent? {
    let held = Int32(event.keysym.mod)
    var modifiers: HostEvent.Modifiers = []
    if held & Int32(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    if held & Int32(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if held & Int32(KMOD_ALT.rawValue) != 0 { modifiers.insert(.alt) }
    return Self.name(of: event.keysym.sym).map { .key($0, modifiers) }
  }

  private static let names: [SDL_KeyCode: String] = [
    SDLK_RETURN: "return", SDLK_KP_ENTER: "return", SDLK_TAB: "tab", SDLK_ESCAPE: "escape",
    SDLK_BACKSPACE: "backspace", SDLK_DELETE: "delete", SDLK_LEFT: "left", SDLK_RIGHT: "right",
    SDLK_UP: "up", SDLK_DOWN: "down", SDLK_HOME: "home", SDLK_END: "end", SDLK_F1: "f1",
    SDLK_F6: "f6", SDLK_PAGEUP: "pageup", SDLK_PAGEDOWN: "pagedown",
  ]

  private static func name(of key: SDL_Keycode) -> String? {
    if let name = names[SDL_KeyCode(UInt32(bitPattern: key))] { return name }
    guard key >= 0x20, key < 0x7F, let scalar = Unicode.Scalar(UInt32(key)) else { return nil }
    return String(Character(scalar))
  }

  /// Reads a text of at most 32 bytes that ends in NUL; what is no UTF-8 is replaced.
  private static func text<Bytes>(of bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension SDL_KeyCode: @retroactive Hashable {}
