import JSON
import Reporting
import Testing

struct JSONFileTests {
  private let values = [JSONValue.object([("a", .number(1))]), .string("\n")]

  @Test func writesAValue() {
    #expect(JSONFile(.array(values)).text == "[{\"a\": 1}, \"\\n\"]\n")
  }

  @Test func writesALineForEachValue() {
    #expect(JSONFile(lines: values).text == "{\"a\": 1}\n\"\\n\"\n")
    #expect(JSONFile(lines: []).bytes.isEmpty)
  }
}
