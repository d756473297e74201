import Foundation
import Testing

@Suite("Memory over long use")
struct MemoryTests {
  /// What may be kept more than in the beginning, in kilobytes: undo histories that have filled up,
  /// nine thousand notifications, and what the allocator keeps in pieces.
  private static let slack = 16_000.0

  @Test(
    "A hundred scenes, a thousand devices and an hour of typing leave nothing behind",
    .disabled(if: ProgramRun.isSanitized, "a sanitizer keeps memory back"))
  func staysFlat() throws {
    let run = try ProgramRun(["bench-memory"])
    try #require(run.status == 0, "\(run.errors)")
    let found = try JSONDecoder().decode([String: Double].self, from: run.output)
    let begin = try #require(found["begin_kb"])
    for stage in ["after_scenes_kb", "after_devices_kb", "after_hour_kb"] {
      let end = try #require(found[stage])
      #expect(end - begin < Self.slack, "\(stage): \(begin) has become \(end)")
    }
  }

  @Test(
    "A run keeps the numbers of its pictures, not their phones",
    .disabled(if: ProgramRun.isSanitized, "a sanitizer needs memory of its own"))
  func matrixIsNotKept() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let matrix = "test --list --device all --content-size all --appearance all --keyboard all"
    // All phones of these pictures take more than that.
    process.arguments = ["-c", "ulimit -d 60000 && exec '\(ProgramRun.program.path)' \(matrix)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let names = output.fileHandleForReading.readDataToEndOfFile().count { $0 == 0x0A }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(names > 15_000)
  }
}
