import DeviceProfiles
import Foundation
import JSON
import Simulation
import Testing

/// Scene files: the shipped ones, spoilt ones, and what is said of them.
@Suite struct SceneFileTests {
  @Test func theShippedScenesAreRead() throws {
    #expect(Shipped.scenes.count == Shipped.sceneFiles.count)
    #expect(Shipped.scenes.count >= 2)
    for (scene, file) in zip(Shipped.scenes, Shipped.sceneFiles) {
      #expect("\(scene.id).json" == file.lastPathComponent)
      #expect(Set(scene.rows.map(\.id)).count == scene.rows.count)
      for row in scene.rows { #expect(!row.name.isEmpty) }
    }
    let form = try Shipped.scene("tab-form")
    #expect(form.rows.map(\.placeholder) == (0..<30).map { "TextField \($0)" })
    #expect(form.keyboard.revealPadding == 4)
  }

  private static func file(_ rows: String, _ more: String = "") -> String {
    "{\"id\": \"s\", \"name\": \"S\", \(more)\"sections\": [{\"rows\": [\(rows)]}]}"
  }

  @Test func aThousandRows() throws {
    let rows = Array(repeating: "{\"label\": \"Name\"}", count: 1000).joined(separator: ",")
    let scene = try decode(Self.file(rows)).get()
    #expect(scene.rows.count == 1000)
    #expect(Set(scene.rows.map(\.id)).count == 1000)
    var phone = try SimulatedDevice.with(scene)
    phone.drive(.wheel(dy: 1e9, at: phone.middle))
    #expect(phone.views.last?.isVisible == true)
    let frame = phone.onScreen(try phone.layout.rows.last.found("row").frame)
    phone.tap(CGPoint(x: 300, y: frame.midY))
    phone.runUntilIdle()
    #expect(phone.focus == "name-1000")
    #expect(phone.clearance ?? -1 >= 0)
  }

  @Test func anEmptyScene() throws {
    let scene = try decode("{\"id\": \"s\", \"name\": \"S\", \"sections\": []}").get()
    var phone = try SimulatedDevice.with(scene)
    phone.tap(CGPoint(x: 100, y: 400))
    phone.drag(from: CGPoint(x: 100, y: 400), by: 100)
    phone.runUntilIdle()
    #expect(phone.range.contains(phone.offset))
    #expect(phone.report.json.text().contains("\"focus\": null"))
  }

  @Test func aMadeIDIsNoneThatIsGiven() throws {
    let rows =
      "{\"label\": \"Name\"}, {\"label\": \"Name\"}, {\"label\": \"X\", \"id\": \"name-2\"}"
    let scene = try decode(Self.file(rows)).get()
    #expect(scene.rows.map(\.id) == ["name", "name-3", "name-2"])
  }

  @Test(arguments: [
    (
      "{\"id\": \"a\"}, {\"id\": \"a\"}", "",
      "sections[0].rows[1].id: two rows have the id \"a\"; give each row its own id"
    ),
    (
      "{\"kind\": \"textField\"}", "",
      "sections[0].rows[0]: the row has no name; "
        + "give it a label, a placeholder, a text or an id"
    ),
    (
      "{\"kind\": \"button\", \"text\": \"OK\", \"secure\": true}", "",
      "sections[0].rows[0].secure: a button has no secure; "
        + "remove the key, or make the row a textField or textView"
    ),
    (
      "{\"label\": \"Name\"}", "\"initialFocus\": \"Nam\", ",
      "initialFocus: unknown field \"Nam\"; did you mean \"Name\"?"
    ),
    (
      "{\"kind\": \"label\", \"text\": \"Hi\"}", "\"initialFocus\": \"Hi\", ",
      "initialFocus: unknown field \"Hi\"; use the label of a field"
    ),
    ("{\"label\": \"A\", \"keyboard\": \"url\"}", "", "sections[0].rows[0].keyboard: is \"url\"; "),
    ("", "", "sections[0].rows: is an empty list; use a list of at least 1"),
    (
      "{\"label\": \"A\"}", "\"messages\": [], ",
      "messages: a form has no messages; remove the key, or make the body a chat"
    ),
    (
      "{\"kind\": \"button\", \"text\": \"A\", \"action\": \"send\"}", "",
      "sections[0].rows[0].action: a button of a form cannot send; "
        + "use dismissKeyboard, or make the body a chat"
    ),
    (
      "{\"label\": \"A\"}", "\"body\": \"chat\", ",
      "sections: invalid rows of a chat; give one textView and at most one button"
    ),
    (
      "{\"kind\": \"textView\", \"label\": \"A\"}", "\"body\": \"plain\", ",
      "sections: a textView cannot grow in a plain view; "
        + "use a textField, or make the body a form"
    ),
    (
      "{\"label\": \"A\", \"isOn\": true}", "",
      "sections[0].rows[0].isOn: a textField has no isOn; "
        + "remove the key, or make the row a switch"
    ),
    (
      "{\"kind\": \"switch\", \"label\": \"A\"}", "\"body\": \"plain\", ",
      "sections: a plain has no switches, steppers and pickers; "
        + "remove them, or make the body a form"
    ),
    (
      "{\"kind\": \"stepper\", \"label\": \"A\", \"value\": 7, \"maximum\": 5}", "",
      "sections[0].rows[0].value: the value is not from minimum to maximum; "
        + "make minimum at most value, and value at most maximum"
    ),
    (
      "{\"kind\": \"picker\", \"label\": \"A\", \"choices\": [\"B\"], \"selected\": 1}", "",
      "sections[0].rows[0].selected: unknown choice 1; count from 0 for the first one"
    ),
    (
      "{\"kind\": \"picker\", \"label\": \"A\"}", "",
      "sections[0].rows[0].choices: is missing"
    ),
    (
      "{\"kind\": \"textView\", \"label\": \"A\"}",
      "\"body\": \"note\", \"navigationBar\": {\"title\": \"T\", \"largeTitle\": true}, ",
      "navigationBar: a note has no large title; "
        + "remove the key, or make the body a form"
    ),
    (
      "{\"label\": \"A\"}",
      "\"tabBar\": [{\"title\": \"T\", \"icon\": \"list\"}], \"toolbar\": [{\"title\": \"T\"}], ",
      "toolbar: a scene with a tab bar has no toolbar; remove tabBar or toolbar"
    ),
    (
      "{\"id\": \"toolbar-1\"}", "\"toolbar\": [{\"title\": \"T\"}], ",
      "sections[0].rows[0].id: two rows have the id \"toolbar-1\"; give each row its own id"
    ),
    (
      "{\"label\": \"A\"}", "\"direction\": \"up\", ", "direction: is \"up\"; "
    ),
  ]) func wording(rows: String, more: String, message: String) {
    let found = messages(Self.file(rows, more))
    #expect(found.contains { $0.hasPrefix("s.json:1: \(message)") }, "\(found)")
  }

  @Test(arguments: ["-a", "a-", "a--b", "A", "å", "a b", "a/b"]) func badIDs(id: String) {
    let text = Self.file("{\"label\": \"A\"}").replacingOccurrences(
      of: "\"id\": \"s\"", with: "\"id\": \"\(id)\"")
    #expect(
      messages(text) == [
        "s.json:1: id: invalid id \"\(id)\"; "
          + "use lowercase letters, digits and single hyphens, such as sign-in"
      ])
  }
}

/// Reads a scene from text.
func decode(_ text: String) -> Result<Scene, FileProblems> {
  SceneFile.decode(Data(text.utf8), file: "s.json")
}

func problems(_ text: String) -> [FileProblem] {
  if case .failure(let bad) = decode(text) { bad.problems } else { [] }
}

func messages(_ text: String) -> [String] { problems(text).map(\.description) }
