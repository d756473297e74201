import Assets
import DeviceProfiles
import Foundation
import InterfaceStyles
import JSON
import KeyboardAvoidance
import KeyboardLayouts
import Reporting
import Simulation
import TestSupport
import Testing
import VisualQA

/// What an audit finds, against phones that are driven by hand.
@Suite struct AuditTests {
  private static let catalog = DeviceCatalog(folder: Assets.url(.devices))

  private func job(
    _ scene: String, _ strategy: String, _ device: String = "iphone-15-pro",
    _ orientation: Orientation = .portrait
  ) throws -> TestCase {
    let profile = try #require(Self.catalog.device(device)).profile
    let layout = try LayoutFile.decode(
      Data(contentsOf: Assets.url(.layouts).appendingPathComponent("en-US.json")), file: "en-US"
    ).get()
    let file = Assets.url(.scenes).appendingPathComponent(scene + ".json")
    var settings = DeviceSettings(
      device: profile, deviceID: device,
      version: try profile.resolvedVersion(nil, for: device), layout: layout,
      orientation: orientation)
    settings.strategy = try #require(StrategyValue(named: strategy))
    return TestCase(
      settings: settings, scene: try SceneFile.decode(Data(contentsOf: file), file: scene).get())
  }

  private func audit(_ job: TestCase) throws -> JobResult {
    Audit.run(job, ruler: FixedRuler())
  }

  @Test func withoutAvoidanceLowFieldsAreCovered() throws {
    let job = try job("tab-form", "none")
    let result = try audit(job)
    #expect(result.fields.map(\.field) == (0..<30).map { "TextField \($0)" })
    let covered = result.fields.filter { $0.isCovered(below: 0) }
    #expect(covered.count > 15)
    // The first field is far above the keyboard, and nothing ever moves by itself.
    #expect(result.fields[0].clearance > 100)
    #expect(result.fields.allSatisfy { !$0.isMovedNeedlessly })
    var phone = SimulatedDevice(
      settings: job.settings, scene: job.scene, ruler: FixedRuler())
    phone.tap(row: "textfield-0")
    phone.runUntilIdle()
    #expect(phone.clearance == result.fields[0].settled)
  }

  /// Scrolling to the next field dismisses the keyboard here; the tap comes when everything is at rest.
  @Test func aFieldThatMovesWithTheKeyboardIsReached() throws {
    var job = try job("split-form", "content-inset", "iphone-14-pro")
    job.settings.contentSize = .accessibilityMedium
    let result = try audit(job)
    #expect(result.fields.contains { $0.field == "Phone" })
    let missed = result.fields.filter { !$0.isReached }.map(\.field)
    #expect(missed.isEmpty)
  }

  @Test(arguments: ["content-inset", "bottom-constraint", "layout-guide", "keyboard-responder"])
  func theStrategiesThatSeeKeepEveryFieldClear(strategy: String) throws {
    for (device, orientation) in [
      ("iphone-15-pro", Orientation.portrait), ("iphone-se-1", .landscapeLeft),
      ("ipad-10.9", .landscapeRight),
    ] {
      let result = try audit(try job("scroll-form", strategy, device, orientation))
      #expect(result.fields.count == 12)
      for field in result.fields {
        #expect(field.isReached && !field.isCovered(below: 0), "\(device) \(field)")
        #expect(field.clearance <= field.settled)
        #expect(!field.isMovedNeedlessly, "\(device) \(field)")
      }
    }
  }

  @Test func theSmallestClearanceIsThatOfSomeFrame() throws {
    let result = try audit(try job("scroll-form", "keyboard-observing"))
    // It eases out and so is ahead of a keyboard that sinks to a lower one: by a few points, briefly.
    let brief = result.fields.filter { $0.clearance < $0.settled - 1 }
    #expect(!brief.isEmpty)
    #expect(brief.allSatisfy { $0.moment.time < 0.6 && $0.clearance > -20 })
  }

  @Test func theSameJobHasTheSameResult() throws {
    let job = try job("contact", "content-inset", "ipad-pro-11")
    #expect(try audit(job).fields == audit(job).fields)
  }

