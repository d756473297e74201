/// Sentences about changed views; many views with the same change share one.
enum ViewChanges {
  typealias Item = (name: String, fate: String)

  /// Up to this many views with the same change are named one by one.
  private static let mostNamed = 3

  static func words(_ news: [Item]) -> [String] {
    var fates: [String] = []
    for item in news where !fates.contains(item.fate) { fates.append(item.fate) }
    return fates.flatMap { fate -> [String] in
      let names = news.filter { $0.fate == fate }.map(\.name)
      guard names.count > mostNamed, let first = names.first, let last = names.last else {
        return names.map { "\($0) \(fate)" }
      }
      return ["\(names.count) views from \(first) to \(last) \(fate)"]
    }
  }
}
