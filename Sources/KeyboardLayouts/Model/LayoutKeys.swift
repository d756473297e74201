/// The keys of a layout file, by the object they stand in.
///
/// Raw values are the names of the definitions in the schema; `layout` is the whole file.
package enum LayoutKeys: String, CaseIterable, Hashable, Sendable {
  case layout, words, pages

  package var names: [String] {
    switch self {
    case .layout:
      [
        "$schema", "id", "name", "direction", "decimalSeparator", "words", "phone", "pad",
        "alternatives", "openingWords", "commonWords",
      ]
    case .words: KeyWord.allCases.map(\.rawValue)
    case .pages: KeyboardPage.allCases.map(\.rawValue)
    }
  }
}
