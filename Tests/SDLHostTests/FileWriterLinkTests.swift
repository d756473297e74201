import Foundation
import SDLHost
import Testing

/// What is no plain file must stay what it is, and what somebody protected stays protected.
@Suite struct FileWriterLinkTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("writer \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  @Test func aLinkIsFollowedAndStaysALink() throws {
    let (file, link) = (path("file"), path("link"))
    try FileWriter.write([1], to: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try FileWriter.write([2, 3], to: link)
    #expect(FileManager.default.contents(atPath: file) == Data([2, 3]))
    #expect(type(of: link) == .typeSymbolicLink)
  }

  @Test func aLinkToNothingIsRefused() throws {
    let link = path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path("none"))
    #expect(throws: HostError.deadLink(path: link)) { try FileWriter.write([1], to: link) }
    #expect(type(of: link) == .typeSymbolicLink)
  }

  @Test func aPipeIsWrittenInto() throws {
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    // Both ends open, so that neither waits.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try FileWriter.write([7, 8, 9], to: pipe)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3 && bytes.prefix(3) == [7, 8, 9])
    #expect(FileManager.default.fileExists(atPath: pipe))
  }

  @Test func permissionsStay() throws {
    let file = path("file")
    try FileWriter.write([1], to: file)
    #expect(chmod(file, 0o600) == 0)
    try FileWriter.write([2], to: file)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
