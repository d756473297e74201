import Foundation
import JSON
package import Reporting
import Simulation

/// An audit as one page: the heat map, the worst fields, and the picture of each worst moment.
package struct AuditPage {
  /// PNG files of the worst moments.
  package typealias Pictures = [FieldPlace: [UInt8]]

  private let report: AuditReport
  private let pictures: Pictures

  package init(_ report: AuditReport, pictures: Pictures = [:]) {
    self.report = report
    self.pictures = pictures
  }

  /// The file.
  package var html: HTMLText {
    ReportPage(
      heading: "Keyboard audit", summary: report.summary, isGood: report.isGood,
      content: .audit(legend: HeatShade.allCases.map(\.pageShade)), data: ScriptData(data)
    ).html
  }

  private var data: JSONValue {
    var numbers: [FieldPlace: Int] = [:]
    for (number, line) in report.lines.enumerated() { numbers[line.place] = number }
    // Equal pictures are stored once; a field that never moves has many.
    var files: [[UInt8]: Int] = [:]
    var order: [[UInt8]] = []
    let lines = report.lines.map { line -> JSONValue in
      let picture = pictures[line.place].map { bytes -> Int in
        if let known = files[bytes] { return known }
        files[bytes] = order.count
        order.append(bytes)
        return order.count - 1
      }
      return entry(line, picture)
    }
    return .object([
      ("lines", .array(lines)),
      ("pictures", .array(order.map { .string(HTMLText.picture($0)) })),
      ("blocks", .array(HeatMap(report).blocks.map { block($0, numbers) })),
    ])
  }

  private func entry(_ line: AuditReport.Line, _ picture: Int?) -> JSONValue {
    let result = line.result
    let settled = result.settled.isFinite ? result.settled.roundedText : "–"
    let phone = line.phone
    return .object([
      ("field", .string(result.field)), ("verdict", .string(report.verdict(result).rawValue)),
      ("clearance", .string(report.distance(result))), ("settled", .string(settled)),
      ("way", .string(result.moment.way.words)), ("device", .string(phone.device)),
      ("orientation", .string(phone.orientation)), ("scene", .string(phone.scene)),
      (
        "strategy",
        .string(([phone.strategy, phone.keyboard] + phone.unusual).joined(separator: " "))
      ),
      ("moved", .bool(result.isMovedNeedlessly)),
      ("picture", picture.map { .number($0) } ?? .null),
    ])
  }

  private func block(_ block: HeatMap.Block, _ numbers: [FieldPlace: Int]) -> JSONValue {
    .object([
      ("title", .string(block.title)),
      (
        "columns",
        .array(
          block.columns.map {
            .object([("device", .string($0.device)), ("orientation", .string($0.orientation))])
          })
      ), ("fields", .array(block.fields.map(JSONValue.string))),
      (
        "cells",
        .array(
          block.cells.map { row in
            .array(
              row.map { cell in
                guard let cell else { return .null }
                return .array([
                  .number(numbers[cell.place] ?? 0), .string(cell.shade.rawValue),
                  .string(cell.text), .bool(cell.isMoved),
                ])
              })
          })
      ),
    ])
  }
}

extension HeatShade {
  fileprivate var pageShade: PageShade {
    PageShade(name: rawValue, words: words, background: ground, text: ink)
  }
}
