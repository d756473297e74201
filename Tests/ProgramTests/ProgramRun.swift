import Foundation

/// One call of the real program and what came of it.
struct ProgramRun {
  var status: Int32
  var output: Data
  var errors: String

  /// The program that was built together with the tests.
  static let program: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("keyboard-simulator")
  }()

  /// Whether a sanitizer looks on: everything takes much longer then, and memory is kept back.
  static let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// - Parameter executable: the program, or a shell that calls it.
  init(
    _ arguments: [String], environment: [String: String] = [:], folder: URL? = nil,
    executable: URL = Self.program
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let words = Reader(errors)
    self.output = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.errors = words.text
  }

  /// Reads a pipe on a thread of its own, so that neither pipe fills up while the other is read.
  private final class Reader: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) {
      Thread.detachNewThread { [self] in
        data = pipe.fileHandleForReading.readDataToEndOfFile()
        done.signal()
      }
    }

    var text: String {
      done.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }
}

/// A folder of a test's own that goes with it.
final class ScratchFolder {
  let url: URL

  init(_ name: String = "keyboard simulator tests") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name) \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
