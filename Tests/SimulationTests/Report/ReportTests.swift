import Foundation
import JSON
import KeyboardLayouts
import Simulation
import Testing

/// The state report, whose keys, order and number format others rely on.
@Suite struct ReportTests {
  @Test func oneStateByteForByte() throws {
    let input = InputTraits(returnKey: .next)
    var phone = try SimulatedDevice.with(
      Scene(
        id: "golden", name: "Golden", navigationBar: Scene.NavigationBar(title: "Form \"1\""),
        sections: [Scene.Section(rows: [.field("A", input), .notes("Notes"), .field("B")])]),
      strategy: "keyboard-responder")
    try phone.tapField("A")
    phone.advance(to: 0.125)
    let url = try Bundle.module.url(
      forResource: "focused", withExtension: "json", subdirectory: "Golden"
    )
    .found("golden")
    #expect(
      phone.report.json.text() + "\n" == String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  @Test func settledAndFocus() throws {
    var phone = try SimulatedDevice.shipped()
    #expect(phone.report.json.text().contains("\"settled\": true"))
    #expect(phone.report.json.text().contains("\"focus\": null"))
    try phone.tapField("TextField 1")
    #expect(phone.report.json.text().contains("\"settled\": false"))
    #expect(phone.report.json.text().contains("\"focus\": {"))
    phone.runUntilIdle()
    #expect(phone.report.json.text().contains("\"settled\": true"))
    phone.touch(.began, 200, 300)
    phone.touch(.moved, 200, 400)
    #expect(phone.report.json.text().contains("\"settled\": false"))
  }
}
