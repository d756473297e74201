import Foundation

/// Finds rows of a layout by id and by height without looking at all of them: a scene may have
/// thousands.
struct RowIndex: Hashable, Sendable {
  /// Where a row is.
  struct Place: Hashable, Sendable {
    var group: Group
    var index: Int
  }

  /// The groups of rows, in the order in which an id is looked up.
  enum Group: CaseIterable, Hashable, Sendable { case content, pinned, bars }

  private let places: [String: Place]
  /// The upper edges of the content's rows; empty where they do not go down from row to row.
  private let tops: [CGFloat]
  /// Height of the content's tallest row.
  private let tallest: CGFloat

  /// Indexes the rows of each group; of equal ids the first one counts.
  init(_ rows: (Group) -> [SceneLayout.RowLayout]) {
    var places: [String: Place] = [:]
    for group in Group.allCases {
      for (index, row) in rows(group).enumerated() where places[row.id] == nil {
        places[row.id] = Place(group: group, index: index)
      }
    }
    self.places = places
    let frames = rows(.content).map(\.frame)
    let tops = frames.map(\.minY)
    // A row that fills the scroll view is not where its frame says.
    let isOrdered =
      zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 }
      && !rows(.content).contains { $0.placement == .filling }
    self.tops = isOrdered ? tops : []
    tallest = frames.map(\.height).max() ?? 0
  }

  /// The first row with an id; nil where there is none.
  func place(of id: String) -> Place? { places[id] }

  /// The rows of the content among which those at a height are, with a point to spare.
  ///
  /// - Parameter count: how many rows the content has.
  func rows(at y: CGFloat, of count: Int) -> Range<Int> {
    guard tops.count == count else { return 0..<count }
    let first = firstIndex { $0 >= y - tallest - 1 }
    return first..<max(first, firstIndex { $0 > y + 1 })
  }

  /// The first row whose upper edge meets a condition that all later ones meet too.
  private func firstIndex(where condition: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(tops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
