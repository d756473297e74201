extension Sequence where Element: Hashable {
  /// Returns each element once, in the order of first occurrence.
  package var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
