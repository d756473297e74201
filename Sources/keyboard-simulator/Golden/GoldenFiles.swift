import Foundation
import SDLHost
import Simulation
import VisualQA

extension Bitmap: PixelPicture {}

/// The files of goldens, and of what a run makes beside them.
struct GoldenFiles: Sendable {
  private let goldens: String
  private let output: String

  init(_ options: TestOptions) {
    goldens = options.goldens
    output = options.output
  }

  func picture(_ name: String) -> String { "\(goldens)/\(name).png" }
  func report(_ name: String) -> String { "\(goldens)/\(name).json" }
  func artefact(_ name: String, _ kind: String) -> String { "\(output)/\(name)-\(kind).png" }

  /// What a golden is.
  enum Kept {
    case missing
    /// The file that is wrong, and why.
    case broken(String)
    case there(GoldenJudge.Moment, png: [UInt8])
  }

  func read(_ name: String) -> Kept {
    let (picture, report) = (picture(name), report(name))
    for path in [picture, report] where !FileManager.default.fileExists(atPath: path) {
      return .missing
    }
    do {
      let png = Array(try Library.read(picture))
      guard let value = ReportValue(report: try Library.read(report)) else {
        return .broken("\(report): is not a state report; accept the picture anew")
      }
      do throws(HostError) {
        return .there(.init(picture: try PNG.decode(png), report: value), png: png)
      } catch {
        return .broken("\(picture): \(error)")
      }
    } catch {
      return .broken("\(error)")
    }
  }

  func record(_ name: String, png: [UInt8], report bytes: [UInt8]) throws(HostError) {
    try FileWriter.makeFolder(of: picture(name))
    try FileWriter.update(png, to: picture(name))
    try FileWriter.update(bytes, to: report(name))
  }

  /// Writes a picture that shows why a comparison failed.
  func keep(_ bytes: [UInt8], _ name: String, _ kind: String) throws(HostError) {
    let path = artefact(name, kind)
    try FileWriter.makeFolder(of: path)
    try FileWriter.write(bytes, to: path)
  }

  /// Takes away what an earlier run left of a picture that is good now.
  func clear(_ name: String) {
    for kind in ["expected", "actual", "difference"] {
      try? FileManager.default.removeItem(atPath: artefact(name, kind))
    }
  }

  /// Goldens of the scenes of a matrix that it has no use for.
  func stale(besides cases: [GoldenCase]) -> [String] {
    let used = Set(cases.map(\.name))
    return Set(cases.map(\.job.scene.id)).sorted().flatMap { scene -> [String] in
      let files = try? FileManager.default.contentsOfDirectory(atPath: "\(goldens)/\(scene)")
      return (files ?? []).filter { $0.hasSuffix(".png") }
        .map { "\(scene)/\($0.dropLast(4))" }.filter { !used.contains($0) }.sorted()
        .map(picture)
    }
  }
}
