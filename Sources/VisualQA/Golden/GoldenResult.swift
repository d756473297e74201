import DeviceProfiles
import Simulation

/// What became of one picture of the matrix, in words; all that a report needs of it.
package struct GoldenResult: Sendable {
  /// The outcome of one golden.
  package enum Status: String, CaseIterable, Sendable {
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
  /// What the hash in the name stands for, one text for each setting; empty without a hash.
  package var hashed: [String]
  /// The command that accepts the picture as it is; empty where there is nothing to accept.
  package var accept = ""
  /// Where pictures that show what is wrong were written.
  package var files: [Image: String] = [:]
  /// Pictures for a report, as PNG.
  package var pictures: [Image: [UInt8]] = [:]

  /// What a report shows of a result.
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

  /// The first words, and how many more there are.
  package func shortWords(_ most: Int) -> [String] {
    guard words.count > most else { return words }
    return words.prefix(most - 1) + ["… and \(words.count - most + 1) more"]
  }
}
