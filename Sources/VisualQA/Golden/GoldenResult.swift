import DeviceProfiles
import Simulation

/// The result of one picture of the matrix, with everything that reports need.
package struct GoldenResult: Sendable {
  /// The outcome of one golden.
  package enum Status: String, CaseIterable, Sendable {
    case passed, failed
    /// The golden is missing, or was missing and has been recorded.
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
  /// The differences or errors, the most important first.
  package var words: [String]
  /// The values behind the hash in the name, one text for each setting; empty without a hash.
  package var hashed: [String]
  /// The command that accepts the picture; empty if there is nothing to accept.
  package var accept = ""
  /// The paths of the pictures of the failure.
  package var files: [Image: String] = [:]
  /// Pictures for a report, as PNG.
  package var pictures: [Image: [UInt8]] = [:]

  /// The pictures of a result in a report.
  package enum Image: String, CaseIterable, Hashable, Sendable {
    case thumbnail, expected, actual, difference
  }

  package init(_ golden: GoldenCase, _ status: Status, _ words: [String] = []) {
    name = golden.name
    device = golden.job.settings.deviceID
    orientation = golden.job.settings.orientation.rawValue
    scene = golden.job.scene.id
    strategy = golden.job.settings.strategy.word
    hashed = golden.hashedValues
    self.status = status
    self.words = words
  }

  /// The first words, and the number of the others.
  package func shortWords(_ most: Int) -> [String] {
    guard words.count > most else { return words }
    return words.prefix(most - 1) + ["… and \(words.count - most + 1) more"]
  }
}
