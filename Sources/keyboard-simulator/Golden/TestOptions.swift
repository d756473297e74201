import Foundation
import GoldenStore
import VisualQA

/// The options of `test`.
struct TestOptions {
  let rules: GoldenTester.Rules
  let sweep: ParallelRunOptions
  let reporters: [ReportDestination<GoldenReport.Form>]
  /// How many frames of the rising keyboard each picture shows; nil for the phone at rest.
  let frames: Int?
  let resumes: Bool
  /// Identifies a run: only a run with the same stamp can be resumed.
  let call: String

  init(_ arguments: Arguments) throws(UsageError) {
    let folders = GoldenFolders(
      goldens: Self.folder(arguments["goldens"] ?? "goldens"),
      output: Self.folder(arguments["output"] ?? "test-results"))
    guard folders.goldens != folders.output else {
      throw .other("--output must not be the folder of the goldens; choose another folder")
    }
    for (option, path) in [("goldens", folders.goldens), ("output", folders.output)] {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if isThere, !isFolder.boolValue {
        throw .other("\(path): not a folder; --\(option) needs a folder")
      }
    }
    let sweep = try ParallelRunOptions(arguments)
    self.sweep = sweep
    let part = sweep.shard?.suffix ?? ""
    reporters = try ReportDestination.all(arguments, usual: .text, file: "report") { form in
      switch form {
      case .html: folders.output + "/index.html"
      case .blob: folders.output + "/report\(part).json"
      default: nil
      }
    }
    let isCI = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    let mode = arguments["update-snapshots"].map { UpdateMode(rawValue: $0) ?? .changed }
    var rules = GoldenTester.Rules(
      files: GoldenFiles(folders), mode: mode ?? (isCI ? .none : .missing))
    rules.isModeGiven = mode != nil
    rules.judge.tolerance = try Tolerance(arguments)
    rules.judge.ignored = try Tolerance.areas(arguments)
    rules.judge.masked = Set(arguments.all("mask"))
    rules.scale = arguments["scale"].flatMap(Double.init).map { CGFloat($0) }
    rules.repeats = try arguments.count("repeat-each", from: 1) ?? 1
    rules.keepsPictures = reporters.contains { $0.form == .html || $0.form == .blob }
    self.rules = rules
    frames = try arguments.number("film", in: 2...24, wanted: "a number of frames from 2 to 24")
      .map { Int($0) }
    resumes = arguments.has("resume")
    // Another version of the program may draw other pictures.
    let program = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    let built = (program?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    call =
      arguments.words(without: ["resume", "jobs", "max-failures", "stop-at-first"])
      .joined(separator: "\u{0}") + "\u{0}\(built)"
  }

  private static func folder(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
