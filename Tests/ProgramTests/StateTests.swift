import Foundation
import Testing

@Suite("--state: the selection is found again", .serialized)
struct StateTests {
  private let good = """
    {
      "phones": [
        {
          "device": "iphone-16-pro",
          "ios": 18,
          "orientation": "portrait",
          "scene": "tab-form",
          "strategy": "none",
          "keyboard": null,
          "layout": "en-US",
          "appearance": "dark",
          "contentSize": "large",
          "contrast": "normal",
          "boldText": false,
          "reduceMotion": false,
          "softwareKeyboard": true,
          "predictiveBar": false,
          "hardwareKeyboard": false,
          "arrangement": "docked"
        }
      ],
      "active": 0,
      "slow": false,
      "showsOverlays": true,
      "overlays": ["frame", "clearance"],
      "inspector": true
    }
    """

  @Test("What was chosen in one run is there in the next; a call's own options come first")
  func there() throws {
    let folder = try ScratchFolder()
    let path = folder.path("state.json")
    do {
      let desktop = try Desktop(["--state", path, "--device", "iphone-8"])
      try desktop.press("ctrl+g", "ctrl+shift+a", "alt+Left", "ctrl+o", "ctrl+q")
      try desktop.expectExit()
    }
    let saved = String(decoding: try folder.data("state.json"), as: UTF8.self)
    let order = ["device", "ios", "orientation", "scene", "strategy", "keyboard", "overlays"]
    let places = order.compactMap { saved.range(of: "\"\($0)\"")?.lowerBound }
    #expect(places.count == order.count && places == places.sorted())
    #expect(folder.names == ["state.json"], "nothing else is left behind")
    do {
      let desktop = try Desktop(["--state", path, "--orientation", "portrait"])
      let report = try desktop.screenshot().report
      #expect(report["device"] as? String == "iphone-8")
      #expect(report["orientation"] as? String == "portrait")
      #expect(report["strategy"] as? String != "content-inset")
      try desktop.press("alt+Left", "ctrl+q")
      try desktop.expectExit()
    }
    #expect(String(decoding: try folder.data("state.json"), as: UTF8.self) == saved)
  }

  @Test("All phones come back side by side, and the same one is active")
  func sideBySide() throws {
    let folder = try ScratchFolder()
    let path = folder.path("state.json")
    let phones = ["--device", "iphone-8,ipad-mini-6", "--contrast", "increased", "--bold-text"]
    do {
      let desktop = try Desktop(["--state", path, "--arrangement", "undocked"] + phones)
      try desktop.press("ctrl+2", "ctrl+q")
      try desktop.expectExit()
    }
    let saved = try folder.data("state.json")
    let root = try #require(JSONSerialization.jsonObject(with: saved) as? [String: Any])
    let list = try #require(root["phones"] as? [[String: Any]])
    #expect(list.map { $0["device"] as? String } == ["iphone-8", "iphone-8", "ipad-mini-6"])
    #expect(list.map { $0["arrangement"] as? String } == ["docked", "docked", "undocked"])
    #expect(list.allSatisfy { $0["boldText"] as? Bool == true })
    #expect(root["active"] as? Int == 1)
    do {
      let desktop = try Desktop(["--state", path])
      try desktop.press("ctrl+q")
      try desktop.expectExit()
    }
    #expect(try folder.data("state.json") == saved)
    let desktop = try Desktop(["--state", path, "--device", "iphone-se-3"])
    #expect(try desktop.screenshot().report["device"] as? String == "iphone-se-3")
    try desktop.press("ctrl+q")
    try desktop.expectExit()
    let last = String(decoding: try folder.data("state.json"), as: UTF8.self)
    #expect(last.contains("\"contrast\": \"increased\"") && !last.contains("ipad-mini-6"))
  }

  @Test("Without the option nothing is written")
  func nothing() throws {
    let desktop = try Desktop()
    try desktop.press("ctrl+q")
    try desktop.expectExit()
    #expect(desktop.folder.names.isEmpty)
  }

  @Test("A bad file is named with line, fault and remedy; no window opens")
  func bad() throws {
    for (from, to, words) in [
      (
        "\"iphone-16-pro\"", "\"iphone-16-por\"",
        ":4: phones[0].device: unknown device \"iphone-16-por\"; did you mean iphone-16-pro"
      ),
      ("18", "19", ":5: phones[0].ios: is 19; use 18 or 26"),
      (
        "\"tab-form\"", "\"gone.json\"",
        ":7: phones[0].scene: gone.json: file not found"
      ),
      (
        "\"none\"", "\"nona\"",
        ":8: phones[0].strategy: unknown strategy \"nona\"; did you mean none?"
      ),
      ("\"dark\"", "\"dusk\"", ":11: phones[0].appearance: is \"dusk\"; use \"light\" or \"dark\""),
      ("\"slow\"", "\"slower\"", ":23: slower: unknown key; did you mean slow?"),
      ("\"frame\"", "\"fram\"", ":25: overlays[0]: is \"fram\"; use \"frame\" or"),
      ("\"active\": 0", "\"active\": 1", ":22: active: is 1; use "),
      ("}", "", ": "),
    ] {
      let folder = try ScratchFolder()
      let path = folder.path("state.json")
      let text = good.replacingOccurrences(of: from, with: to)
      #expect(text != good)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let run = try ProgramRun(["run", "--state", path], environment: ["DISPLAY": ":none"])
      #expect(run.status == 2, "\(run.errors)")
      #expect(run.errors.hasPrefix(path + ":"), "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(try folder.data("state.json") == Data(text.utf8), "the file stays as it was")
    }
  }

  @Test("The good file is good")
  func goodFile() throws {
    let folder = try ScratchFolder()
    let path = folder.path("state.json")
    try Data(good.utf8).write(to: URL(fileURLWithPath: path))
    let desktop = try Desktop(["--state", path])
    let report = try desktop.screenshot().report
    #expect(report["device"] as? String == "iphone-16-pro")
    #expect(report["strategy"] as? String == "none")
  }
}
