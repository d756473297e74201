package import Foundation
package import JSON

/// Reads device files.
package enum DeviceFile {
  /// Reads one device and reports all problems.
  ///
  /// - Parameter file: the name for messages. If it ends in `.json` the id must be the same.
  package static func decode(
    _ data: Data, file: String
  ) -> Result<DeviceProfile, FileProblems> {
    StrictJSON.decode(data, file: file) { root in
      guard let object = root.object(allowing: DeviceReader.keys) else { return nil }
      var reader = DeviceReader(object, file: file)
      return reader.profile()
    }
  }
}
