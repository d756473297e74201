import DisplayList
import Foundation
import SDLHost

/// Compares a picture with the one that was looked at and kept; says what is wrong and reports nothing.
struct GoldenGate {
  /// Where the kept pictures are: `NAME.png`.
  let goldens: URL
  /// Where the actual picture and the difference go when they differ; never beside the goldens.
  let artefacts: URL
  let environment: [String: String]

  /// The goldens in this folder, the process's environment, a folder for temporary files.
  static let shipped = GoldenGate(
    goldens: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens"),
    artefacts: FileManager.default.temporaryDirectory
      .appendingPathComponent("keyboard-simulator-goldens"),
    environment: ProcessInfo.processInfo.environment)

  /// Returns nil when the picture is the kept one, pixel by pixel, else what differs.
  func check(_ picture: Bitmap, _ name: String) throws -> String? {
    let file = goldens.appendingPathComponent(name + ".png")
    guard let bytes = try? Data(contentsOf: file) else { return try missing(picture, file) }
    let golden = try PNG.decode([UInt8](bytes))
    guard let difference = Difference(golden, picture) else { return nil }
    let place = try write(picture, difference, name)
    return "\(name).png: \(difference.words); see \(place.path)"
  }

  /// Records a missing picture, but only where a person asks for it; fails in any case.
  private func missing(_ picture: Bitmap, _ file: URL) throws -> String {
    let name = file.lastPathComponent
    guard mayRecord else {
      return "\(name) is missing; run with KEYBOARD_SIMULATOR_RECORD=1, outside of CI, to record it"
    }
    try FileWriter.write(PNG.encode(picture), to: file.path)
    return "\(name) was missing and is recorded; look at it and run again"
  }

  private var mayRecord: Bool {
    environment["CI"] == nil && environment["KEYBOARD_SIMULATOR_RECORD"] == "1"
  }

  private func write(
    _ picture: Bitmap, _ difference: Difference, _ name: String
  ) throws -> URL {
    let folder = artefacts.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (kind, bitmap) in [("actual", picture), ("difference", difference.picture)] {
      try FileWriter.write(
        PNG.encode(bitmap), to: folder.appendingPathComponent(kind + ".png").path)
    }
    return folder
  }
}
