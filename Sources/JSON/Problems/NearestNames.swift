/// Finds the known names that are nearest to a misspelt one.
package enum NearestNames {
  /// Returns at most `limit` candidates within a small edit distance, nearest first.
  ///
  /// One edit inserts, removes or replaces a byte, or swaps two neighbours. The distance may be a
  /// third of the name's length, and at least two is always allowed; case is ignored. A name of
  /// more than 64 bytes has no candidates.
  package static func find(_ name: String, in candidates: [String], limit: Int = 3) -> [String] {
    let letters = Self.letters(name)
    guard letters.count <= 64 else { return [] }
    let farthest = max(2, letters.count / 3)
    var near: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let other = Self.letters(candidate)
      guard abs(other.count - letters.count) <= farthest else { continue }
      let distance = editDistance(letters, other)
      // A word with nothing in common is no suggestion, however short it is.
      guard distance <= farthest, distance < other.count else { continue }
      // Insertion keeps equal distances in the order of the candidates.
      let index = near.firstIndex { $0.distance > distance } ?? near.count
      near.insert((distance, candidate), at: index)
    }
    return near.prefix(limit).map(\.candidate)
  }

  private static func letters(_ name: String) -> [UInt8] {
    [UInt8](name.lowercased().utf8)
  }

  /// Returns the edit distance, with three rows of the table, in O(a.count × b.count) time.
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i]
      for j in 1...b.count {
        let changed = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(changed, previous[j] + 1, current[j - 1] + 1)
        let isSwap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]
        if isSwap { best = min(best, twoBack[j - 2] + 1) }
        current.append(best)
      }
      (twoBack, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
