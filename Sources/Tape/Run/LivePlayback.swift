import DeviceProfiles
package import Foundation
package import Simulation

/// A tape as a list of timed acts, for a window that plays it by its own clock.
package struct LivePlayback: Sendable {
  /// Something that the tape does.
  package enum Act: Hashable, Sendable {
    case event(Event)
    /// A change from some settings to others.
    case settings(from: DeviceSettings, to: DeviceSettings)
    case overlays(Bool)
    /// Whether time runs slower from here on.
    case slow(Bool)
    case caption(String)
    case touches(Bool)
    /// The text of a keystroke on a hardware keyboard; nil removes it.
    case stroke(String?)
  }

  private var acts: ArraySlice<(time: TimeInterval, act: Act)>
  /// The end of the tape, in seconds of the phone's clock.
  package let end: TimeInterval

  /// - Parameter delay: the time for which the phone is shown before the first act, in seconds.
  package init(_ dryRun: DryRun, _ setup: PlaybackSetup, delay: TimeInterval = 0) {
    var acts: [(time: TimeInterval, act: Act)] = Self.start(setup).map { (0, $0) }
    var showsStrokes = setup.look.showsStrokes
    var strokes: [TimeInterval] = []
    var settings = setup.phone.settings
    for note in dryRun.log {
      switch note {
      case .event(.settings(let new), let time):
        acts.append((time, .settings(from: settings, to: new)))
        settings = new
      case .event(let event, let time): acts.append((time, .event(event)))
      case .look(let setting, let time):
        if case .keystrokes(let areShown) = setting { showsStrokes = areShown }
        if let act = Self.act(setting) { acts.append((time, act)) }
      case .stroke(let label, let time) where showsStrokes:
        acts.append((time, .stroke(label)))
        strokes.append(time + KeystrokeBadge.duration)
      default: break
      }
    }
    acts += Self.ends(of: strokes).map { ($0, .stroke(nil)) }
    acts.sort { $0.time < $1.time }
    self.acts = acts.map { ($0 + delay, $1) }[...]
    end = dryRun.phone.time + delay
  }

  /// The times at which keystrokes disappear, unless a later one is shown.
  private static func ends(of strokes: [TimeInterval]) -> [TimeInterval] {
    strokes.indices.compactMap { index in
      let next =
        index + 1 < strokes.count ? strokes[index + 1] - KeystrokeBadge.duration : .infinity
      return next <= strokes[index] ? nil : strokes[index]
    }
  }

  private static func start(_ setup: PlaybackSetup) -> [Act] {
    var acts: [Act] = [.touches(setup.look.showsTouches)]
    if setup.look.showsOverlays { acts.append(.overlays(true)) }
    if setup.slowness > 1 { acts.append(.slow(true)) }
    if !setup.look.caption.isEmpty { acts.append(.caption(setup.look.caption)) }
    return acts
  }

  private static func act(_ setting: Setting) -> Act? {
    switch setting {
    case .overlays(let isShown): .overlays(isShown)
    case .slow(let slowness): .slow(slowness > 1)
    case .caption(let caption): .caption(caption)
    case .touches(let areShown): .touches(areShown)
    default: nil
    }
  }

  /// The time of the next act, in seconds of the phone's clock; after the last one, the end of the
  /// tape.
  package var nextTime: TimeInterval { acts.first?.time ?? end }

  /// Removes and returns the next act; nil after the last one.
  package mutating func next() -> Act? { acts.popFirst()?.act }
}
