import DeviceProfiles
import Foundation
import Simulation

/// What became of one picture of the matrix, in words; all that a report needs of it.
package struct GoldenResult: Sendable {
  package enum Status: String, CaseIterable, Sendable, Codable {
    case passed, failed
    /// There is no golden, or there was none and the picture is kept as it from now on.
    case missing
    /// The golden cannot be read.
    case broken
    /// The golden was written because that was asked for.
    case updated
    /// The picture could not be drawn or written.
    case error

    /// Whether the run may end well.
    package var isGood: Bool { self == .passed || self == .updated }
  }

  /// The golden's name; see `GoldenCase`.
  package let name: String
  package let device: String
  package let orientation: String
  package let scene: String
  package let strategy: String
  package var status: Status
  /// What differs or went wrong, the most telling first.
  package var words: [String]
  /// The command that accepts the picture as it is; empty where there is nothing to accept.
  package var accept = ""
  /// Where pictures that show what is wrong were written.
  package var files: [Picture: String] = [:]
  /// Pictures for a report, as PNG.
  package var pictures: [Picture: [UInt8]] = [:]

  /// What a report shows of a result.
  package enum Picture: String, CaseIterable, Hashable, Sendable {
    case thumbnail, expected, actual, difference
  }

  package init(_ golden: GoldenCase, _ status: Status, _ words: [String] = []) {
    name = golden.name
    device = golden.job.settings.deviceID
    orientation = golden.job.settings.orientation.rawValue
    scene = golden.job.scene.id
    strategy = golden.job.strategy
    self.status = status
    self.words = words
  }

  /// The first words, and how many more there are.
  package func shortWords(_ most: Int) -> [String] {
    guard words.count > most else { return words }
    return words.prefix(most - 1) + ["… and \(words.count - most + 1) more"]
  }
}

/// Results are kept in files: by a run that may be interrupted, and by the parts of a large one.
extension GoldenResult: Codable {
  private enum Key: String, CodingKey {
    case name, device, orientation, scene, strategy, status, words, accept, files, pictures
  }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    name = try box.decode(String.self, forKey: .name)
    device = try box.decode(String.self, forKey: .device)
    orientation = try box.decode(String.self, forKey: .orientation)
    scene = try box.decode(String.self, forKey: .scene)
    strategy = try box.decode(String.self, forKey: .strategy)
    status = try box.decode(Status.self, forKey: .status)
    words = try box.decode([String].self, forKey: .words)
    accept = try box.decode(String.self, forKey: .accept)
    for (kind, path) in try box.decode([String: String].self, forKey: .files) {
      if let kind = Picture(rawValue: kind) { files[kind] = path }
    }
    for (kind, bytes) in try box.decode([String: Data].self, forKey: .pictures) {
      if let kind = Picture(rawValue: kind) { pictures[kind] = Array(bytes) }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    try box.encode(name, forKey: .name)
    try box.encode(device, forKey: .device)
    try box.encode(orientation, forKey: .orientation)
    try box.encode(scene, forKey: .scene)
    try box.encode(strategy, forKey: .strategy)
    try box.encode(status, forKey: .status)
    try box.encode(words, forKey: .words)
    try box.encode(accept, forKey: .accept)
    let paths = files.map { ($0.key.rawValue, $0.value) }
    try box.encode(Dictionary(uniqueKeysWithValues: paths), forKey: .files)
    let bytes = pictures.map { ($0.key.rawValue, Data($0.value)) }
    try box.encode(Dictionary(uniqueKeysWithValues: bytes), forKey: .pictures)
  }
}
