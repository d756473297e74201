import DisplayList
import Foundation
import Reporting
import SDLHost
import Simulation
import VisualQA

/// `diff`: compares two pictures or two state reports.
struct DiffCommand {
  private let arguments: Arguments
  private let files: (String, String)
  private let tolerance: Tolerance
  private let ignored: [PixelBox]

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    guard arguments.operands.count == 2 else {
      throw .other("diff needs two files, A and B")
    }
    files = (arguments.operands[0], arguments.operands[1])
    tolerance = try Tolerance(arguments)
    ignored = try Tolerance.areas(arguments).map { PixelBox($0, scale: 1) }
  }

  func perform() throws -> ExitStatus {
    let (a, b) = (try AssetFinder.read(files.0), try AssetFinder.read(files.1))
    switch (StateReport.read(a, file: files.0), StateReport.read(b, file: files.1)) {
    case (.success(let a), .success(let b)): return try compare(a, b)
    case (.failure, .failure): return try compare(try picture(a, files.0), try picture(b, files.1))
    default:
      throw UsageError.other(
        "cannot compare a picture with a state report: \(files.0), \(files.1); give two files of the same kind"
      )
    }
  }

  private func compare(_ a: [StateReport], _ b: [StateReport]) throws -> ExitStatus {
    if arguments.has("output") {
      throw UsageError.other("-o needs two pictures; remove it to compare state reports")
    }
    let words = ReportComparison(a, b).words
    for line in words { try Output.line("\(line)") }
    return words.isEmpty ? .good : .differences
  }

  private func compare(_ a: Bitmap, _ b: Bitmap) throws -> ExitStatus {
    let comparison = PictureComparison(a, b, tolerance: tolerance, ignoring: ignored)
    if let path = arguments["output"] {
      try Output.write(PNG.encode(comparison.picture(over: b)), to: path)
    }
    // A picture on standard output must not be mixed with text.
    if !comparison.words.isEmpty, arguments["output"] != "-" {
      try Output.line("\(comparison.words)")
    }
    return comparison.isGood ? .good : .differences
  }

  private func picture(_ data: Data, _ path: String) throws -> Bitmap {
    do throws(HostError) {
      return try PNG.decode(Array(data))
    } catch {
      throw UsageError.other("\(path): \(error)")
    }
  }
}
