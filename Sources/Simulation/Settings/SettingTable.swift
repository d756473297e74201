import JSON

/// All settings of the device, each in a row from which everything else that names it is derived.
///
/// A value: a test adds a row to a copy, and whatever takes a table follows.
package struct SettingTable: Sendable {
  /// In the order of help.
  package var rows: [any AnySettingRow]

  /// The program's own table.
  package static let standard = SettingTable(
    rows: DeviceRows.all + KeyboardRows.all.prefix(2) + LookRows.all + KeyboardRows.all.dropFirst(2)
      + StatusBarRows.all + StrategyRows.all)

  /// Returns the row of an id.
  package subscript(id: String) -> (any AnySettingRow)? { rows.first { $0.facts.id == id } }

  /// Returns the row of an option, without dashes and without `no-`.
  package func row(option: String) -> (any AnySettingRow)? {
    rows.first { $0.facts.option == option }
  }

  /// Returns the row of a tape's word.
  package func row(tapeWord: String) -> (any AnySettingRow)? {
    rows.first { $0.facts.tapeWord == tapeWord }
  }

  /// A use whose order others rely on: rows that it does not name follow in the table's order.
  package enum Order: Sendable {
    /// The axes of the matrix from the slowest on; the scene and then `fastestAxes` change faster.
    case matrix
    /// The words of a golden's name.
    case names
    /// The keys of an audit's report.
    case reports
    /// The keys of kept state and the lines of a recorded tape.
    case state

    fileprivate var ids: [String] {
      switch self {
      case .matrix:
        [
          "device", "ios", "layout", "orientation", "contentSize", "appearance", "contrast",
          "keyboard", "predictiveBar", "hardwareKeyboard",
        ]
      case .names:
        [
          "strategy", "contentSize", "layout", "predictiveBar", "hardwareKeyboard", "arrangement",
          "ios", "contrast", "boldText", "appearance",
        ]
      case .reports:
        [
          "device", "orientation", "strategy", "keyboard", "contentSize", "predictiveBar",
          "hardwareKeyboard", "arrangement", "ios", "layout", "appearance",
        ]
      case .state:
        [
          "device", "ios", "orientation", "strategy", "keyboard", "layout", "appearance",
          "contentSize", "contrast", "boldText", "reduceMotion", "softwareKeyboard",
          "predictiveBar", "hardwareKeyboard", "arrangement",
        ]
      }
    }

  }

  private static let fastestIDs = ["strategy", "arrangement"]

  /// The axes of the matrix that change faster than the scene.
  package var fastestAxes: [any AnySettingRow] { Self.fastestIDs.compactMap { self[$0] } }

  /// Returns the rows in the order of a use.
  package func rows(_ order: Order) -> [any AnySettingRow] {
    let named = order.ids + (order == .matrix ? Self.fastestIDs : [])
    return order.ids.compactMap { self[$0] } + rows.filter { !named.contains($0.facts.id) }
  }

  /// Whether a use has named the row since 0.1.0: files of that version lack what came later.
  package func isNamed(_ row: any AnySettingRow, in order: Order) -> Bool {
    order.ids.contains(row.facts.id)
  }
}
