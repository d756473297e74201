import Foundation

/// Runs `body` with an empty folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("devices-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url)
}

extension URL {
  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: appendingPathComponent(name))
  }
}
