/// A report as one page that needs no other file and no network.
package struct ReportPage: Sendable {
  /// What stands below the heading.
  package enum Content: Sendable {
    /// Golden pictures, and the paths of those that no test uses.
    case goldens(stale: [String])
    /// A heat map and its legend.
    case audit(legend: [PageShade])
  }

  /// Stands above the summary; in small letters it is a part of the window's title.
  package var heading: String
  /// One line with all numbers.
  package var summary: String
  /// Whether the run was good: a part of the title, and the summary's colour.
  package var isGood: Bool
  /// What stands below the heading.
  package var content: Content
  /// What the page's script shows.
  package var data: ScriptData

  /// Makes a page.
  package init(
    heading: String, summary: String, isGood: Bool, content: Content, data: ScriptData
  ) {
    self.heading = heading
    self.summary = summary
    self.isGood = isGood
    self.content = content
    self.data = data
  }

  /// The file.
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
