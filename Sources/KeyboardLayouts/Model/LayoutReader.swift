import DeviceProfiles
import JSON

/// Reads the keys of a layout; what is wrong goes into the file's log.
struct LayoutReader {
  private enum Direction: String, CaseIterable { case ltr, rtl }

  private static let longestRow = 15

  let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func layout() -> KeyboardLayout {
    var layout = KeyboardLayout(
      id: object["id"].text() ?? "", name: object["name"].text() ?? "",
      isRightToLeft: object["direction"].choice(of: Direction.self) == .rtl,
      decimalSeparator: separator(), phonePages: pages(object["phone"]),
      padPages: pages(object["pad"]), alternatives: [:], words: words(),
      openingWords: object["openingWords"].ifPresent?.texts() ?? [],
      commonWords: object["commonWords"].ifPresent?.texts() ?? [])
    layout.alternatives = alternatives(of: layout.characters)
    return layout
  }

  private func separator() -> String {
    let text = object["decimalSeparator"].text() ?? "."
    if text.count != 1 { object["decimalSeparator"].report(LayoutRule.separator(text)) }
    return text
  }

  private func words() -> [KeyWord: String] {
    guard let words = object["words"].object(allowing: LayoutKeys.words.names) else { return [:] }
    var result: [KeyWord: String] = [:]
    for word in KeyWord.allCases { result[word] = words[word.rawValue].text() }
    return result
  }

  private func pages(_ node: JSONNode) -> [KeyboardPage: KeyboardLayout.Rows] {
    guard let pages = node.object(allowing: LayoutKeys.pages.names) else { return [:] }
    var result: [KeyboardPage: KeyboardLayout.Rows] = [:]
    for page in KeyboardPage.allCases { result[page] = rows(pages[page.rawValue]) }
    return result
  }

  private func rows(_ node: JSONNode) -> KeyboardLayout.Rows {
    guard let rows = node.elements() else { return [] }
    if rows.count != 3 { node.report(LayoutRule.rowCount(rows.count)) }
    return rows.compactMap { row in
      guard let text = row.text() else { return nil }
      let cells = KeyboardLayout.cells(text)
      if cells.count > Self.longestRow {
        row.report(LayoutRule.rowLength(cells.count, limit: Self.longestRow))
      }
      return cells
    }
  }

  private func alternatives(of characters: Set<String>) -> [String: [String]] {
    guard let object = object["alternatives"].ifPresent?.object() else { return [:] }
    var result: [String: [String]] = [:]
    for key in object.keys {
      if !characters.contains(key) { object[key].report(LayoutRule.strayAlternatives(key)) }
      guard let text = object[key].text() else { continue }
      let texts = text.split(separator: " ").map { String($0) }
      var seen: Set<String> = [key]
      for text in texts where !seen.insert(text).inserted {
        object[key].report(LayoutRule.repeatedAlternative(text))
      }
      result[key] = texts
    }
    return result
  }
}

extension KeyboardLayout {
  /// The labels of the keys of all pages.
  fileprivate var characters: Set<String> {
    let rows = [phonePages, padPages].flatMap { $0.values.joined() }
    return Set(
      rows.joined().compactMap { if case .character(let text) = $0 { text } else { nil } })
  }
}
