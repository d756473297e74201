import DeviceProfiles
import Foundation
import Simulation
import VisualQA

/// Which fields the options of `test` want tapped, each for a picture of its own.
struct GoldenFocuses {
  /// The labels that were named, each once.
  let labels: [String]
  private let isEach: Bool
  private let isNone: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    labels = arguments.all("focus").uniqued
    (isEach, isNone) = (arguments.has("each-field"), arguments.has("no-focus"))
    let given = ["focus", "each-field", "no-focus"].filter(arguments.has)
    if given.count > 1 {
      throw .other("--\(given[0]) and --\(given[1]) exclude each other; give one of them")
    }
  }

  /// Returns what is tapped in the pictures of a combination; none where its scene lacks every field.
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
