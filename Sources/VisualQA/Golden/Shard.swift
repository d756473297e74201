/// One part of a run that is shared among several machines.
package struct Shard: Hashable, Sendable {
  /// The number of this shard, from 1.
  package let index: Int
  /// The number of shards, from 1.
  package let count: Int

  /// Reads `i/n`, counted from 1; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      let index = Int(parts[0]), let count = Int(parts[1]), count >= 1, (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// As it is read: `i/n`.
  package var text: String { "\(index)/\(count)" }

  /// As names of files end that are a part's own.
  package var suffix: String { "-\(index)-of-\(count)" }

  /// Every nth element, so that all parts take about as long.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: index - 1, to: all.count, by: count).map { all[$0] }
  }

  /// Puts parts of one whole together in the order that the whole had: the other way of `part`.
  ///
  /// Parts without a shard are concatenated.
  static func joined<Element>(_ parts: [(shard: Shard?, elements: [Element])]) -> [Element] {
    let shards = parts.compactMap(\.shard)
    guard shards.count == parts.count else { return parts.flatMap(\.elements) }
    let order = zip(shards, parts).sorted { $0.0.index < $1.0.index }.map(\.1.elements)
    return (0..<(order.map(\.count).max() ?? 0)).flatMap { place in
      order.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}
