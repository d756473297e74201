/// A cache that forgets what was used longest ago once it holds too many bytes.
struct ByteCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var bytes: Int
    var older: Int
    var newer: Int
  }

  let limit: Int
  private(set) var bytes = 0
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  /// Returns the value and marks it as used; costs one hash.
  mutating func find(_ key: Key) -> Value? {
    guard let place = places[key], let entry = entries[place] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entry.value
  }

  /// Keeps a value; one that is larger than the whole cache pushes all else out.
  mutating func insert(_ value: Value, for key: Key, bytes cost: Int) {
    if let place = places[key] { remove(place) }
    while bytes + cost > limit, oldest >= 0 { remove(oldest) }
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(nil) }
    entries[place] = Entry(key: key, value: value, bytes: cost, older: -1, newer: -1)
    places[key] = place
    bytes += cost
    link(place)
  }

  mutating func removeAll() { self = ByteCache(limit: limit) }

  private mutating func link(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    guard let entry = entries[place] else { return }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
  }

  private mutating func remove(_ place: Int) {
    guard let entry = entries[place] else { return }
    unlink(place)
    places[entry.key] = nil
    entries[place] = nil
    free.append(place)
    bytes -= entry.bytes
  }
}
