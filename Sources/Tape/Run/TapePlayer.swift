import DeviceProfiles
package import Foundation
import KeyboardAvoidance
package import Simulation

/// Plays a tape on a virtual clock and reports every frame.
///
/// Frame k of a film is the phone at k / (rate · slowness) seconds, before the events at that time;
/// the last frame is the end of the tape. Nothing waits: ten seconds take only the time to compute
/// them.
package struct TapePlayer {
  package typealias Observer = (PlaybackEvent) throws -> Void

  package private(set) var phone: SimulatedDevice
  var look: CaptureStyle
  let tape: TapeScript
  let resources: TapeResources
  let observer: Observer
  var strokes = KeystrokeBadge()
  /// The current line.
  var step: Step?
  var watches: [InvariantCheck] = []
  /// The number of notifications at the last `Expect notifications`.
  var logged = 0

  private let fps: Double
  private var slowness: Double
  private var isRecording = true
  private var frames = 0
  /// The start of the current frame rate, and the number of its frames that have passed.
  private var origin: TimeInterval = 0
  private var ticks = 0
  /// The number of notifications that were reported.
  private var told = 0
  /// Whether something has changed since the last frame.
  private var isStale = true

  /// The longest tape, in seconds of the phone's clock.
  package static let longestTake: TimeInterval = 3600
  /// The standard frame rate, in frames per second.
  package static let standardRate = 60.0

  /// Creates a player for a phone in the setup's initial state.
  package init(
    _ tape: TapeScript, _ setup: PlaybackSetup, _ resources: TapeResources,
    fps: Double? = nil, observer: @escaping Observer
  ) {
    self.tape = tape
    self.resources = resources
    self.observer = observer
    phone = setup.phone
    look = setup.look
    slowness = setup.slowness
    self.fps = fps ?? setup.fps ?? Self.standardRate
  }

  /// Performs all lines; throws a `TapeProblem` for a line that cannot be performed, and the
  /// observer's errors.
  package mutating func run() throws {
    // A scene may begin with a keyboard, whose notifications were already posted.
    try tellNotifications()
    for step in tape.steps {
      self.step = step
      try observer(.step(step, phone.time))
      try perform(step.action)
    }
    try finish()
  }

  var moment: Moment {
    Moment(
      index: frames, phone: phone, look: look, window: resources.window,
      stroke: strokes.label(at: phone.time))
  }

  func problem(_ issue: TapeIssue) -> TapeProblem {
    TapeProblem(step?.place ?? SourceLocation(file: tape.file, line: 1), issue)
  }

  // MARK: Time

  private var nextTick: TimeInterval { origin + Double(ticks) / (fps * slowness) }

  mutating func wait(_ duration: TimeInterval) throws { try wait(until: phone.time + duration) }

  /// Advances the time, frame by frame.
  mutating func wait(until end: TimeInterval) throws {
    guard end <= Self.longestTake else {
      throw problem(.tooLong(seconds: Int(Self.longestTake)))
    }
    while nextTick <= end {
      try advance(to: nextTick)
      try tick()
    }
    if end > phone.time { isStale = true }
    try advance(to: end)
  }

  private mutating func advance(to time: TimeInterval) throws {
    phone.advance(to: time)
    try tellNotifications()
  }

  private mutating func tellNotifications() throws {
    while told < phone.notifications.count {
      told += 1
      try observer(.notification(phone.notifications[told - 1]))
    }
  }

  private mutating func tick() throws {
    ticks += 1
    isStale = false
    try check(watchedAt: moment)
    if isRecording { try record() }
  }

  private mutating func record() throws {
    try observer(.frame(moment))
    frames += 1
  }

  private mutating func finish() throws {
    step = tape.steps.last
    if isStale {
      try check(watchedAt: moment)
      if isRecording { try record() }
    }
    try reportWatches()
  }

  // MARK: What happens

  /// Sends an event now; a frame at the same time shows the state before it.
  mutating func send(_ event: Event) throws {
    try wait(until: phone.time)
    phone.send(event)
    isStale = true
    try observer(.event(event, phone.time))
    try tellNotifications()
  }

  private mutating func perform(_ action: Action) throws {
    switch action {
    case .tap(let target): try tap(target)
    case .longPress(let target, let choice): try longPress(target, choice)
    case .drag(let start, let end, let duration): try drag(from: start, to: end, duration)
    case .touch(let move, let point, let finger):
      try send(.touch(Touch(id: finger, move.phase, at: point)))
    case .wheel(let point, let down, let aside):
      try send(.wheel(dx: aside, dy: down, at: point))
    case .type(let text): try type(text)
    case .paste(let text): try send(.paste(text))
    case .compose(let text): try send(.composition(text))
    case .press(let stroke): try press(stroke)
    case .keyboard(let order): try arrangeKeyboard(order)
    case .rotate(let turn): try rotate(turn)
    case .sleep(let duration): try wait(duration)
    case .waitSettled: try waitUntilSettled()
    case .hide: isRecording = false
    case .show:
      isStale = isStale || !isRecording
      isRecording = true
    case .screenshot(let path):
      try observer(.screenshot(path: path, moment))
    case .set(let setting): try change(setting)
    case .expect(let expectation): try expect(expectation)
    }
  }

  private mutating func rotate(_ turn: Turn) throws {
    let orientation = phone.settings.orientation
    let turned = turn == .left ? orientation.rotatedLeft() : orientation.rotatedRight()
    try send(phone.setting(\.orientation, to: turned))
  }

  private mutating func change(_ setting: Setting) throws {
    if let event = try event(for: setting) { return try send(event) }
    try wait(until: phone.time)
    if case .slow(let slowness) = setting {
      (origin, ticks) = (nextTick, 0)
      self.slowness = slowness
    } else {
      _ = look.apply(setting)
      isStale = true
    }
    try observer(.look(setting, phone.time))
  }
}
