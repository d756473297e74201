import DisplayList

/// What two lists of commands share, in the same order, and what lies between.
///
/// A pixel that none of the differing commands touches is drawn by the same commands in the same
/// order in both lists, so it is the same pixel.
struct Alignment {
  struct Gap {
    var old: [DrawCommand] = []
    var new: [DrawCommand] = []
  }

  private(set) var gaps: [Gap] = []

  init(_ old: [DrawCommand], _ new: [DrawCommand]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    align(old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
  }

  /// Matches equal commands greedily as long as their order stays the same.
  private mutating func align(_ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>) {
    guard !old.isEmpty, !new.isEmpty else { return close(Array(old), Array(new)) }
    var places: [DrawCommand: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index], default: []].append(index) }
    var next = old.startIndex
    var pending: [DrawCommand] = []
    for command in new {
      while let first = places[command]?.last, first < next { places[command]?.removeLast() }
      guard let match = places[command]?.last else {
        pending.append(command)
        continue
      }
      close(Array(old[next..<match]), pending)
      pending = []
      next = match + 1
    }
    close(Array(old[next...]), pending)
  }

  private mutating func close(_ old: [DrawCommand], _ new: [DrawCommand]) {
    if !old.isEmpty || !new.isEmpty { gaps.append(Gap(old: old, new: new)) }
  }
}
