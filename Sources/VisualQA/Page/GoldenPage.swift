import DeviceProfiles
import Foundation
import JSON
import Simulation

/// A run of golden pictures as one page that needs nothing else, not even a network.
package struct GoldenPage {
  private let report: GoldenReport

  package init(_ report: GoldenReport) { self.report = report }

  package var text: String {
    PageFrame(
      heading: "Golden pictures", summary: report.summary, isGood: report.isGood,
      style: PageStyle.text,
      main: """
        <main>
          <p id="none" hidden>No picture matches the filters.</p>
          <ul id="grid"></ul>
          \(stale)
        </main>
        \(PageStyle.dialog)
        """,
      data: data, script: PageScript.text
    ).text
  }

  private var stale: String {
    guard !report.stale.isEmpty else { return "" }
    let items = report.stale.map { "<li><code>\(HTMLText.escaped($0))</code></li>" }.joined()
    return "<section><h2>Stale</h2><p>Nothing in this matrix uses these goldens.</p>"
      + "<ul>\(items)</ul></section>"
  }

  /// What needs a person comes first.
  private var data: JSONValue {
    let (good, bad) = (
      report.results.filter(\.status.isGood), report.results.filter { !$0.status.isGood }
    )
    return .array((bad + good).map(entry))
  }

  private func entry(_ result: GoldenResult) -> JSONValue {
    let pictures = GoldenResult.Picture.allCases.compactMap { kind in
      result.pictures[kind].map { bytes in
        (key: kind.rawValue, value: JSONValue.string(HTMLText.picture(bytes)))
      }
    }
    return .object([
      ("name", .string(result.name)), ("status", .string(result.status.rawValue)),
      ("good", .bool(result.status.isGood)), ("device", .string(result.device)),
      ("orientation", .string(result.orientation)),
      ("scene", .string(result.scene)), ("strategy", .string(result.strategy)),
      ("words", .array(result.shortWords(30).map(JSONValue.string))),
      ("accept", .string(result.accept)),
      ("pictures", .object(pictures)),
    ])
  }
}

/// Texts and pictures as HTML has them.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// JSON that may stand in a script: nothing in it can end the script or begin a comment.
  static func script(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  /// A PNG file as an address of its own.
  static func picture(_ png: [UInt8]) -> String {
    "data:image/png;base64," + Data(png).base64EncodedString()
  }
}
