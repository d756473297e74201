import Foundation
import GoldenStore
import SDLHost
import Simulation
import VisualQA

/// Compares a phone with its golden.
struct GoldenCheck {
  private var rules: GoldenTester.Rules

  /// The environment variables about goldens.
  struct Environment {
    var record: String?
    var output: String?
    var isCI: Bool

    static var current: Environment {
      let values = ProcessInfo.processInfo.environment
      return Environment(
        record: values["KEYBOARD_SIMULATOR_RECORD"], output: values["KEYBOARD_SIMULATOR_OUTPUT"],
        isCI: values["CI"].map { !$0.isEmpty } ?? false)
    }
  }

  private let record: String?

  init(
    goldens: String, environment: Environment, scale: Double?, tolerance: PictureTolerance,
    masks: Set<String>
  ) {
    record = environment.record.flatMap { $0.isEmpty ? nil : $0 }
    // The value 1 means the most frequent mode.
    let mode = record.map { UpdateMode(rawValue: $0 == "1" ? "missing" : $0) ?? .none }
    let folders = GoldenFolders(goldens: goldens, output: environment.output ?? "test-results")
    rules = GoldenTester.Rules(
      files: GoldenFiles(folders), mode: mode ?? (environment.isCI ? .none : .missing))
    rules.isModeGiven = mode != nil
    rules.scale = scale.map { CGFloat($0) }
    rules.judge.masked = masks
    rules.judge.tolerance.threshold = tolerance.threshold
    rules.judge.tolerance.mostPixels = tolerance.maxDiffPixels
    rules.judge.tolerance.mostRatio = tolerance.maxDiffPixelRatio
    rules.judge.tolerance.forgivesAntialiasing = tolerance.forgivesAntialiasing
  }

  func problems(_ job: TestCase, field: String?, frames: Int?) throws -> [String] {
    try checkWords(frames)
    guard
      let golden = GoldenCase(
        job, focus: field.map { .label($0) } ?? .last, frames: frames)
    else {
      throw TestProblem("\(job.scene.id) has no field \"\(field ?? "")\" to tap")
    }
    let result = try FontPool.shared.withFonts {
      GoldenTester(rules, fonts: $0).result(of: golden)
    }
    guard !result.status.isGood else { return [] }
    let rendering = [rules.files.renderingDifference(of: [golden.name])].compactMap(\.self)
    let pictures = GoldenResult.Image.allCases.compactMap { kind in
      result.files[kind].map { "\(kind.rawValue): \($0)" }
    }
    return [
      ([result.name + " " + result.status.rawValue] + result.shortWords(8) + rendering + pictures)
        .joined(separator: "\n")
    ]
  }

  private func checkWords(_ frames: Int?) throws {
    let modes = UpdateMode.allCases.map(\.rawValue)
    if let record, record != "1", !modes.contains(record) {
      throw TestProblem(
        "KEYBOARD_SIMULATOR_RECORD is \"\(record)\"; make it \(modes.joined(separator: ", "))")
    }
    if let frames, !(2...24).contains(frames) {
      throw TestProblem("invalid number of frames \(frames); it must be between 2 and 24")
    }
    guard Tolerance.thresholds.contains(rules.judge.tolerance.threshold) else {
      throw TestProblem(
        "invalid threshold; it must be between 0 and \(Tolerance.thresholds.upperBound)")
    }
  }
}
