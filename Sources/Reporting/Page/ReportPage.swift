/// A report as an HTML page that needs no other file and no network.
package struct ReportPage: Sendable {
  /// The part below the summary.
  package enum Content: Sendable {
    /// Golden pictures, and the paths of goldens that no test uses.
    case goldens(stale: [String])
    /// A heat map and its legend.
    case audit(legend: [PageShade])
  }

  /// The heading above the summary; in lower case, a part of the page's title.
  package var heading: String
  /// One line with all numbers.
  package var summary: String
  /// Whether the run passed: a part of the title, and the summary's colour.
  package var isGood: Bool
  /// The part below the summary.
  package var content: Content
  /// The data for the page's script.
  package var data: ScriptData

  /// Creates a page.
  package init(
    heading: String, summary: String, isGood: Bool, content: Content, data: ScriptData
  ) {
    self.heading = heading
    self.summary = summary
    self.isGood = isGood
    self.content = content
    self.data = data
  }

  /// The page as a file.
  package var html: HTMLText {
    let page = PageTemplate<Slot>(.page).filled { slot in
      switch slot {
      case .title: "\(isGood ? "Good" : "Not good") – \(heading.lowercased())"
      case .heading: "\(heading)"
      case .verdict: isGood ? "good" : "bad"
      case .summary: "\(summary)"
      case .style: content.style
      case .main: content.main
      case .data: "\(data)"
      case .script: "\(HTMLText(trusted: .pageScript))\n\(content.script)"
      }
    }
    return "\(page)\n"
  }

  private enum Slot: String {
    case title, style, heading, verdict, summary, main, data, script
  }
}
