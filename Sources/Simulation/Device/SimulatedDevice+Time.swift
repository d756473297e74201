package import Foundation

/// What happens by itself: each part says what it is doing, and the device asks them all.
extension SimulatedDevice {
  /// What acts or moves by itself, in the order in which those act that are due at the same time.
  private enum Source: CaseIterable {
    case notifications, longPresses, selection, highlights, field
    case keyboard, scrollViews, avoidance
  }

  private func activity(of source: Source) -> Activity {
    switch source {
    case .notifications: notifications.activity(at: time)
    case .longPresses: keyboard.presses.holdActivity
    case .selection: textInput.selectionActivity
    case .highlights: keyboard.highlights.activity(at: time)
    case .field: textInput.fieldActivity(at: time)
    case .keyboard: keyboard.positionActivity(at: time)
    case .scrollViews: scrollViews.activity(at: time)
    case .avoidance: avoidance.activity(at: time)
    }
  }

  /// What all parts are doing.
  private var activity: Activity {
    var all = Activity.idle
    for source in Source.allCases { all.merge(activity(of: source)) }
    return all
  }

  /// Advances the clock to a time; one in the past, or that is not finite, changes nothing.
  package mutating func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    while let due = activity.nextAction, due <= time {
      self.time = max(self.time, due)
      fireDue(at: due)
    }
    self.time = max(self.time, time)
  }

  /// Lets the first source act that is due.
  private mutating func fireDue(at due: TimeInterval) {
    let source = Source.allCases.first { (activity(of: $0).nextAction ?? .infinity) <= due }
    switch source {
    case .notifications:
      if let notification = notifications.takeDue() { post(notification) }
    case .longPresses: fireLongPress()
    case .selection: followSelectionDrag()
    case .highlights: keyboard.highlights.expire(at: due)
    case .field: maskTypedCharacter()
    case .keyboard, .scrollViews, .avoidance, nil: break
    }
  }

  /// Advances until nothing moves and nothing is to be posted any more.
  package mutating func runUntilIdle() {
    while let end = settlingTime { advance(to: end) }
  }

  /// When everything that moves now will rest; nil if nothing moves.
  package var settlingTime: TimeInterval? { activity.end }

  /// Whether nothing moves, no finger holds anything, and nothing is left to be posted.
  ///
  /// A blinking caret does not count.
  package var isSettled: Bool {
    let activity = activity
    return activity.end == nil && !activity.isHeld
  }

  /// When the picture changes next by itself; now while something moves, nil if it never does.
  package var nextChange: TimeInterval? {
    let activity = activity
    return [activity.nextAction, activity.nextChange].compactMap(\.self).min()
  }

  /// Whether the caret is in the visible half of its blinking; false without a focus.
  package var isCaretLit: Bool { focusedField?.isCaretLit(at: time) ?? false }

  /// When the scroll indicator will be gone; nil if none is visible or a finger keeps it.
  package var indicatorEnd: TimeInterval? { scroll.indicatorEnd(after: time) }
}
