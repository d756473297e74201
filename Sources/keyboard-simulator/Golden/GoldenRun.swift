import Foundation
import Picture
import SDLHost
import Simulation
import VisualQA

/// Draws and compares the pictures of a run, several at a time.
struct GoldenRun {
  private let cases: [GoldenCase]
  private let options: TestOptions

  init(_ cases: [GoldenCase], _ options: TestOptions) {
    self.cases = cases
    self.options = options
  }

  /// - Returns: the results in the order of the cases, without those left out after too many failures.
  func results() throws(HostError) -> [GoldenResult] {
    let workers = try (0..<min(options.sweep.workers, cases.count)).map { (_) throws(HostError) in
      GoldenWorker(
        files: GoldenFiles(options), judge: options.judge, mode: options.mode,
        isModeGiven: options.isModeGiven, scale: options.scale, repeats: options.repeats,
        keepsPictures: options.isHTML, fonts: try FontLibrary())
    }
    return Sweep(name: "test", unit: "pictures", mostFailures: options.sweep.mostFailures)
      .results(of: cases, workers: workers, isFailure: { !$0.status.isGood }) {
        $0.result(of: $1)
      }.map(\.result)
  }
}

/// One of the threads of a run, with fonts of its own.
private struct GoldenWorker: Sendable {
  let files: GoldenFiles
  let judge: GoldenJudge
  let mode: UpdateMode
  let isModeGiven: Bool
  let scale: CGFloat?
  let repeats: Int
  let keepsPictures: Bool
  let fonts: FontLibrary

  func result(of golden: GoldenCase) -> GoldenResult {
    var result = GoldenResult(golden, .passed)
    do throws(HostError) {
      for _ in 0..<repeats where result.status == .passed {
        result = try onceMore(golden)
      }
    } catch {
      return GoldenResult(golden, .error, ["\(error)"])
    }
    return result
  }

  private func onceMore(_ golden: GoldenCase) throws(HostError) -> GoldenResult {
    guard let phone = golden.phone(TextRuler(fonts: fonts)) else {
      return GoldenResult(golden, .error, ["no strategy is called \(golden.job.strategy)"])
    }
    let shot = try GoldenShot(phone, scale: scale, fonts: fonts)
    var result: GoldenResult
    switch files.read(golden.name) {
    case .there(let expected, let png): result = try compare(golden, expected, png, shot)
    case .missing: result = try missing(golden, shot)
    case .broken(let words):
      result =
        try mode.replacesDifferent
        ? record(golden, shot, GoldenResult(golden, .updated, [words]))
        : GoldenResult(golden, .broken, [words])
    }
    if result.status != .failed { files.clear(golden.name) }
    if keepsPictures { result.pictures[.thumbnail] = try shot.thumbnail(fonts) }
    return result
  }

  private func compare(
    _ golden: GoldenCase, _ expected: GoldenJudge.Moment, _ png: [UInt8], _ shot: GoldenShot
  ) throws(HostError) -> GoldenResult {
    let verdict = judge.judge(expected, shot.moment, scale: shot.scale)
    if verdict.isGood {
      guard mode == .all else { return GoldenResult(golden, .passed) }
      return try record(golden, shot, GoldenResult(golden, .passed))
    }
    if mode.replacesDifferent {
      return try record(golden, shot, GoldenResult(golden, .updated, verdict.words))
    }
    var result = GoldenResult(golden, .failed, verdict.words)
    let difference = verdict.comparison.picture(over: shot.bitmap)
    let drawn = Bitmap(width: difference.width, height: difference.height, rgba: difference.rgba)
    let pictures: [(GoldenResult.Picture, [UInt8])] = [
      (.expected, png), (.actual, try shot.png()), (.difference, try PNG.encode(drawn)),
    ]
    for (kind, bytes) in pictures {
      try files.keep(bytes, golden.name, kind.rawValue)
      if keepsPictures { result.pictures[kind] = bytes }
    }
    return result
  }

  private func missing(
    _ golden: GoldenCase, _ shot: GoldenShot
  ) throws(HostError) -> GoldenResult {
    let path = files.picture(golden.name)
    guard mode.recordsMissing else {
      return GoldenResult(
        golden, .missing, ["\(path) is missing; record it with -u missing and look at it"])
    }
    let words = ["\(path) was missing and is recorded; look at it"]
    return try record(
      golden, shot, GoldenResult(golden, isModeGiven ? .updated : .missing, words))
  }

  private func record(
    _ golden: GoldenCase, _ shot: GoldenShot, _ result: GoldenResult
  ) throws(HostError) -> GoldenResult {
    try files.record(golden.name, png: try shot.png(), report: shot.report)
    return result
  }
}
