package import DeviceProfiles
package import Foundation

/// Reads layout files.
package enum LayoutFile {
  /// Reads one layout; if anything is wrong, tells all that is.
  package static func decode(_ data: Data, file: String) -> Result<KeyboardLayout, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      root.object(allowing: LayoutReader.keys).map { LayoutReader($0).layout() }
    }
  }
}

/// What can be wrong with a layout beyond its JSON, and the words for it.
enum LayoutRule: ProblemWords {
  case rowCount(Int)
  case rowLength(Int, limit: Int)
  case separator(String)

  var problem: String {
    switch self {
    case .rowCount(let count): "has \(count) rows"
    case .rowLength(let count, _): "has \(count) keys"
    case .separator(let text): "\"\(text)\" is not one character"
    }
  }

  var remedy: String {
    switch self {
    case .rowCount: "give the three rows above the space bar's"
    case .rowLength(_, let limit): "give 1 to \(limit) keys, with a space between two"
    case .separator: "give the one that parts whole numbers from decimals, such as \".\""
    }
  }
}

/// Reads the keys of a layout; what is wrong goes into the file's log.
struct LayoutReader {
  static let keys = [
    "$schema", "id", "name", "direction", "decimalSeparator", "space", "phone", "pad",
    "openingWords", "commonWords",
  ]

  private enum Direction: String, CaseIterable { case ltr, rtl }

  let object: JSONObject

  init(_ object: JSONObject) { self.object = object }

  func layout() -> KeyboardLayout {
    KeyboardLayout(
      id: object["id"].text() ?? "", name: object["name"].text() ?? "",
      isRightToLeft: object["direction"].choice(of: Direction.self) == .rtl,
      decimalSeparator: separator(), phonePages: pages(object["phone"]),
      padPages: pages(object["pad"]), spaceLabel: object["space"].text() ?? "",
      openingWords: object["openingWords"].ifPresent?.texts() ?? [],
      commonWords: object["commonWords"].ifPresent?.texts() ?? [])
  }

  private func separator() -> String {
    let text = object["decimalSeparator"].text() ?? "."
    if text.count != 1 { object["decimalSeparator"].report(LayoutRule.separator(text)) }
    return text
  }

  private func pages(_ node: JSONNode) -> [KeyboardPage: KeyboardLayout.Rows] {
    let names = KeyboardPage.allCases.map(\.rawValue)
    guard let pages = node.object(allowing: names) else { return [:] }
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

  private static let longestRow = 15
}
