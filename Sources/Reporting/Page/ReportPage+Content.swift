extension ReportPage.Content {
  var style: HTMLText {
    let shared = HTMLText(trusted: .pageStyle)
    return switch self {
    case .goldens: shared
    case .audit(let legend):
      "\(shared)\n\(HTMLText(trusted: .auditStyle))\n\(legend.map(\.rule).joined(separator: "\n"))"
    }
  }

  var script: HTMLText {
    switch self {
    case .goldens: HTMLText(trusted: .goldenScript)
    case .audit: HTMLText(trusted: .auditScript)
    }
  }

  var main: HTMLText {
    switch self {
    case .goldens(let stale):
      PageTemplate<GoldenSlot>(.golden).filled { _ in Self.section(stale: stale) }
    case .audit(let legend):
      PageTemplate<AuditSlot>(.audit).filled { _ in legend.map(\.key).joined() }
    }
  }

  private enum GoldenSlot: String { case stale }
  private enum AuditSlot: String { case legend }

  private static func section(stale: [String]) -> HTMLText {
    guard !stale.isEmpty else { return "" }
    let items = stale.map { "<li><code>\($0)</code></li>" as HTMLText }.joined()
    return """
      <section><h2>Stale</h2><p>Nothing in this matrix uses these goldens.</p>\
      <ul>\(items)</ul></section>
      """
  }
}
