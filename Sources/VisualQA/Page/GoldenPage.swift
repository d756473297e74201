package struct GoldenPage {
  package init(_ report: GoldenReport, accepting: (String) -> String) {}
  package var text: String { "" }
}
