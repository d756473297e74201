/// The pieces of a text; only this module creates and reads them.
package struct TextPieces: Sendable {
  private let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  init(_ item: Item) { self.init([.item(item)]) }

  /// An item, or a whole text that is inserted without a copy.
  enum Part: Sendable {
    case item(Item)
    case text(TextPieces)
  }

  /// A piece of a text, trusted or yet to be escaped.
  enum Item: Sendable {
    /// Part of the program's source.
    case literal(StaticString)
    /// From anywhere; it is escaped.
    case value(String)
    /// Made by this module, for example from an embedded file.
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
