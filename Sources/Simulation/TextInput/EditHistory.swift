/// What was changed in a text, so that it can be undone and done again, in steps of a word.
package struct EditHistory: Hashable, Sendable {
  /// A piece of text that took another's place; places are UTF-8 offsets.
  struct Step: Hashable, Sendable {
    var start: Int
    var removed: String
    var inserted: String
    /// What was selected before; its upper end is where the caret was.
    var anchor: Int
    var head: Int

    var insertedEnd: Int { start + inserted.utf8.count }
    var removedEnd: Int { start + removed.utf8.count }
  }

  /// How a step came about: what goes on in the same way becomes a part of the last one.
  enum Kind: Hashable, Sendable {
    /// Single characters that follow each other, up to the next word.
    case typing
    /// Single characters taken away one after the other, forwards or backwards.
    case deleting
    /// Anything else, such as a paste or a prediction: always a step of its own.
    case replacing
  }

  private(set) var undone: [Step] = []
  private(set) var done: [Step] = []
  /// How the last step may go on; nil if it may not.
  private var open: Kind?

  private static let mostSteps = 100

  /// Whether there is a step to take back; the last 100 are kept.
  package var canUndo: Bool { !done.isEmpty }
  /// Whether a step was taken back and nothing has been changed since.
  package var canRedo: Bool { !undone.isEmpty }

  /// Keeps the next step apart from the last one, as once the caret was moved.
  mutating func close() { open = nil }

  /// Notes a step; what was undone before cannot be done again then.
  ///
  /// - Parameter startsWord: whether a word begins with it, which a new step does too.
  mutating func note(_ step: Step, _ kind: Kind, startsWord: Bool) {
    undone = []
    defer { open = kind == .replacing ? nil : kind }
    if kind == open, !startsWord, let last = done.last, let whole = Self.join(last, step) {
      done[done.count - 1] = whole
    } else {
      done.append(step)
      if done.count > Self.mostSteps { done.removeFirst() }
    }
  }

  /// Makes one step of two that touch; nil if they do not.
  private static func join(_ last: Step, _ next: Step) -> Step? {
    var whole = last
    if next.removed.isEmpty, next.start == last.insertedEnd {
      whole.inserted += next.inserted
      return whole
    }
    guard last.inserted.isEmpty, next.inserted.isEmpty else { return nil }
    if next.removedEnd == last.start {
      whole.start = next.start
      whole.removed = next.removed + last.removed
      return whole
    }
    guard next.start == last.start else { return nil }
    whole.removed += next.removed
    return whole
  }

  /// Takes the last step to be undone.
  mutating func takeDone() -> Step? {
    open = nil
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Takes the last undone step to be done again.
  mutating func takeUndone() -> Step? {
    open = nil
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
