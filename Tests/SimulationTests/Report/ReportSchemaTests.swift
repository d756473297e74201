import Foundation
import JSON
import Simulation
import TestSupport
import Testing

/// The one description of the state report: what is written, read and asked for follows from it.
@Suite struct ReportSchemaTests {
  private static func phones() throws -> [SimulatedDevice] {
    var focused = try SimulatedDevice.shipped()
    try focused.tapField("TextField 12")
    focused.advance(to: 0.125)
    var still = try SimulatedDevice.with(
      Scene(
        id: "still", name: "Still", body: .plain,
        sections: [Scene.Section(rows: [.field("A"), .field("B")])]))
    still.runUntilIdle()
    return [try SimulatedDevice.shipped(), focused, still]
  }

  private func names(_ value: JSONValue?) -> [String] { (value?.members ?? []).map(\.name) }

  @Test func everyKeyIsWrittenInItsOrder() throws {
    for phone in try Self.phones() {
      check(phone.report.json, StateReport.schema.keys, "report")
    }
  }

  private func check(_ value: JSONValue, _ keys: [ReportKey], _ path: String) {
    let expected = keys.map(\.name)
    let optional = Set(keys.filter { $0.absence == .leftOut }.map(\.name))
    let written = names(value)
    #expect(
      written == expected.filter { written.contains($0) || !optional.contains($0) }, "\(path)")
    for key in keys {
      guard let inner = value[key.name] else { continue }
      #expect(inner != .null || key.absence == .null, "\(path).\(key.name)")
      if inner == .null { continue }
      switch key.shape {
      case .text: #expect(inner.string != nil)
      case .number: #expect(inner.number != nil)
      case .flag: #expect(inner.bool != nil)
      case .object(let keys): check(inner, keys, "\(path).\(key.name)")
      case .list(let keys):
        for item in inner.items ?? [] { check(item, keys, "\(path).\(key.name)") }
      }
    }
  }

  @Test func aSingleValueIsThatOfTheWholeReport() throws {
    for phone in try Self.phones() {
      let report = phone.report.json
      for path in Self.paths(report, StateReport.schema.keys) {
        let keys = path.split(separator: ".").map(String.init)
        let expected = keys.reduce(report) { value, key in
          Int(key).flatMap { value.items?[$0] } ?? value[key] ?? .null
        }
        #expect(try ReportPath(path).value(in: phone) == expected, "\(path)")
      }
      #expect(
        try ReportPath("views.count").value(in: phone)
          == .number(report["views"]?.items?.count ?? -1))
      #expect(try ReportPath("views.100000.id").value(in: phone) == .null)
    }
  }

  private static func paths(_ value: JSONValue, _ keys: [ReportKey]) -> [String] {
    keys.flatMap { key -> [String] in
      let inner = value[key.name] ?? .null
      switch key.shape {
      case .object(let keys):
        return [key.name] + paths(inner, keys).map { "\(key.name).\($0)" }
      case .list(let keys):
        return (inner.items ?? []).prefix(3).enumerated().flatMap { index, item in
          ["\(key.name).\(index)"] + paths(item, keys).map { "\(key.name).\(index).\($0)" }
        }
      default: return [key.name]
      }
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let reports = try Self.phones().map(\.report)
    for report in reports {
      let read = try StateReport.read(Data(report.file), file: "a.json").get()
      #expect(read.map { $0.json.text() } == [report.json.text()])
    }
    let list = JSONValue.array(reports.map(\.json))
    #expect(try StateReport.read(Data(list.file), file: "a.json").get().count == reports.count)
  }

  @Test(arguments: [
    ("", "r:1: the file is empty; write a JSON object"),
    ("[]", "r:1: is an empty list; use a list of at least 1"),
    ("{}", "r:1: device: is missing; add a text in quotes"),
    ("{\"device\": \"a\",\n\"views\": 3}", "r:2: views: is 3; use a list"),
    (
      "{\"device\": \"a\", \"views\": [\n{\"id\": \"b\",\n\"frame\": {\"x\": \"1\"}}]}",
      "r:3: views[0].frame.x: is \"1\"; use a number"
    ),
    (
      "{\"device\": \"a\", \"views\": [],\n\"screen\": null}",
      "r:2: screen: is null; use an object"
    ),
  ])
  func otherFilesAreRefusedWithTheirLines(text: String, problem: String) throws {
    guard case .failure(let bad) = StateReport.read(Data(text.utf8), file: "r") else {
      return #expect(Bool(false), "\(text) was read")
    }
    #expect(bad.problems.first?.description == problem)
  }

  @Test func everyKeyIsExplained() {
    func check(_ keys: [ReportKey], _ path: String) {
      #expect(Set(keys.map(\.name)).count == keys.count)
      for key in keys {
        #expect(key.meaning.hasSuffix("."), "\(path)\(key.name)")
        switch key.shape {
        case .object(let inner) where key.shape == .object(inner) && inner.first?.meaning != "":
          check(inner, "\(path)\(key.name).")
        case .list(let inner): check(inner, "\(path)\(key.name).")
        default: break
        }
      }
    }
    check(StateReport.schema.keys, "")
  }
}
