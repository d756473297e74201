import DeviceProfiles
import Foundation
import Simulation
import VisualQA

/// The fields that the options of `test` select; each has its own picture.
struct GoldenFocuses {
  /// The labels of `--focus`, each once.
  let labels: [String]
  private let isEach: Bool
  private let isNone: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    labels = arguments.all("focus").uniqued
    (isEach, isNone) = (arguments.has("each-field"), arguments.has("no-focus"))
    let given = ["focus", "each-field", "no-focus"].filter(arguments.has)
    if given.count > 1 {
      throw .other("--\(given[0]) and --\(given[1]) cannot be combined; give one of them")
    }
  }

  /// Returns the fields that are tapped in a combination; empty if its scene has none of them.
  func focuses(of job: TestCase) -> [GoldenCase.Focus] {
    if isNone { return [.none] }
    if isEach {
      let fields = GoldenCase.fields(of: job.scene)
      return fields.isEmpty ? [.none] : fields.map { .row($0.id) }
    }
    guard !labels.isEmpty else { return [.last] }
    return labels.map(GoldenCase.Focus.label).filter { GoldenCase(job, focus: $0) != nil }
  }
}
