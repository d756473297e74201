import SDLHost
import Simulation
import Workbench

extension Input {
  /// Converts an event of the window; nil for events that concern only the window.
  init?(_ event: HostEvent) {
    switch event {
    case .touch(let id, let phase, let point): self = .touch(id: id, Touch.Phase(phase), point)
    case .hover(let point): self = .hover(point)
    case .wheel(let dy, let point): self = .wheel(dy: dy, point)
    case .key(let key, let modifiers):
      self = .key(key, ShortcutModifiers(rawValue: modifiers.rawValue))
    case .text(let text): self = .text(text)
    case .composition(let text): self = .composition(text)
    case .resized(let size): self = .resize(size)
    case .exposed, .quit: return nil
    }
  }
}

extension Touch.Phase {
  fileprivate init(_ phase: HostEvent.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
