import Foundation
import KeyboardLayouts

/// A finger that rests on a key, and when that means something.
struct LongPress: Hashable, Sendable {
  /// Seconds until a held key offers its alternatives or begins to repeat.
  static let delay: TimeInterval = 0.5
  /// Seconds from one repetition to the next.
  static let interval: TimeInterval = 0.1
  /// After so many characters whole words are deleted.
  static let charactersBeforeWords = 20

  /// The key's id.
  var key: String
  /// When something happens next if the finger stays; nil if nothing does.
  var due: TimeInterval?
  /// How often the key has repeated.
  var repetitions = 0

  /// Begins to hold a key at a time.
  init(_ key: Key, at time: TimeInterval) {
    self.key = key.id
    let isHeard = key.action == .delete || key.action == .space || !key.alternatives.isEmpty
    due = isHeard ? time + Self.delay : nil
  }
}
