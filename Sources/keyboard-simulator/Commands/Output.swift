import Foundation
import Reporting
import SDLHost

/// Writes to files, or to standard output for the path `-`.
enum Output {
  static func line(_ text: TerminalText) throws(HostError) {
    try write("\(text)\n" as TerminalText)
  }

  static func write(_ text: some OutgoingText) throws(HostError) { try write(text.bytes) }

  static func write(_ bytes: [UInt8]) throws(HostError) {
    try FileWriter.write(bytes, toOpen: STDOUT_FILENO, called: "standard output")
  }

  /// - Parameter path: `-` for standard output.
  static func write(_ text: some OutgoingText, to path: String) throws(HostError) {
    try write(text.bytes, to: path)
  }

  /// - Parameter path: `-` for standard output.
  static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
    if path == "-" { return try write(bytes) }
    try FileWriter.write(bytes, to: path)
  }
}

/// Writes to standard error; errors of writing are ignored.
enum ErrorOutput {
  static func line(_ text: TerminalText) { write("\(text)\n") }

  static func write(_ text: TerminalText) {
    try? FileWriter.write(text.bytes, toOpen: STDERR_FILENO, called: "standard error")
  }
}
