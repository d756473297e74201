import Foundation
import Testing

/// The code for SwiftUI is type-checked with a stub of the declarations that it uses.
@Suite struct SwiftUIModifierTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let library = tests.appendingPathComponent("../../Sources/KeyboardAvoidance")
  private static let stub = tests.appendingPathComponent("Stubs/SwiftUI.swift")

  /// A folder for modules, gone afterwards.
  private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("swiftui-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private static func sources() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: library.path)
    return (files?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { library.appendingPathComponent($0).path }
  }

  private static func swiftc(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6", "-parse-as-library"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static func module(
    _ name: String, _ files: [String], in folder: URL
  ) throws -> (status: Int32, text: String) {
    let features = ["InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility"]
    return try swiftc(
      [
        "-emit-module", "-module-name", name, "-o",
        folder.appendingPathComponent(name + ".swiftmodule").path, "-I", folder.path,
        "-package-name", "stub", "-warnings-as-errors",
      ] + features.flatMap { ["-enable-upcoming-feature", $0] } + files)
  }

  /// Compiles the library with a stub, then an app that uses the modifier.
  private static func compile(_ stub: URL, in folder: URL) throws -> (status: Int32, text: String) {
    let swiftUI = try module("SwiftUI", [stub.path], in: folder)
    try #require(swiftUI.status == 0, "\(swiftUI.text)")
    let library = try module("KeyboardAvoidance", sources(), in: folder)
    guard library.status == 0 else { return library }
    let app = folder.appendingPathComponent("App.swift")
    try Data(
      """
      import KeyboardAvoidance
      import SwiftUI
      struct Composer: View {
        var body: some View { Text("Your Message").keyboardObserving() }
      }
      """.utf8
    ).write(to: app)
    return try swiftc(["-typecheck", "-I", folder.path, app.path])
  }

  @Test func theModifierCompilesForAnApp() throws {
    let folder = try Folder()
    let result = try Self.compile(Self.stub, in: folder.url)
    #expect(result.status == 0, "\(result.text)")
  }

  /// Without a declaration that the modifier needs the check fails, so it is the modifier that it checks.
  @Test func aMissingDeclarationIsNoticed() throws {
    let folder = try Folder()
    let text = try String(contentsOf: Self.stub, encoding: .utf8)
    let poor = folder.url.appendingPathComponent("Poor.swift")
    try Data(text.replacing("func padding", with: "func stuffing").utf8).write(to: poor)
    let result = try Self.compile(poor, in: folder.url)
    #expect(result.status != 0)
    #expect(result.text.contains("no member 'padding'"))
  }
}
