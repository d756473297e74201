import DisplayList
package import Foundation
package import SDLHost
import Simulation
package import VisualQA

/// Draws cases and compares them with their goldens, one after the other; each thread has its own
/// tester.
package struct GoldenTester: Sendable {
  /// The rules of a run.
  package struct Rules: Sendable {
    package var files: GoldenFiles
    package var judge = GoldenComparator()
    package var mode: UpdateMode
    /// Whether the mode was given explicitly; then a recorded golden is no failure.
    package var isModeGiven = false
    /// Pixels per point; nil for the device's scale.
    package var scale: CGFloat?
    /// The number of times that each picture is drawn.
    package var repeats = 1
    /// Whether results contain their pictures, for a report that shows them.
    package var keepsPictures = false

    package init(files: GoldenFiles, mode: UpdateMode) {
      self.files = files
      self.mode = mode
    }
  }

  private let rules: Rules
  private let fonts: FontLibrary
  private let easel = CanvasCache()
  private var files: GoldenFiles { rules.files }

  package init(_ rules: Rules, fonts: FontLibrary) {
    self.rules = rules
    self.fonts = fonts
  }

  /// Draws a golden's picture and report anew and compares them with its files.
  package func result(of golden: GoldenCase) -> GoldenResult {
    var result = GoldenResult(golden, .passed)
    do throws(HostError) {
      for _ in 0..<rules.repeats where result.status == .passed {
        result = try onceMore(golden)
      }
    } catch {
      return GoldenResult(golden, .error, ["\(error)"])
    }
    return result
  }

  private func onceMore(_ golden: GoldenCase) throws(HostError) -> GoldenResult {
    let phones = golden.phones(TextRuler(fonts: fonts))
    let shot = try RenderedCase(phones, scale: rules.scale, on: easel, fonts: fonts)
    let kept = files.read(golden.name)
    files.clear(golden.name)
    var result: GoldenResult
    switch kept {
    case .there(let files): result = try compare(golden, files, shot)
    case .missing: result = try missing(golden, shot)
    case .broken(let words): result = try broken(golden, words, shot)
    }
    if rules.keepsPictures { result.pictures[.thumbnail] = try shot.thumbnail(fonts) }
    return result
  }

  private func compare(
    _ golden: GoldenCase, _ kept: GoldenFiles.Golden, _ shot: RenderedCase
  ) throws(HostError) -> GoldenResult {
    // The usual case: equal bytes need no further comparison.
    if rules.mode != .all, shot.isEqual(to: kept) { return GoldenResult(golden, .passed) }
    let expected: GoldenComparator.Moment
    switch files.moment(of: kept, golden.name) {
    case .success(let moment): expected = moment
    case .failure(let problem): return try broken(golden, problem.words, shot)
    }
    let bitmap = shot.bitmap()
    let verdict = rules.judge.judge(expected, shot.moment(bitmap), scale: shot.scale)
    if verdict.isGood {
      let isWritten = rules.mode == .all || (verdict.isOutdated && rules.mode.replacesDifferent)
      let result = GoldenResult(golden, .passed)
      return isWritten ? try record(golden, shot, result) : result
    }
    if rules.mode.replacesDifferent {
      return try record(golden, shot, GoldenResult(golden, .updated, verdict.words))
    }
    let difference = verdict.comparison.picture(over: bitmap)
    return try keeping(
      [
        (.expected, kept.png), (.actual, try shot.png()), (.difference, try PNG.encode(difference)),
      ],
      GoldenResult(golden, .failed, verdict.words))
  }

  private func broken(
    _ golden: GoldenCase, _ words: String, _ shot: RenderedCase
  ) throws(HostError) -> GoldenResult {
    guard rules.mode.replacesDifferent else { return GoldenResult(golden, .broken, [words]) }
    return try record(golden, shot, GoldenResult(golden, .updated, [words]))
  }

  private func missing(
    _ golden: GoldenCase, _ shot: RenderedCase
  ) throws(HostError) -> GoldenResult {
    let path = files.picture(golden.name)
    if !rules.isModeGiven, let old = formerName(of: golden, shot) {
      let command = files.folders.renaming(old, to: golden.name)
      let words =
        "\(path): missing; it was \(files.picture(old)) before; rename it: \(command)"
      return try keeping([(.actual, try shot.png())], GoldenResult(golden, .missing, [words]))
    }
    guard rules.mode.recordsMissing else {
      let words = "\(path): missing; record it with -u missing and check it"
      return try keeping([(.actual, try shot.png())], GoldenResult(golden, .missing, [words]))
    }
    let words = "\(path): was missing and has been recorded; check it"
    return try record(
      golden, shot, GoldenResult(golden, rules.isModeGiven ? .updated : .missing, [words]))
  }

  /// Returns the former name of a golden if its files are there and show the same; nil otherwise.
  private func formerName(of golden: GoldenCase, _ shot: RenderedCase) -> String? {
    guard let name = golden.formerName, case .there(let kept) = files.read(name) else { return nil }
    if shot.isEqual(to: kept) { return name }
    guard case .success(let expected) = files.moment(of: kept, name) else { return nil }
    let verdict = rules.judge.judge(expected, shot.moment(shot.bitmap()), scale: shot.scale)
    return verdict.isGood ? name : nil
  }

  private func keeping(
    _ pictures: [(GoldenResult.Image, [UInt8])], _ failure: GoldenResult
  ) throws(HostError) -> GoldenResult {
    var result = failure
    for (kind, bytes) in pictures {
      result.files[kind] = try files.keep(bytes, result.name, kind)
      if rules.keepsPictures { result.pictures[kind] = bytes }
    }
    return result
  }

  private func record(
    _ golden: GoldenCase, _ shot: RenderedCase, _ result: GoldenResult
  ) throws(HostError) -> GoldenResult {
    try files.record(golden.name, png: try shot.png(), report: shot.report)
    return result
  }
}
