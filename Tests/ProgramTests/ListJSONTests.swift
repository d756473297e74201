import Foundation
import Testing

@Suite("Lists as JSON")
struct ListJSONTests {
  static let topics = [
    "devices", "scenes", "strategies", "layouts", "keyboards", "tapes", "report-keys",
  ]

  private func list(_ topic: String) throws -> [[String: Any]] {
    let run = try ProgramRun(["list", topic, "--json"])
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
  }

  @Test("Every list has the same ids, in the same order, as its table", arguments: topics)
  func ids(topic: String) throws {
    let table = String(decoding: try ProgramRun(["list", topic]).output, as: UTF8.self)
    let ids = table.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    let objects = try list(topic)
    #expect(objects.map { $0["id"] as? String } == ids)
    #expect(!ids.isEmpty)
  }

  @Test("Devices have their sizes, safe areas and keyboards; unknown heights are null")
  func devices() throws {
    let devices = try list("devices")
    let phone = try #require(devices.first { $0["id"] as? String == "iphone-15-pro" })
    #expect(phone["class"] as? String == "iphone-14-pro")
    #expect(phone["size"] as? [String: Int] == ["width": 393, "height": 852])
    let systems = try #require(phone["systems"] as? [[String: Any]])
    #expect(systems.map { $0["ios"] as? Int } == [18, 26])
    let portrait = try #require(systems[0]["portrait"] as? [String: Any])
    #expect(portrait["keyboardHeight"] as? Int == 336)
    #expect(portrait["keyboardHeightWithoutBar"] as? Int == 291)
    #expect((portrait["safeArea"] as? [String: Int])?["top"] == 59)
    let zoomed = try #require(devices.first { $0["id"] as? String == "iphone-15-pro-zoomed" })
    #expect(zoomed["size"] as? [String: Int] == ["width": 320, "height": 693])
    let measures = try #require((zoomed["systems"] as? [[String: Any]])?.first)
    #expect((measures["landscape"] as? [String: Any])?["keyboardHeight"] is NSNull)
    #expect((measures["portrait"] as? [String: Any])?["keyboardHeight"] as? Int == 319)
  }

  @Test("Scenes have their fields, strategies their options")
  func scenesAndStrategies() throws {
    let form = try #require(try list("scenes").first { $0["id"] as? String == "tab-form" })
    #expect((form["fields"] as? [String])?.count == 30)
    let guide = try #require(try list("strategies").first { $0["id"] as? String == "layout-guide" })
    #expect((guide["options"] as? [String])?.contains("guide-follows-undocked") == true)
  }
}
