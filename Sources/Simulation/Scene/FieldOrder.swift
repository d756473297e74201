/// The editable rows of a scene in reading order, and each one's place in it.
struct FieldOrder: Hashable, Sendable {
  private let ids: [String]
  private let places: [String: Int]

  /// Lists the fields of a scene; of equal ids the first one counts.
  init(_ scene: Scene) {
    ids = scene.fields.map(\.id)
    places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }

  /// The field a number of places after another; nil past either end, and for an unknown id.
  func neighbour(of id: String, by step: Int) -> String? {
    guard let place = places[id], ids.indices.contains(place + step) else { return nil }
    return ids[place + step]
  }
}
