/// Finds a short ASCII text in a stream of bytes.
///
/// The text's first byte may be repeated at its start, as in `-->`, but not later.
struct ByteMatcher {
  private let wanted: [UInt8]
  private var matched = 0

  init(_ wanted: [UInt8]) { self.wanted = wanted }

  /// Takes the next byte; returns whether it is the last one of the text.
  mutating func isComplete(with byte: UInt8) -> Bool {
    if byte == wanted[matched] {
      matched += 1
    } else if !isRun(of: byte) {
      matched = byte == wanted[0] ? 1 : 0
    }
    guard matched == wanted.count else { return false }
    matched = 0
    return true
  }

  /// Whether all bytes matched so far are this one, so that one more changes nothing.
  private func isRun(of byte: UInt8) -> Bool {
    matched > 0 && wanted[..<matched].allSatisfy { $0 == byte }
  }
}
