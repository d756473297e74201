import Assets
import DeviceProfiles
import Foundation
import JSON

/// The device files that ship with the program.
enum ShippedDevices {
  static let folder = Assets.url(.devices)
  static let catalog = DeviceCatalog(folder: folder)

  static let files: [URL] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
  }()

  static func data(_ id: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("\(id).json"))
  }

  static func text(_ id: String) throws -> String {
    String(decoding: try data(id), as: UTF8.self)
  }
}

/// Reads a device from text, as a file called `file`.
func decode(_ text: String, file: String = "device") -> Result<DeviceProfile, FileProblems> {
  DeviceFile.decode(Data(text.utf8), file: file)
}

/// The messages of a text that should be refused; none if it was taken.
func messages(_ text: String, file: String = "device") -> [String] {
  problems(text, file: file).map(\.description)
}

func problems(_ text: String, file: String = "device") -> [FileProblem] {
  if case .failure(let bad) = decode(text, file: file) { bad.problems } else { [] }
}
