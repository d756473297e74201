import Reporting
import Testing

struct JUnitFileTests {
  @Test func writesSuites() {
    let file = JUnitFile([
      .init(
        "s<\"&'\n\u{1}>",
        [
          .init("a\u{FFFE}\t\r"),
          .init("b", .failure("no <\u{600}\""), place: ("x'y&.tape", 3), time: 1.23456),
          .init("c", .error("e\u{0}")),
        ], time: 0), .init("none", []),
    ])
    #expect(
      file.xml.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="s&lt;&quot;&amp;'&#10;?&gt;" tests="3" failures="1" errors="1" time="0">
            <testcase classname="s&lt;&quot;&amp;'&#10;?&gt;" name="a?&#9;&#13;"/>
            <testcase classname="s&lt;&quot;&amp;'&#10;?&gt;" name="b" file="x'y&amp;.tape" line="3" \
        time="1.235">
              <failure message="no &lt;\u{600}&quot;"/>
            </testcase>
            <testcase classname="s&lt;&quot;&amp;'&#10;?&gt;" name="c">
              <error message="e?"/>
            </testcase>
          </testsuite>
          <testsuite name="none" tests="0" failures="0" errors="0">
          </testsuite>
        </testsuites>

        """)
  }

  @Test func writesNoSuites() {
    #expect(
      JUnitFile([]).xml.text
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n</testsuites>\n")
  }
}