  @Test func aWorstMomentIsFoundAgain() throws {
    let job = try job("scroll-form", "keyboard-observing", "iphone-15-pro", .landscapeLeft)
    let result = try audit(job)
    let moments = Set(result.fields.map(\.moment))
    let phones = Audit.phones(at: moments, of: job, ruler: FixedRuler())
    #expect(phones.count == moments.count)
    for field in result.fields {
      let phone = try #require(phones[field.moment])
      #expect(phone.clearance == field.clearance)
      #expect(
        phone.focus.flatMap { id in job.scene.rows.first { row in row.id == id } }?.name
          == field.field)
    }
    #expect(Set(result.fields.map(\.moment.way)).count > 1)
  }

  @Test func whatMissesItsFieldHasAMomentToo() throws {
    let job = try job("tab-form", "none", "iphone-se-1", .landscapeLeft)
    let missed = try audit(job).fields.filter { !$0.isReached }
    #expect(!missed.isEmpty)
    let phones = Audit.phones(at: Set(missed.map(\.moment)), of: job, ruler: FixedRuler())
    #expect(missed.allSatisfy { phones[$0.moment] != nil })
  }

  // MARK: Reports

  @Test func aReportOfPartsIsTheReportOfTheWhole() throws {
    let jobs = try [
      ("tab-form", "none", "iphone-8"), ("tab-form", "content-inset", "iphone-8"),
      ("scroll-form", "none", "ipad-10.9"), ("contact", "none", "iphone-8"),
    ].map { try job($0.0, $0.1, $0.2) }
    let results = try jobs.map(audit)
    for count in 1...4 {
      let parts = try (1...count).map { index -> AuditReport in
        let shard = try #require(Shard("\(index)/\(count)"))
        let part = AuditReport(shard.part(of: results), minimum: 3, shard: shard)
        let read = try #require(AuditReport(json: Data(part.output(.json).bytes)))
        #expect(read.shard == shard)
        return read
      }
      let (whole, joined) = (AuditReport(results, minimum: 3), AuditReport(joining: parts))
      #expect(whole.summary == joined.summary)
      func rows(_ report: AuditReport, _ form: AuditReport.Form) -> [String] {
        report.output(form).text.split(separator: "\n").sorted().map(String.init)
      }
      #expect(rows(whole, .csv) == rows(joined, .csv))
      #expect(rows(whole, .junit) == rows(joined, .junit))
    }
    for text in ["", "{}", "[]", "{\"fields\": 3}"] {
      #expect(AuditReport(json: Data(text.utf8)) == nil)
    }
  }

  @Test func reportsTellTheWorstFirst() throws {
    let results = try ["none", "content-inset"].map { try audit(try job("tab-form", $0)) }
    let report = AuditReport(results, minimum: 0)
    #expect(!report.isGood)
    let text = report.output(.text).text
    let lines = text.split(separator: "\n")
    #expect(lines[0].contains("clearance") && lines[1].hasPrefix("covered"))
    #expect(lines.last?.contains("60 fields on 2 phones") == true)
    #expect(!text.contains("\u{1B}"))
    #expect(report.output(.text, isColored: true).text.contains("\u{1B}[31mcovered"))
    let json = try JSONSerialization.jsonObject(with: Data(report.output(.json).bytes))
    let object = try #require(json as? [String: Any])
    #expect(object["fields"] as? Int == 60)
    #expect(object["covered"] as? Int == report.coveredCount)
    let clearances = (object["results"] as? [[String: Any]])?.compactMap {
      $0["clearance"] as? Double
    }
    #expect(clearances?.count == 60)
    #expect(clearances?.first == clearances?.min() && clearances?.last == clearances?.max())
    #expect(report.output(.csv).text.split(separator: "\n").count == 61)
    let junit = report.output(.junit).text
    #expect(junit.components(separatedBy: "<testcase").count == 61)
    #expect(junit.components(separatedBy: "<failure").count > report.coveredCount)
  }

  @Test func theWantedClearanceDecides() throws {
    let result = try audit(try job("tab-form", "content-inset"))
    #expect(AuditReport([result], minimum: 0).isGood)
    let strict = AuditReport([result], minimum: 5)
    #expect(!strict.isGood && strict.coveredCount > 0)
    #expect(AuditReport([], minimum: 0).isEmpty)
  }

  @Test func roomIsAskedForOnceTheKeyboardIsUp() throws {
    // The form keeps four points; the lowest fields touch the screen's edge before.
    let result = try audit(try job("tab-form", "content-inset"))
    #expect(result.fields.contains { $0.clearance < 1 })
    #expect(AuditReport([result], minimum: 4).isGood)
    let bare = try audit(try job("tab-form", "none"))
    let lenient = AuditReport([bare], minimum: -300)
    #expect(lenient.coveredCount > 0)
    #expect(lenient.coveredCount < AuditReport([bare], minimum: 0).coveredCount)
  }

  @Test func whatNobodyHasMeasuredIsNotCovered() throws {
    var pad = try job("tab-form", "none", "iphone-air", .landscapeLeft)
    pad.settings.keyboardType = .numberPad
    let result = try audit(pad)
    #expect(result.fields.allSatisfy { !$0.isMeasured })
    let report = AuditReport([result], minimum: 8)
    #expect(report.isGood)
    #expect(report.summary.contains("30 not measured"))
    #expect(report.output(.text).text.contains("the keyboard of iphone-air landscape-left"))
    let read = try #require(AuditReport(json: Data(report.output(.json).bytes)))
    #expect(read.summary == report.summary)
  }

  @Test func eachStrategyHasItsTotal() throws {
    let results = try ["none", "content-inset"].map { try audit(try job("tab-form", $0)) }
    let lines = AuditReport(results, minimum: 0).output(.text).text.split(separator: "\n")
    let covered = AuditReport([results[0]], minimum: 0).coveredCount
    #expect(lines.contains { $0.hasPrefix("none ") && $0.contains(" \(covered) ") })
    #expect(lines.contains { $0.hasPrefix("content-inset ") && $0.contains(" 0 ") })
  }
}
