/// Where goldens are, and where a run puts what it makes.
package struct GoldenFolders: Hashable, Sendable {
  package var goldens: String
  package var output: String

  package init(goldens: String, output: String) {
    self.goldens = goldens
    self.output = output
  }

  /// Pictures of one kind have a folder, so that a golden and what was drawn have the same name.
  package func folder(of kind: GoldenResult.Image) -> String { "\(output)/\(kind.rawValue)" }
}
