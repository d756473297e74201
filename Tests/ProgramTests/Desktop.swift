import Foundation
import Testing

/// A display of a test's own with the program's window on it, driven by xdotool as a person would.
final class Desktop {
  private let server: Process
  private let program: Process
  private let errors: LineLog
  let display: String
  let folder: ScratchFolder
  private var window = ""

  /// Opens a display and the program's window on it, and waits for the first picture.
  init(_ arguments: [String] = []) throws {
    folder = try ScratchFolder()
    (server, display) = try Self.startServer()
    program = Process()
    errors = LineLog()
    program.executableURL = ProgramRun.program
    program.arguments = arguments
    program.currentDirectoryURL = folder.url
    program.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "KEYBOARD_SIMULATOR_TRACE": "1",
    ]) { $1 }
    program.standardInput = FileHandle.nullDevice
    program.standardError = errors.pipe
    try program.run()
    try wait("the first picture") { errors.frames > 0 }
    window =
      try xdotool("search", "--onlyvisible", "--name", "keyboard-simulator")
      .split(separator: "\n").first.map(String.init) ?? ""
    try #require(!window.isEmpty)
    try xdotool("windowfocus", "--sync", window)
    // SDL takes up to 200 ms to believe that it has the focus, and forgets keys pressed before.
    Thread.sleep(forTimeInterval: 0.25)
  }

  deinit {
    end(program)
    end(server)
  }

  /// Asks a process to end, and ends it where it does not listen, so that no test hangs.
  private func end(_ process: Process) {
    process.terminate()
    for _ in 0..<60 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    // Foundation lets go of a process only for who waits for it.
    process.waitUntilExit()
  }

  private static func startServer() throws -> (Process, String) {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]
    let numbers = Pipe()
    server.standardOutput = numbers
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    var text = ""
    while !text.contains("\n") {
      let data = numbers.fileHandleForReading.availableData
      try #require(!data.isEmpty, "Xvfb did not start")
      text += String(decoding: data, as: UTF8.self)
    }
    return (server, ":" + text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  // MARK: Hands

  @discardableResult
  func xdotool(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func move(to point: CGPoint) throws {
    try xdotool("mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))")
  }

  func click(_ point: CGPoint) throws {
    try move(to: point)
    try xdotool("click", "1")
  }

  func press(_ keys: String...) throws {
    for key in keys { try xdotool("key", "--delay", "30", key) }
  }

  func type(_ text: String) throws { try xdotool("type", "--delay", "15", text) }

  func resize(width: Int, height: Int) throws {
    try xdotool("windowsize", "--sync", window, "\(width)", "\(height)")
  }

  func hideAndShow() throws {
    try xdotool("windowunmap", "--sync", window)
    try xdotool("windowmap", "--sync", window)
  }

  // MARK: Eyes

  var frames: Int { errors.frames }
  var isRunning: Bool { program.isRunning }

  /// Waits until the program has drawn nothing for a while.
  func runUntilIdle() throws {
    var last = -1
    try wait("rest", seconds: 20, every: 0.4) {
      defer { last = frames }
      return frames == last
    }
  }

  /// Takes a screenshot by its shortcut and returns picture and report.
  func screenshot() throws -> (png: Data, report: [String: Any]) {
    let before = Set(folder.names)
    try press("ctrl+s")
    var names: [String] = []
    try wait("a screenshot") {
      names = folder.names.filter { !before.contains($0) }
      return names.count == 2 && names.allSatisfy { !$0.hasPrefix(".") }
    }
    let report = try JSONSerialization.jsonObject(with: folder.data(names[0]))
    return (try folder.data(names[1]), try #require(report as? [String: Any]))
  }

  /// Waits for the program's end, which is to be a good one; else tells how it was, and its words.
  func expectExit(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("the program's end") { !program.isRunning }
    let isSignal = program.terminationReason == .uncaughtSignal
    let ending = (isSignal ? "signal " : "status ") + "\(program.terminationStatus)"
    #expect(
      ending == "status 0", "standard error: \(errors.lastWords)", sourceLocation: sourceLocation)
  }

  func terminate() { program.terminate() }

  /// Asks the program to end again and again, for ten seconds at most.
  func terminateUntilItEnds() {
    for _ in 0..<5_000 where program.isRunning {
      program.terminate()
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  func wait(
    _ what: String, seconds: Double = 10, every pause: Double = 0.05, _ condition: () -> Bool
  ) throws {
    let tries = Int(seconds / pause) * (ProgramRun.isSanitized ? 10 : 1)
    for _ in 0..<tries {
      if condition() { return }
      Thread.sleep(forTimeInterval: pause)
    }
    Issue.record("waited \(seconds) s for \(what); \(errors.text)")
    throw Patience.ended
  }

  enum Patience: Error { case ended }
}

/// Collects what a program says while it runs.
final class LineLog: @unchecked Sendable {
  let pipe = Pipe()
  private let lock = NSLock()
  private var data = Data()
  private var isWhole = false

  init() {
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let new = handle.availableData
      guard let self else { return }
      lock.withLock {
        data.append(new)
        isWhole = new.isEmpty
      }
      // At the end of a file there is always something to be read: nothing.
      if new.isEmpty { handle.readabilityHandler = nil }
    }
  }

  var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }

  /// What a program that has ended said, besides its frames.
  var lastWords: String {
    for _ in 0..<40 where !lock.withLock({ isWhole }) { Thread.sleep(forTimeInterval: 0.05) }
    return text.split(separator: "\n").filter { !$0.hasPrefix("trace frame ") }
      .joined(separator: "\n")
  }

  /// How many frames the program has told of.
  var frames: Int { text.components(separatedBy: "trace frame ").count - 1 }
}
