import Assets
import DeviceProfiles
import Foundation
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Reporting
import Simulation

/// `list`: prints the values that can be chosen, as a table or as JSON.
struct ListCommand {
  private let what: String
  private let isJSON: Bool
  private let library = AssetFinder()

  init(_ arguments: Arguments) {
    what = arguments.operands.first ?? ""
    isJSON = arguments.has("json")
  }

  func perform() throws -> ExitStatus {
    let isShipped = ["devices", "scenes", "layouts", "tapes"].contains(what)
    if isShipped, !Assets.areThere { throw UsageError.noAssets }
    let items = items
    if isJSON {
      try Output.write(JSONFile(.array(items.map(\.json))))
    } else {
      var table = TerminalTable()
      for item in items { table.add(["\(item.id)", "\(item.text)"]) }
      for line in table.lines { try Output.line(line) }
    }
    return items.isEmpty ? .nothingMatched : .good
  }

  private var items: [ListedItem] {
    switch what {
    case "devices": devices
    case "scenes": library.names(.scenes).compactMap { try? ListedItem(library.scene($0)) }
    case "layouts": library.names(.layouts).compactMap { try? ListedItem(library.layout($0)) }
    case "strategies":
      AvoidanceStrategies.all.map {
        ListedItem($0.id, title: $0.title, [("options", .array(Self.options(of: $0.id)))])
      }
    case "tapes":
      AssetFinder.shippedTapes.map { ListedItem($0, title: AssetFinder.summary(ofTape: $0)) }
    case "report-keys": StateReport.documentation.map(ListedItem.init)
    default: KeyboardType.allCases.map(ListedItem.init)
    }
  }

  private static func options(of strategy: String) -> [JSONValue] {
    SettingTable.standard.rows.map(\.facts).filter { $0.strategy == strategy }
      .map { .string($0.option) }
  }

  private var devices: [ListedItem] {
    let catalog = DeviceCatalog(folder: Assets.url(.devices))
    for problem in catalog.problems { Program.printError(problem) }
    return catalog.devices.flatMap { device in
      device.names.map { ListedItem(model: $0, of: device) }
    }
  }
}
