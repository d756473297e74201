import Foundation
import Assets
import DeviceProfiles
import KeyboardAvoidance
import KeyboardLayouts
import Reporting
import Simulation

/// `list`: prints the values that can be chosen, one id per line with its title.
struct ListCommand {
  private let what: String
  private let library = AssetFinder()

  init(_ arguments: Arguments) { what = arguments.operands.first ?? "" }

  func perform() throws -> ExitStatus {
    let isShipped = ["devices", "scenes", "layouts", "tapes"].contains(what)
    if isShipped, !Assets.areThere { throw UsageError.noAssets }
    var table = TerminalTable()
    for (id, text) in rows { table.add(["\(id)", "\(text)"]) }
    let lines = table.lines
    for line in lines { try Output.line(line) }
    return lines.isEmpty ? .nothingMatched : .good
  }

  private var rows: [(String, String)] {
    switch what {
    case "devices": devices
    case "scenes": names(.scenes) { try? library.scene($0).name }
    case "layouts": names(.layouts) { try? library.layout($0).name }
    case "strategies": AvoidanceStrategies.all.map { ($0.id, $0.title) }
    case "tapes": AssetFinder.shippedTapes.map { ($0, AssetFinder.summary(ofTape: $0)) }
    case "report-keys": StateReport.documentation.map { ($0.path, "\($0.kind): \($0.meaning)") }
    default: KeyboardType.allCases.map { ($0.rawValue, $0.isPad ? "pad" : "") }
    }
  }

  private var devices: [(String, String)] {
    let catalog = DeviceCatalog(folder: Assets.url(.devices))
    for problem in catalog.problems { Program.printError(problem) }
    return catalog.devices.flatMap { device in
      device.names.map { name in
        let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
        return (DeviceSlug.slug(name), "\(name), \(size), class \(device.id)")
      }
    }
  }

  private func names(
    _ folder: Assets.Folder, _ title: (String) -> String?
  ) -> [(String, String)] {
    library.names(folder).map { ($0, title($0) ?? "") }
  }
}
