import DeviceProfiles
import DisplayList
import Foundation
import Picture
import Reporting
import SDLHost
import Simulation
import Workbench

/// `shot`: draws one picture and writes its state report.
struct ShotCommand {
  private let arguments: Arguments
  private let outputs: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    outputs = arguments.all("output")
    if outputs.isEmpty, !arguments.has("report") {
      throw .other("shot needs an output; give -o FILE")
    }
    for output in outputs where output != "-" && Format(output) == nil {
      throw .other("the picture's file \"\(output)\" must end in .png or .svg")
    }
    var seen: Set<String> = []
    for path in outputs + arguments.all("report") where !seen.insert(path).inserted {
      throw .other("two outputs have the same file, \(path); give each its own")
    }
  }

  func perform() throws -> ExitStatus {
    let selections = try DeviceOptions.all(arguments, AssetFinder())
    let look = try CaptureOptions(arguments, selections)
    let fonts = try FontLibrary()
    let ruler = TextRuler(fonts: fonts)
    var phones = selections.map { $0.phone(ruler) }
    let words = WordSource(arguments["words"] ?? "none")
    for index in phones.indices { try words.complete(&phones[index]) }
    for index in phones.indices { try bring(&phones[index]) }
    try letTimePass(&phones)
    for problem in phones.compactMap(\.diagnostics.last) { Program.printError("\(problem)") }
    if !outputs.isEmpty { try draw(phones, look, fonts) }
    if let report = arguments["report"] { try Output.write(Capture.report(phones), to: report) }
    return .good
  }

  /// Performs `--focus` and `--type`.
  private func bring(_ phone: inout SimulatedDevice) throws(UsageError) {
    if let label = arguments["focus"] {
      try phone.tapField(label)
    } else if arguments.has("type"), phone.focus == nil {
      throw .other("--type needs a focused field; add --focus LABEL")
    }
    if let text = arguments["type"] { phone.send(.text(text)) }
  }

  /// Advances all phones to the same time: that of `--at`, or when nothing moves any more.
  private func letTimePass(_ phones: inout [SimulatedDevice]) throws(UsageError) {
    let wanted = "seconds from 0 to 3600"
    if let time = try arguments.number("at", in: 0...3600, wanted: wanted) {
      for index in phones.indices { phones[index].advance(to: time) }
      return
    }
    for index in phones.indices {
      phones[index].runUntilIdle()
      // Scrolling the field into view shows the scroll indicator, which then fades.
      if let end = phones[index].indicatorEnd { phones[index].advance(to: end) }
    }
    let last = phones.map(\.time).max() ?? 0
    for index in phones.indices { phones[index].advance(to: last) }
  }

  private func draw(_ phones: [SimulatedDevice], _ look: CaptureOptions, _ fonts: FontLibrary)
    throws
  {
    let list = look.displayList(phones)
    if outputs.contains(where: { Format($0) == .svg }) {
      let svg = SVGDocument.xml(list, scale: look.scale, background: look.background).bytes
      for output in outputs where Format(output) == .svg { try Output.write(svg, to: output) }
    }
    let bitmaps = outputs.filter { Format($0) != .svg }
    guard !bitmaps.isEmpty else { return }
    let png = try Capture.png(
      list, scale: look.scale, background: look.background, fonts: fonts)
    for output in bitmaps { try Output.write(png, to: output) }
  }

  /// The format of a picture's file, by the ending of its name.
  private enum Format: String {
    case png, svg

    init?(_ path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
  }
}

extension SimulatedDevice {
  /// Taps a field in its middle, after scrolling it into view, as a person would.
  mutating func tapField(_ label: String) throws(UsageError) {
    guard let row = row(named: label), row.kind.isEditable else {
      throw .unknownField(label, fields: scene.fields.map(\.name))
    }
    tap(row: row.id)
  }
}
