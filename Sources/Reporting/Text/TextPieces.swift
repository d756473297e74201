/// What a text is made of; only this module makes and reads it.
package struct TextPieces: Sendable {
  private let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  init(_ item: Item) { self.init([.item(item)]) }

  /// An item, or a whole text inside of another, which is not copied for it.
  enum Part: Sendable {
    case item(Item)
    case text(TextPieces)
  }

  /// A piece of a text, trusted or yet to be escaped.
  enum Item: Sendable {
    /// Stands in the program's source.
    case literal(StaticString)
    /// Comes from anywhere and is escaped.
    case value(String)
    /// Made by this module, of an embedded file for example.
    case trusted(String)
    /// A control sequence of a terminal; it has no width.
    case control(String)
    /// JSON for the script element that holds the data of a page.
    case scriptData(String)
  }

  /// Calls a function with each item in order.
  func forEach(_ body: (Item) -> Void) {
    for part in parts {
      switch part {
      case .item(let item): body(item)
      case .text(let pieces): pieces.forEach(body)
      }
    }
  }
}
